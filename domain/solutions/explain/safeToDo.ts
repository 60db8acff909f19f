/** A thing that is safe to do, or with `isCare` to leave alone, until a person has looked at a case. */
export type SafeStep = { readonly lead: string; readonly says: string; readonly isCare?: true };

/** Whoever is in one of these has agreed to pay, and stopping can end what protects them. */
const IN_SOMETHING: ReadonlySet<string> = new Set(['IN_ARRANGEMENT', 'IN_INSOLVENCY']);

const ESSENTIALS: SafeStep = {
  lead: 'Pay for food, your home and energy first.',
  says: 'Other lenders can wait.',
};
const PETITION: SafeStep = {
  lead: 'Call us about the court papers today.',
  says: 'Go to the court on the day they name. It can decide without you.',
};
const KEEP_UP: readonly SafeStep[] = [
  { lead: 'Pay for food, your home and energy.', says: 'Those still come first.' },
  {
    lead: 'Keep to the plan you are in.',
    says: 'If you cannot pay it, call whoever runs it before the day it is due. Missed payments can end it.',
  },
];

/** What to leave alone until then, by why an adviser looks first. */
const CARE: ReadonlyMap<string, SafeStep> = new Map<string, SafeStep>([
  [
    'DEBTS_NOT_SETTLED',
    {
      lead: 'Leave alone any debt you may not owe.',
      says: 'Do not pay it or write to them before you have had advice. What your home and power cost now still come first.',
      isCare: true,
    },
  ],
  [
    'SAVINGS_COULD_SETTLE',
    {
      lead: 'Keep what you have put by.',
      says: 'Pay nobody more than you agreed, and give or sell nothing away.',
      isCare: true,
    },
  ],
]);

/**
 * What is safe to do until a person has looked, the most useful first. Nobody who is in a plan or an insolvency is told
 * that others can wait: a payment that is missed can end it, and the debts come back.
 *
 * @param codes why an adviser looks first, as the record has them
 */
export function safeToDo(codes: readonly string[]): readonly SafeStep[] {
  return [
    ...(codes.includes('CREDITOR_PETITION') ? [PETITION] : []),
    ...(codes.some(code => IN_SOMETHING.has(code)) ? KEEP_UP : [ESSENTIALS]),
    { lead: 'Keep letters together,', says: 'opened or not. Have them near for the call.' },
    { lead: 'Tell us if your money changes.', says: 'It may change the answer.' },
    ...codes.flatMap(code => CARE.get(code) ?? []),
    { lead: 'Sign nothing yet.', says: 'No new loan, no plan with fees.', isCare: true },
  ];
}
