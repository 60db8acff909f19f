/** What people read on the operator's pages in addition to the operator's own texts. */
export const words = {
  helpContacts: {
    heading: 'Who can help',
    call: (number: string) => `Call ${number}`,
    sms: ({ to, say }: { to: string; say: string }) => `Text ${say} to ${to}`,
    readPage: 'Read the page',
    visitWebsite: 'Visit the website',
    /** Ends the name of a link, for people who cannot see whose page or site it is. */
    of: (name: string) => ` of ${name}`,
  },
  plainTitles: {
    heading: 'Titles that say nothing',
    why: 'The title of a page shows on its tab and in the history of your browser. You can have a plain title on every page, in this browser.',
    full: 'Titles say what each page is about.',
    plain: 'Titles say nothing now.',
    makePlain: 'Use plain titles',
    makeFull: 'Use full titles',
  },
};
