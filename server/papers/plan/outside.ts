import { paidMonthly } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { NOTHING_APART, type PaidApart } from '@towpath/domain/plans/repayment/paidApart.ts';
import { apartFromTaken, sayLeftBefore, sumsApart } from '@towpath/domain/plans/repayment/paidApartWords.ts';
import type { Repayment } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { formatPounds, formatSum } from '@towpath/domain/values/pence.ts';
import { type Block, heading, list, paragraph } from '../paper.ts';
import { sayMarked } from '../sayings.ts';
import { words as paperWords } from '../words.ts';
import { words } from './words.ts';

type Beside = { readonly stands: Repayment; readonly apart: PaidApart };

/** Who gets how much beside a plan each month; '' for nobody. */
export function sayBeside({ stands, apart }: Beside): string {
  const names = new Map(stands.plan.outside.map(({ id, creditor }) => [id, creditor]));
  return sumsApart(
    apart.each.flatMap(({ id, monthly: sum }) => {
      const to = names.get(id);
      return to === undefined ? [] : [{ to, sum }];
    }),
  );
}

/** How the sum of a plan comes about, beside what is set aside; nothing where another sum is paid than is left. */
export function besideOf({ stands: { plan, debts }, apart }: Beside): readonly Block[] {
  const { monthly, terms } = plan;
  // What is kept aside of a payment is not paid.
  const says = paidMonthly({ monthly, debts, terms }) === monthly ? sayLeftBefore(apart, plan) : null;
  return says === null ? [] : [paragraph(says)];
}

/** What stays outside of a plan: what waits until we have talked, what is paid from the budget, and what is taken already. */
export function outsideOf({ plan, adviceFirst }: Repayment, apart: PaidApart): readonly Block[] {
  const waiting = plan.outside.filter(({ id }) => adviceFirst.includes(id));
  const { paid, taken } = apartFromTaken(plan.outside.filter(({ id }) => !adviceFirst.includes(id)));
  return [
    ...outsideAs(words.outsideWaits, words.outsideWaitsText, waiting, NOTHING_APART),
    ...outsideAs(words.outside, words.outsideText, paid, apart),
    ...outsideAs(words.outsideTaken, words.outsideTakenText, taken, NOTHING_APART),
  ];
}

function outsideAs(
  title: string,
  text: string,
  its: Repayment['plan']['outside'],
  { each }: PaidApart,
): readonly Block[] {
  if (its.length === 0) return [];
  const sums = new Map(each.map(({ id, monthly }) => [id, monthly]));
  return [
    heading(3, title),
    paragraph(text),
    list(
      its.map(({ id, creditor, what, balance }) => {
        const owed = balance === null ? paperWords.notKnown : formatPounds(balance);
        const monthly = sums.get(id);
        return {
          lead: sayMarked(creditor, what ?? false),
          text: monthly === undefined ? owed : words.outsideWithSum(owed, formatSum(monthly)),
        };
      }),
    ),
  ];
}
