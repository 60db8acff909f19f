/** Fetches the page; in a module of its own, so that other pages do not carry the names of its files. */
export const lettersPage = async () => (await import('../../letters/LettersPage.tsx')).LettersPage;
