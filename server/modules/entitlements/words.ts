const bills: Readonly<Record<string, string>> = {
  'council-tax': 'council tax',
  electricity: 'electricity',
  childcare: 'childcare',
  prescriptions: 'cost of prescriptions',
  'tv-licence': 'TV licence',
};

/** What has to be told before help can be looked for, and what the bills are called that help lowers. */
export const words = {
  bills,
  bill: 'bill',
  missing: {
    nation: 'Where you live',
    household: 'Who lives with you',
    budget: 'What comes in and goes out each month',
    rest: 'The rest of your full review',
  },
};
