/**
 * What people read in the panel of a budget. The steps have `step/words.ts`: the dashboard and the first look show the
 * panel too, and do without those.
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
