import { formatSum, type Pence } from '../../values/pence.ts';

/** What is said where somebody can pay more or less than their budget has, or their plan pays more. */
export const moreThanBudgetWords = {
  /** At the field, before it is kept. */
  asks: (has: Pence, sum: Pence) =>
    has === 0
      ? `Your budget has nothing left for these debts, and you put in ${formatSum(sum)} a month. Check the sum`
      : `Your budget has ${formatSum(has)} a month for these debts, and you put in ${formatSum(sum)}. Check the sum`,
  /** Below the choices. */
  why: 'Lenders read your budget beside your offer. If you have more now, put that in your budget too: until then your offers wait.',
  /** Goes back to the field. */
  another: 'Put in another sum',
  isRight: 'It is right: I have more now',
  budget: 'Put my budget right',
  /** The same of a sum that is less than the budget has. */
  less: {
    why: 'Lenders read your budget beside your offer. If you have less now, put that in your budget first. You can also offer less than you have: your letters then say that you keep some back, so that you can keep to the plan.',
    isRight: 'It is right: I keep some back',
  },
  /** Above the question which offers went. */
  offersWait:
    'The sums of your plan do not add up. Put them right before you send an offer: with other sums you would have to send it again. If it has gone already, tell us here.',
} as const;
