import { limited } from '../criteria/criterion.ts';

/** What both kinds of Scottish bankruptcy ask for. */
export const LIVED_IN_SCOTLAND = limited('less than', 'SEQ_RESIDENCE_MONTHS', 'months', {
  tests: 'Time since you lived in Scotland',
  figure: figures => figures.monthsSinceLeaving,
  missing: 'where you live, and when you left if you do not live there now',
});

export const NO_RECENT_BANKRUPTCY = limited('at least', 'SEQ_REPEAT_YEARS', 'months', {
  tests: 'Time since an earlier Scottish bankruptcy began',
  figure: figures => figures.past.monthsSinceScottishBankruptcy,
  missing: 'when an earlier bankruptcy began',
});
