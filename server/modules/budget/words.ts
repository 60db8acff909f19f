import { words as household } from '../household/words.ts';

/** What people are told of their budget, besides what the rules say of it. */
export const words = {
  /** What a budget still needs. */
  lacks: {
    household: household.lacks,
    categories: 'Go through each part of your budget first',
    complete: 'Check your budget and finish it first',
  },
  /** Where a line's first figure comes from. */
  starts: {
    'first questions': 'You told us this at the start. Change it if it’s different now.',
    debts: 'This is from your list of debts. Change it if it’s different.',
  },
  toldBefore: (sum: string, about: string) => `At the start you told us ${sum} a month for ${about}.`,
  /** Shown in place of a reason that reveals health, belief or hardship. */
  privateReason: 'The person has told us why',
  refused: {
    noLine: 'There is no such line',
    noCategory: 'There is no such category',
    otherCategory: 'This line is not part of this category',
    twice: 'This line is here twice',
    frequency: 'Choose how often',
    reason: 'Choose one of the reasons',
    putRight: 'One of us changed this with you.',
  },
};
