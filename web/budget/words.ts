/**
 * The texts of the budget panel. The steps have `step/words.ts`, which the dashboard and the first look do
 * not load although they show the panel too.
 */
export const words = {
  /** What unsent entries are called, in the question asked at logout. */
  unsent: 'figures in your budget',
  parts: {
    name: 'Parts of your budget',
    lead: 'These are the parts of your budget. Pick one to change it. You come back here.',
  },
  panel: {
    income: 'Income',
    outgoings: 'Outgoings',
    /** Said after the name of a sum that leads to where it is changed. */
    change: ', change this',
    leftOver: (sum: string) => `${sum} left over each month`,
    short: (sum: string) => `You’re ${sum} short each month`,
    whereItGoes: 'Where it goes',
    hereForThat: 'That’s what we’re here for.',
  },
};
