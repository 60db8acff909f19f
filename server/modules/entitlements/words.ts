/** What has to be told before help can be looked for. */
export const words = {
  missing: {
    nation: 'Where you live',
    household: 'Who lives with you',
    budget: 'What comes in and goes out each month',
    rest: 'The rest of your full review',
  },
};
