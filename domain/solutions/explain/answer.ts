import { sayLeft } from '../../budget/left.ts';
import { formatWholePounds } from '../../values/pence.ts';
import { isKnown, type Span } from '../case/span.ts';
import { countsStoppedBenefits } from '../contradictions/contradictionsIn.ts';
import { atStart } from '../solution/inSentence.ts';
import type { Payment } from '../solution/payment.ts';
import { isWrittenOffEstimated, sayEstimate } from './estimates.ts';
import { keptSums } from './keptSums.ts';
import type { AdviceRecord, KeptResult } from './record.ts';
import { sayFigure } from './words.ts';

/** The answer of an advice and its reason: one sentence in two parts, "A plan could do this" and "because of that". */
export type Answer = {
  readonly says: string;
  /** Follows the first part, without a full stop. */
  readonly because: string;
  /** The figures of the first part, which a screen may set apart. */
  readonly figures: readonly string[];
};

/**
 * What is recommended, what it could do and why it fits, with the figures of the person. Null where nothing is
 * recommended. "Could": an adviser or those who are owed have to agree.
 */
export function answerOf(record: AdviceRecord): Answer | null {
  const { recommended } = record.groups;
  const result = record.results.find(({ shortName }) => shortName === recommended);
  if (result === undefined) return null;
  const { says, figures } = doesOf(result);
  return { says, figures, because: becauseOf(result, record) };
}

type Does = { readonly says: string; readonly figures: readonly string[] };

/** What a solution could do, with the sum and the time where they are known. */
function doesOf({ shortName, payment }: KeptResult): Does {
  const start = atStart(shortName);
  if (shortName === 'DAP') return { says: `${start} comes first`, figures: [] };
  if (shortName === 'WO') {
    return { says: 'You could ask the people you owe to write your debts off', figures: [] };
  }
  if (payment === null) return { says: `${start} could help you`, figures: [] };
  const time = timeOf(payment);
  const inTime = time === null ? '' : ` in ${time}`;
  switch (shortName) {
    case 'TPP':
      return atRate(`${start} could give you time`, payment.monthly, null);
    case 'FFS': {
      const sum = sayWhole(payment.writtenOff);
      if (sum === null) return { says: `${start} could clear your debts`, figures: [] };
      return { says: `${start} could clear ${sum} of your debts`, figures: [sum] };
    }
    case 'DMP':
    case 'DAS':
    case 'SMP':
    case 'AO':
      return atRate(`${start} could pay back your debts${inTime}`, payment.monthly, time);
    case 'IVA':
    case 'PTD':
      return atRate(`${start} could free you of these debts${inTime}`, payment.monthly, time);
    default: {
      const cleared = clearedOf(shortName, payment);
      const what = cleared ?? 'most of your debts';
      return {
        says: `${start} could clear ${what}${inTime}`,
        figures: [cleared, time].filter(found => found !== null),
      };
    }
  }
}

function atRate(does: string, monthly: Span, time: string | null): Does {
  const rate = sayWhole(monthly);
  if (rate === null) return { says: does, figures: time === null ? [] : [time] };
  return { says: `${does}, for ${rate} a month`, figures: time === null ? [rate] : [time, rate] };
}

/** A sum that is known, in whole pounds. */
function sayWhole(sum: Span): string | null {
  return isKnown(sum) && sum.low > 0 ? formatWholePounds(sum.low) : null;
}

/** What could be cleared: to the pound where it is known, roundly where it is an estimate, as in the pictures. */
function clearedOf(shortName: string, payment: Payment): string | null {
  const sum = payment.writtenOff;
  if (sum.high === 0 || !Number.isFinite(sum.high)) return null;
  const isSure = isKnown(sum) && !isWrittenOffEstimated(shortName, payment);
  return isSure ? formatWholePounds(sum.low) : sayEstimate(sum);
}

/** "12 months", "5 years", where it is known and no longer than people can plan for. */
function timeOf({ monthsToDebtFree }: Payment): string | null {
  if (!isKnown(monthsToDebtFree) || monthsToDebtFree.low === 0) return null;
  return sayFigure(monthsToDebtFree, 'months');
}

/** The limits that a person can weigh their own figure against, by solution. */
const LIMITS: Readonly<Partial<Record<string, readonly [code: string, allows: string]>>> = {
  DRO: ['DRO_SURPLUS_MAX', 'it allows up to'],
  AO: ['AO_DEBT_MAX', 'it is for debts of up to'],
};

/** Why it fits, with the person's own figure: the whole sentence is one. */
function becauseOf(result: KeptResult, record: AdviceRecord): string {
  const { shortName } = result;
  const { income, outgoings, debts } = keptSums(record);
  const left = income - outgoings;
  const leftOver =
    left < 0 ? `you are ${sayLeft(left)} short each month` : `you have ${sayLeft(left)} left each month`;
  const owed = `you owe ${formatWholePounds(debts)}`;
  const limit = LIMITS[shortName];
  const kept = limit && result.reasons.find(({ code }) => code === limit[0]);
  switch (shortName) {
    case 'DRO': {
      if (kept === undefined || kept.limit === null || !isKnown(kept.figure)) return leftOver;
      const most = sayFigure({ low: kept.limit, high: kept.limit }, 'pence');
      const counts = kept.figure.low;
      const what = counts === left || counts < 0 ? leftOver : `${leftOver} (${sayLeft(counts)} counts here)`;
      return `${what} and ${limit?.[1]} ${most}`;
    }
    case 'AO':
      return kept?.limit == null
        ? owed
        : `${owed} and ${limit?.[1]} ${sayFigure({ low: kept.limit, high: kept.limit }, 'pence')}`;
    case 'MAP':
      if (left <= 0) return leftOver;
      return countsStoppedBenefits(record.inputs) ? owed : 'benefits are your only income';
    case 'FFS':
      return 'you have a sum that you could offer';
    case 'DAP':
      return left < 0 ? leftOver : 'some bills come before everything else';
    case 'BKY':
    case 'SEQ':
      return `${owed} and ${left < 0 ? leftOver : `have ${sayLeft(left)} left each month`}`;
    default:
      return leftOver;
  }
}
