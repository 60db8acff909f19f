/**
 * The texts of the budget panel. The steps have `step/words.ts`, which the dashboard and the first look do
 * not load although they show the panel too.
 */
export const words = {
  /** What unsent entries are called, in the question asked at logout. */
  unsent: 'figures in your budget',
  panel: {
    income: 'Income',
    outgoings: 'Outgoings',
    leftOver: (sum: string) => `${sum} left over each month`,
    short: (sum: string) => `You’re ${sum} short each month`,
    hereForThat: 'That’s what we’re here for.',
  },
};
