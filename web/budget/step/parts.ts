/** The parts of the budget, each fetched when it is needed, as those of the debts are. */
export const budgetParts = {
  ahead: async () => (await import('./Intros.tsx')).BudgetAhead,
  intro: async () => (await import('./Intros.tsx')).BudgetIntro,
  budget: async () => (await import('./BudgetStep.tsx')).BudgetStep,
  whoseMoney: async () => (await import('./WhoseMoney.tsx')).WhoseMoney,
  summary: async () => (await import('./BudgetSummary.tsx')).BudgetSummary,
};
