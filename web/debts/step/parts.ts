/**
 * The parts of the debts, each fetched when it is needed. They stand in a module of their own, which is itself fetched
 * when needed, so that the first question does not carry the names of all their files.
 */
export const debtsParts = {
  intro: async () => (await import('./CustomerDebtsIntro.tsx')).CustomerDebtsIntro,
  list: async () => (await import('./CustomerDebts.tsx')).CustomerDebts,
  details: async () => (await import('../details/CustomerDebtsDetails.tsx')).CustomerDebtsDetails,
  summary: async () => (await import('./CustomerDebtsSummary.tsx')).CustomerDebtsSummary,
};
