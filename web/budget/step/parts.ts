/** The parts of the budget, each fetched when it is needed, as those of the debts are. */
export const budgetParts = {
  ieIntro: async () => (await import('./Intros.tsx')).IeIntro,
  sfsIntro: async () => (await import('./Intros.tsx')).SfsIntro,
  sheet: async () => (await import('./Budget.tsx')).Budget,
  summary: async () => (await import('./BudgetSummary.tsx')).BudgetSummary,
};
