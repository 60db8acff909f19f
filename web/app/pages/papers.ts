/** Fetches the page; in a module of its own, so that other pages do not carry the names of its files. */
export const papersPage = async () => (await import('../../papers/all/PapersPage.tsx')).PapersPage;
