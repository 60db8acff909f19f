/** Fetch the pages; in a module of its own, so that other pages do not carry the names of all their files. */
export const staffPage = async () => (await import('../../staff/StaffPage.tsx')).StaffPage;
export const setUpPage = async () => (await import('../../staff/SetUpPage.tsx')).SetUpPage;
