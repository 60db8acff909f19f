import { needsAdviceFirst } from '../../debts/debtFacts.ts';
import { isKnown } from '../case/span.ts';
import type { Limits } from '../thresholds/limits.ts';
import { CLOSE_NAMES } from './closeWords.ts';
import type { AdviceRecord } from './record.ts';
import { sayFigure } from './words.ts';

/** A thing to do, or not to do: the thing itself, then why or how. */
export type Suggestion = { readonly code: string; readonly lead: string; readonly says: string };

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What helps until a write-off is open, which is nearly so: nothing of it costs a fee or binds. */
export function untilThen(record: AdviceRecord, limits: Limits): readonly Suggestion[] {
  const { nation } = record.inputs;
  const tax = nation === 'northern-ireland' ? 'rates' : 'council tax';
  return [
    {
      code: 'FIRST_BILLS',
      lead: `Pay for your home, energy and ${tax} first.`,
      says: 'These keep your home, heat and light.',
    },
    ...smallPayments(record, limits),
    ...adviceFirst(record),
    ...timeToBreathe(record, limits),
    { code: 'TELL_US', lead: 'Tell us if your money changes.', says: 'It may change the answer.' },
  ];
}

/** What would cost money or spoil the write-off that is nearly open. */
export function pleaseDont({ close }: AdviceRecord): readonly Suggestion[] {
  const name = close === null ? 'what fits you' : CLOSE_NAMES[close.shortName];
  return [
    {
      code: 'NOT_BELOW_A_LIMIT',
      lead: 'Spend, hide or give things away',
      says: `to get under a limit. It can stop ${name}.`,
    },
    {
      code: 'NO_FEES',
      lead: 'Sign up for a plan with fees.',
      says: 'It could tie you in for years, and you may not need it.',
    },
    { code: 'NOBODY_FIRST', lead: 'Pay back one person before the others,', says: 'even family.' },
    { code: 'NO_NEW_DEBT', lead: 'Borrow more,', says: 'or put bills on a card.' },
  ];
}

/** A token to each lender, with the sum for all of them, where token payments fit. */
function smallPayments({ close, results }: AdviceRecord, limits: Limits): readonly Suggestion[] {
  if (!close?.bridges.includes('TPP')) return [];
  const each = limits.span('TPP_PER_CREDITOR').low;
  const monthly = results.find(({ shortName }) => shortName === 'TPP')?.payment?.monthly;
  if (monthly === undefined || !isKnown(monthly) || monthly.low < each) return [];
  const count = Math.round(monthly.low / each);
  const token = sayFigure({ low: each, high: each }, 'pence');
  const lead = `Offer each lender ${token} a month.`;
  const says =
    count === 1
      ? 'It shows that you have not walked away.'
      : `You owe ${count}, so that is ${sayFigure(monthly, 'pence')} in all.`;
  return [{ code: 'TOKEN_PAYMENTS', lead, says }];
}

/** A debt that is not agreed or very old can come back to life by a payment or a letter. */
function adviceFirst({ inputs: { debts } }: AdviceRecord): readonly Suggestion[] {
  const names = [
    ...new Set(
      debts.filter(needsAdviceFirst).flatMap(({ debt }) => (debt.isDeleted ? [] : debt.initialCreditorName)),
    ),
  ];
  if (names.length === 0) return [];
  return [
    {
      code: 'ADVICE_FIRST',
      lead: `Ask us before you pay or write to ${orList.format(names)}.`,
      says: 'You may not have to pay.',
    },
  ];
}

/** Time without letters and calls, as the nation has it. */
function timeToBreathe({ close }: AdviceRecord, limits: Limits): readonly Suggestion[] {
  if (close?.bridges.includes('BS')) {
    return [
      {
        code: 'BREATHING_SPACE',
        lead: 'Ask us for Breathing Space',
        says: `if letters or calls get too much. It stops most of them for ${limits.span('BS_DAYS').low} days.`,
      },
    ];
  }
  if (close?.bridges.includes('MOR')) {
    return [
      {
        code: 'MORATORIUM',
        lead: 'Ask us about a moratorium',
        says: `if someone is about to take money from your pay or bank. For ${limits.span('MOR_MONTHS').low} months nobody can start to. What is taken now goes on, and so do letters. You can have it once in ${limits.span('MOR_REPEAT_MONTHS').low} months.`,
      },
    ];
  }
  return [];
}
