/** What people read on the operator's pages beside the operator's own words. */
export const words = {
  helpContacts: {
    heading: 'Who can help',
    call: (number: string) => `Call ${number}`,
    readPage: 'Read the page',
    visitWebsite: 'Visit the website',
    /** Said after the way to a page or a site for those who do not see whose it is. */
    of: (name: string) => ` of ${name}`,
  },
};
