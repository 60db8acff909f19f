import { isKnown } from '@towpath/domain/solutions/case/span.ts';
import { debtFreeMonth } from '@towpath/domain/solutions/explain/debtFreeWording.ts';
import type { AdviceRecord, KeptResult } from '@towpath/domain/solutions/explain/record.ts';
import { sayCardPayment, sayClearIn } from '../solutionTexts.ts';
import { words } from '../words.ts';

type Paid = Pick<KeptResult, 'shortName' | 'eligibility' | 'payment'>;
type PaidIn = Pick<AdviceRecord, 'available' | 'on'>;

/**
 * What an open solution costs a month and how long until the debts are gone, worded as on the advice cards
 * (AD-023), each with its earlier value where that differs. Empty where there is neither.
 */
export function sayPays(result: Paid, after: PaidIn, was: Paid, before: PaidIn): readonly string[] {
  const now = paysOf(result, after);
  const then = paysOf(was, before);
  return (['monthlyPayment', 'clearIn'] as const).flatMap(figure => {
    const [name, said, before] = [words.card[figure], now[figure], then[figure]];
    if (said === undefined) return [];
    if (before === undefined || before === said) return [words.outcome.figure(name, said)];
    return [words.outcome.figureChanged(name, said, before)];
  });
}

function paysOf({ shortName, eligibility, payment }: Paid, { available, on }: PaidIn) {
  if (eligibility !== 'ELIGIBLE') return {};
  const disposable = available !== null && isKnown(available) ? available.low : null;
  const monthly = sayCardPayment(shortName, disposable);
  return {
    monthlyPayment: monthly === words.notApplicable ? undefined : monthly,
    clearIn: payment === null ? undefined : clearIn(payment, on),
  };
}

function clearIn(payment: NonNullable<KeptResult['payment']>, on: string): string | undefined {
  const { value, says } = debtFreeMonth(payment, on);
  return sayClearIn({ ...(value === null ? {} : { value }), says }, on);
}
