import { hasDebtRole, type WithDebtRoles } from './roles.ts';

/** The extra question about a benefit or tax credit that was overpaid, word for word (DE-041). */
export const BENEFIT_QUESTION = {
  label: 'In receipt of benefit/tax credit',
  question: 'Are you still in receipt of this benefit/tax credit?',
} as const;

/** What a person with an overdraft is told, word for word (ER-015, ER-016). */
export const OVERDRAFT_MESSAGES = {
  advice:
    'You should consider changing your bank account if you need to enter into a debt solution. Please check the free money-advice service for details on how to open a new safe bank account',
  underBalance: 'Input the maximum balance you reach each month',
} as const;

/** What a kind of debt adds to the form. */
export type CreditTypeQuestions = {
  /** Ask BENEFIT_QUESTION; the answer is `inReceiptOfBenefit`. */
  readonly asksBenefit: boolean;
  /** Advice to show beside the kind of debt; null for most. */
  readonly advice: string | null;
  /** A hint under the balance; null for most. */
  readonly balanceHint: string | null;
};

/** What the form also asks and says for a kind of debt. Null or undefined: not chosen yet, or not known. */
export function creditTypeQuestions(type: WithDebtRoles | null | undefined): CreditTypeQuestions {
  const isOverdraft = hasDebtRole(type, 'overdraft');
  return {
    asksBenefit: hasDebtRole(type, 'asks-receipt-of-benefit'),
    advice: isOverdraft ? OVERDRAFT_MESSAGES.advice : null,
    balanceHint: isOverdraft ? OVERDRAFT_MESSAGES.underBalance : null,
  };
}
