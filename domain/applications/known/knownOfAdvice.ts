import { isKnown } from '../../solutions/case/span.ts';
import type { AdviceRecord, KeptResult } from '../../solutions/explain/record.ts';
import { takenEachMonth } from '../../solutions/solution/monthlyPayment.ts';
import type { ShortName } from '../../solutions/solution/products.ts';
import { type Given, isEntries } from '../answer.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import type { ApplicationForm } from '../form.ts';
import { fromWords } from '../words.ts';
import { type KnownAnswers, type KnownEntry, known } from './known.ts';
import { whyNot } from './whyNot.ts';

/**
 * What was advised, with each other way and why it is not the one that goes ahead, those that only give time among them. A
 * reason that its person wrote for one that is open, when they were asked for it, stays theirs.
 */
export function knownOfAdvice(
  { shortNames }: ApplicationForm,
  { advice }: ApplicationFacts,
  given: Given,
): KnownAnswers {
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
      rejected: advice.results
        .filter(result => !isOwn(result) && isOtherWay(result))
        .map(result => rejectedEntry(result, advice, given)),
    },
  };
}

/**
 * What is no other way in a form: a plan for bills at home, which stands beside every way, and what is for who is treated in a
 * crisis, whose name tells of their health.
 */
const NOT_NAMED: ReadonlySet<string> = new Set<ShortName>(['DAP', 'MHBS', 'MHM']);

function isOtherWay({ shortName }: KeptResult): boolean {
  return !NOT_NAMED.has(shortName);
}

/** What the way takes each month; null where that is not one sum. */
function offerOf(own: KeptResult, { available }: AdviceRecord): number | null {
  const monthly = takenEachMonth(own, available);
  return monthly !== null && isKnown(monthly) && monthly.low > 0 ? monthly.low : null;
}

function rejectedEntry(result: KeptResult, advice: AdviceRecord, { rejected }: Given): KnownEntry {
  const id = `way:${result.shortName}`;
  const own = isEntries(rejected) ? rejected.find(entry => entry.id === id)?.parts.why : undefined;
  const isTheirs = result.eligibility === 'ELIGIBLE' && own !== undefined && own !== '';
  return {
    id,
    parts: {
      solution: known(result.name, fromWords.advice),
      why: isTheirs ? [] : known(whyNot(result, advice), fromWords.advice),
    },
  };
}
