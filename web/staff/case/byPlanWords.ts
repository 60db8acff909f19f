const onDay = (day: string | null) => (day === null ? '' : ` on ${day}`);

/** What staff read of a debt of which a plan was told since its list said the sum. */
export const words = {
  both: (listed: string, now: string) => `${listed}; ${now}.`,
  alone: (now: string) => `The list has no sum; ${now}.`,
  listed: {
    you: (sum: string, day: string | null) => `They told us ${sum}${onDay(day)}`,
    'one of us': (sum: string, day: string | null) => `We noted ${sum} with them${onDay(day)}`,
    'credit report': (sum: string, day: string | null) => `The credit report said ${sum}${onDay(day)}`,
  },
  since: {
    payments: 'the rest is paid in their plan',
    'another sum': 'the other sum was told in their plan',
    'paid elsewhere': 'told in their plan to be paid',
    settled: 'told in their plan to be settled',
    'settled by letter': 'settled, as their letter says',
    'found wrong': 'told in their plan not to be owed',
    'written off': 'told in their plan to be written off',
  },
  total: (listed: string) => `The list says ${listed}`,
};
