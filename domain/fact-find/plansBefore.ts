import type { Case, EarlierSolution } from '../solutions/case/case.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { isInFuture, latestDay } from './days.ts';
import { activeNow, KIND_OF_WORD, type PlanWord } from './plansNow.ts';
import type { ToldAnswers } from './told.ts';

/** The steps that ask when a solution of before began or ended. */
const DATED = {
  bankruptcy: { ended: 'bankruptcy-ended-on' },
  dro: { began: 'dro-on' },
  iva: { ended: 'iva-ended-on' },
  'breathing-space': { ended: 'breathing-space-ended-on' },
  sequestration: { began: 'sequestration-on', ended: 'sequestration-ended-on' },
  'minimal-asset': { began: 'minimal-asset-on' },
  'trust-deed': { ended: 'trust-deed-ended-on' },
  moratorium: { ended: 'moratorium-ended-on' },
} as const satisfies Partial<Record<PlanWord, { readonly began?: string; readonly ended?: string }>>;
type PastWord = keyof typeof DATED;
const PAST_WORDS = Object.keys(DATED) as readonly PastWord[];

/**
 * The solutions that are over, and those that go on, as the newest questions ask: what is over, of each kind that the
 * nation has, and one from elsewhere in the UK. Null where these were not asked.
 */
export function plansBefore(told: ToldAnswers, today: CalendarDate): Case['earlier'] {
  const isUnsure = told.one('earlier-plans', ['unsure']) !== null;
  const before = told.several('earlier-plans', [...PAST_WORDS, 'elsewhere']);
  if (before === null && !isUnsure) return null;
  const own = PAST_WORDS.filter(word => before === null || before.includes(word));
  const elsewhere = before?.includes('elsewhere') ? elsewhereBefore(told) : [];
  return [
    ...own.map(word => over(told, today, word, DATED[word])),
    ...elsewhere.map(word => over(told, today, word, { ended: 'elsewhere-ended-on' })),
    ...activeNow(told),
  ];
}

/** Of somebody who is not sure which it was, it may have been any. */
function elsewhereBefore(told: ToldAnswers): readonly PastWord[] {
  return told.several('earlier-elsewhere', PAST_WORDS) ?? PAST_WORDS;
}

function over(
  told: ToldAnswers,
  today: CalendarDate,
  word: PastWord,
  asked: { readonly began?: string; readonly ended?: string },
): EarlierSolution {
  const month = (stepId: string | undefined) => (stepId === undefined ? null : told.text(stepId));
  const ended = month(asked.ended);
  return {
    kind: KIND_OF_WORD[word],
    startedOn: latestDay(month(asked.began), today),
    // A month still to come says that it goes on until then.
    isActive: isInFuture(ended, today),
    endedOn: latestDay(ended, today),
  };
}
