/** Fetch the pages; in a module of its own, so that other pages do not carry the names of all their files. */
export const accountPage = async () => (await import('./Account.tsx')).Account;
export const emailChangePage = async () =>
  (await import('../../account/email-change/EmailChangePage.tsx')).EmailChangePage;
export const keepAccountPage = async () =>
  (await import('../../account/keep-account/KeepAccountPage.tsx')).KeepAccountPage;
