/** The texts shown while a page's code is loading. Texts only documents need are in `routes/words.ts`. */
export const words = {
  waiting: { title: 'One moment', loading: 'Getting your page' },
};
