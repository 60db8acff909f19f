import type { OtherOwing } from './sharedDebt.ts';

/** What is read of a debt that somebody else owes too, on the page of a plan, on its paper and in the case. */
export const sharedDebtWords = {
  /** Beside what it is: "Personal loan, £5,380, shared with Jo". */
  shared: ({ name }: OtherOwing) => `shared with ${name ?? 'another person'}`,
  owes: ({ name }: OtherOwing) => `${name ?? 'The other person'} still owes all of this too.`,
  canDo: ({ name }: OtherOwing) => `What ${name ?? 'the other person'} can do`,
  says: ({ name }: OtherOwing) => {
    const who = name ?? 'the other person';
    return `Your offer is for you alone. So ${who} can be asked for all of it, also while you pay. All that you pay makes it less for you both. It is best if ${who} writes to them too, and says what they can pay. There is free debt advice for them as well.`;
  },
} as const;
