/** What people read on the operator's pages in addition to the operator's own texts. */
export const words = {
  helpContacts: {
    heading: 'Who can help',
    call: (number: string) => `Call ${number}`,
    readPage: 'Read the page',
    visitWebsite: 'Visit the website',
    /** Ends the name of a link, for people who cannot see whose page or site it is. */
    of: (name: string) => ` of ${name}`,
  },
};
