import { limited } from './criterion.ts';

/** Criteria that both kinds of Scottish bankruptcy share. */
export const LIVED_IN_SCOTLAND = limited('less than', 'SEQ_RESIDENCE_MONTHS', 'months', {
  tests: 'Time since you lived in Scotland',
  nil: 'You live in Scotland',
  figure: figures => figures.monthsSinceLeaving,
  missing: 'where you live, or when you left',
});

export const NO_RECENT_BANKRUPTCY = limited('at least', 'SEQ_REPEAT_YEARS', 'months', {
  tests: 'Time since you were last made bankrupt',
  never: 'You have not been bankrupt before',
  figure: figures => figures.past.monthsSinceBankruptcy,
  missing: 'when you were last made bankrupt',
});
