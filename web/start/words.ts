/** What people read while their questions are being fetched. */
export const words = {
  title: 'Your questions',
  loading: 'Getting your questions',
  noScript: {
    before: 'The questions need JavaScript, and it is off in this browser. You can',
    link: 'talk to us',
    after: 'instead.',
  },
};
