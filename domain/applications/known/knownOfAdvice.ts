import { isKnown } from '../../solutions/case/span.ts';
import type { AdviceRecord, KeptResult } from '../../solutions/explain/record.ts';
import { sayReason } from '../../solutions/explain/words.ts';
import { takenEachMonth } from '../../solutions/solution/monthlyPayment.ts';
import type { ShortName } from '../../solutions/solution/products.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import type { ApplicationForm } from '../form.ts';
import { fromWords } from '../words.ts';
import { type KnownAnswers, type KnownEntry, known } from './known.ts';

/**
 * What was advised, with the ways that the person does not take: of those that are closed, what closes them. Why they do not
 * take one that is open, only they know.
 */
export function knownOfAdvice({ shortNames }: ApplicationForm, { advice }: ApplicationFacts): KnownAnswers {
  if (advice === null) return { singles: {}, lists: {} };
  const from = fromWords.advice;
  const { recommended } = advice.groups;
  const isOwn = ({ shortName }: KeptResult) => shortNames.some(name => name === shortName);
  const own = advice.results.find(isOwn);
  return {
    singles: {
      advisedOn: known(advice.on, from),
      recommended: known(advice.results.find(({ shortName }) => shortName === recommended)?.name, from),
      offer: known(own && offerOf(own, advice), from),
    },
    lists: {
      rejected: advice.results.filter(result => !isOwn(result) && isAWayOut(result)).map(rejectedEntry),
    },
  };
}

/** A plan for bills at home stands beside every way, and is none by itself. */
const AT_HOME: string = 'DAP' satisfies ShortName;

/** What only gives time is no other way. */
function isAWayOut({ shortName, isTemporary }: KeptResult): boolean {
  return !isTemporary && shortName !== AT_HOME;
}

/** What the way takes each month; null where that is not one sum. */
function offerOf(own: KeptResult, { available }: AdviceRecord): number | null {
  const monthly = takenEachMonth(own, available);
  return monthly !== null && isKnown(monthly) && monthly.low > 0 ? monthly.low : null;
}

/** As much as the form takes. */
const LONGEST_WHY = 1000;

function rejectedEntry({ shortName, name, eligibility, reasons }: KeptResult): KnownEntry {
  const outcome = eligibility === 'INELIGIBLE' ? 'not met' : 'cannot say';
  const against = eligibility === 'ELIGIBLE' ? [] : reasons.filter(reason => reason.outcome === outcome);
  return {
    id: `way:${shortName}`,
    parts: {
      solution: known(name, fromWords.advice),
      why: known(against.map(sayReason).join('\n').slice(0, LONGEST_WHY), fromWords.advice),
    },
  };
}
