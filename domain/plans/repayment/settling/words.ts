import { sayDay } from '../../../values/dayWords.ts';
import { formatSum, type Pence } from '../../../values/pence.ts';

const andList = new Intl.ListFormat('en-GB');

type Settles = {
  readonly debt: { readonly creditor: string; readonly payment: Pence };
  readonly by: string;
  readonly hasPassed: boolean;
};

const IF_PAID = 'If you paid it, send them the letter that says so.';
const ASK_FIRST =
  'If you did not, do not pay it now: they may take it as a part of what you owe. Ask them in writing if they still agree, or ring us. Pay only once they have said yes again in writing.';

const STILL_OWED =
  'that something is still owed. Pay nothing more on it for now. Talk to us, or complain: your letters help you with that. If they are right, put the sum in your list of debts.';

const sayOver = (payment: string) =>
  `the day to pay what you agreed has passed. ${IF_PAID} ${ASK_FIRST} Until then, pay them their ${payment} a month again.`;

/** What is said of a debt whose settlement was agreed and is still to be paid, on every page and paper alike. */
export const settlingWords = {
  /** Once its day has passed, and it was not paid. */
  askFirst: ASK_FIRST,
  /** In the place of what they get each month. */
  sum: 'None for now',
  /** What there is to do today. */
  tasks: {
    'pay the settlement': 'Pay the settlement that was agreed',
    'ask about the settlement': 'Say if you paid a settlement, or ask if they still agree',
    'take up the settlement': 'They say that something is still owed: talk to us, or complain',
  },
  /** What is next, after "Next:". `by` is empty once that day has passed, and `payment` is their share as it is said. */
  steps: {
    'pay the settlement': ({ by, payment }: { readonly by: string; readonly payment: string }) =>
      by === ''
        ? sayOver(payment)
        : `pay what you agreed by ${by}, as their letter says. Then ask them to confirm it: that letter is ready. Until then, keep their monthly share towards it.`,
    'ask about the settlement': ({ payment }: { readonly payment: string }) => sayOver(payment),
    'take up the settlement': () => `they say ${STILL_OWED}`,
  },
  /** The same on paper. */
  stepsOnPaper: {
    'pay the settlement': (by: string) =>
      `Pay what you agreed by ${by}, as their letter says. Then ask them to confirm it. Until then, keep their monthly share towards it.`,
    'ask about the settlement': () => `The day to pay what you agreed has passed. ${IF_PAID} ${ASK_FIRST}`,
    'take up the settlement': () => `They say ${STILL_OWED}`,
  },
  /** Where payments are read. */
  inPayments: ({ debt: { creditor, payment }, by, hasPassed }: Settles) =>
    hasPassed
      ? `The day to settle with ${creditor}, ${sayDay(by)}, has passed. Until you tell us that you paid it, their ${formatSum(payment)} a month is in your payments again.`
      : `${creditor} agreed to settle. Payments up to ${sayDay(by)} leave them out: keep their ${formatSum(payment)} towards the settlement.`,
  /** Beside the sum of a payment that is without them. */
  inShort: (creditors: readonly string[]) =>
    `Nothing goes to ${andList.format(creditors)} then: keep that share towards what you agreed.`,
  /** As one of us reads it beside the sum of a payment. */
  without: (creditors: readonly string[]) => `without ${andList.format(creditors)}: agreed to settle`,
} as const;
