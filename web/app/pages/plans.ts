/** Fetch the pages; in a module of its own, so that other pages do not carry the names of all their files. */
export const choosePage = async () => (await import('../../plans/ChoosePage.tsx')).ChoosePage;
export const planPage = async () => (await import('../../plans/PlanPage.tsx')).PlanPage;
