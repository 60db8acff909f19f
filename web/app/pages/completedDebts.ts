/** Fetches the page; a module of its own, so that other pages do not carry the names of all its files. */
export const completedDebtsPage = async () =>
  (await import('../../debts/completed/CompletedDebtsPage.tsx')).CompletedDebtsPage;
