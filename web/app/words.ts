/** What people read while a page's code is on its way. What only documents say is in `routes/words.ts`. */
export const words = {
  waiting: { title: 'One moment', loading: 'Getting your page' },
};
