/** Fetches the page; in a module of its own, so that other pages do not carry the names of all its files. */
export const applicationPage = async () =>
  (await import('../../applications/ApplicationPage.tsx')).ApplicationPage;
