import { debtFreeMonth, lastPaymentMonth } from '@towpath/domain/solutions/explain/debtFreeWording.ts';
import type { AdviceRecord, KeptResult } from '@towpath/domain/solutions/explain/record.ts';
import { sayWholePounds } from '@towpath/domain/solutions/explain/words.ts';
import { hasMonthlyPayment, takenEachMonth } from '@towpath/domain/solutions/solution/monthlyPayment.ts';
import { sayClearIn } from '../solutionTexts.ts';
import { words } from '../words.ts';

type Paid = Pick<KeptResult, 'shortName' | 'eligibility' | 'payment'>;
type PaidIn = Pick<AdviceRecord, 'on'>;

const FIGURES = ['monthlyPayment', 'paysMonthly', 'clearIn', 'lastPayment'] as const;
type Figure = (typeof FIGURES)[number];

/**
 * What an open solution costs a month and how long until the debts are gone, worded as on the advice cards
 * (AD-023), each with its earlier value where that differs. Empty where there is neither.
 */
export function sayPays(result: Paid, after: PaidIn, was: Paid, before: PaidIn): readonly string[] {
  const now = paysOf(result, after);
  const then = paysOf(was, before);
  return FIGURES.flatMap(figure => {
    const [name, said, before] = [words.card[figure], now[figure], then[figure]];
    if (said === undefined) return [];
    if (before === undefined || before === said) return [words.outcome.figure(name, said)];
    return [words.outcome.figureChanged(name, said, before)];
  });
}

function paysOf(
  { shortName, eligibility, payment }: Paid,
  { on }: PaidIn,
): Partial<Record<Figure, string | undefined>> {
  if (eligibility !== 'ELIGIBLE') return {};
  const taken = takenEachMonth({ shortName, eligibility, payment });
  const says = taken === null ? words.notKnown : sayWholePounds(taken);
  return {
    [hasMonthlyPayment(shortName) ? 'monthlyPayment' : 'paysMonthly']: says,
    clearIn: payment === null ? undefined : clearIn(payment, on),
    lastPayment: payment === null ? undefined : lastPaymentMonth(payment, on)?.says,
  };
}

function clearIn(payment: NonNullable<KeptResult['payment']>, on: string): string | undefined {
  const { value, says } = debtFreeMonth(payment, on);
  return sayClearIn({ ...(value === null ? {} : { value }), says }, on);
}
