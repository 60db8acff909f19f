import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';

type Step = StandingRepayment['debts'][number]['next']['step'];

/** What is next with a lender where it is said otherwise than in most plans. */
export const stepsBySituation = {
  /** Of a token, which is no share of anything: the same small sum for each. */
  stepsOfToken: {
    'show them your budget': ({ by, payment }) =>
      `reply ${by === '' ? 'to them now' : `by ${by}`}. A letter for that is ready. Show them your budget: it leaves no more than the ${payment}.`,
    'ask again': ({ by }) =>
      `${by === '' ? 'it is time to ask them again' : `ask them again by ${by}`}. A letter for that is ready. Send your budget with it, and go on paying.`,
  } satisfies Readonly<
    Partial<Record<Step, (about: { readonly payment: string; readonly by: string }) => string>>
  >,
  /** In a break in which nothing is paid; the other steps are the same in it. */
  stepsInBreak: {
    'they answer': ({ by }) => `they have until ${by}.`,
    'write again': () => 'they have not answered. Write to them again.',
    'pay all the same': ({ by }) =>
      `ask again on ${by}. They may add interest or pass the debt on. If a court form comes, ring us that day.`,
    'ask again': ({ by }) =>
      `${by === '' ? 'it is time to ask them again' : `ask them again by ${by}`}. Send your offer with your budget.`,
  } satisfies Readonly<
    Partial<Record<Step, (about: { readonly payment: string; readonly by: string }) => string>>
  >,
} as const;
