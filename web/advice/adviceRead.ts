import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { api } from '../data/client.ts';

/** The advice, as its page reads it: it may begin before the code and the rest of the journey are there. */
export const ADVICE_READ = {
  pages: import.meta.env.ADVICE_PAGES ?? [],
  read: () => api(recommendation),
};
