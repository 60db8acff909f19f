/** Fetches the page; a module of its own, so that other pages do not carry the names of all its files. */
export const solutionPage = async () => (await import('../../advice/solution/SolutionPage.tsx')).SolutionPage;
