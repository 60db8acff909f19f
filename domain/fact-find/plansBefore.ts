import type { Case, EarlierSolution } from '../solutions/case/case.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { isInFuture, latestDay } from './days.ts';
import { activeNow, KIND_OF_WORD, type PlanWord } from './plansNow.ts';
import type { ToldAnswers } from './told.ts';

/** Whether it is asked when a solution of before began; when it ended is asked of each. */
const ASKS_BEGIN = {
  bankruptcy: true,
  dro: true,
  iva: true,
  'breathing-space': false,
  court: false,
  sequestration: true,
  'minimal-asset': true,
  'trust-deed': true,
  moratorium: false,
  das: false,
  dmp: false,
} as const satisfies Readonly<Record<PlanWord, boolean>>;
const PAST_WORDS = Object.keys(ASKS_BEGIN) as readonly PlanWord[];

/**
 * The solutions that are over, and those that go on, as the questions since version 4 ask: what is over, of each kind
 * that the nation has, and those from elsewhere in the UK. Null where these were not asked.
 */
export function plansBefore(told: ToldAnswers, today: CalendarDate): Case['earlier'] {
  const isUnsure = told.one('earlier-plans', ['unsure']) !== null;
  const before = told.several('earlier-plans', [...PAST_WORDS, 'elsewhere']);
  if (before === null && !isUnsure) return null;
  const own = PAST_WORDS.filter(word => before === null || before.includes(word));
  const elsewhere = before?.includes('elsewhere') ? elsewhereBefore(told) : [];
  return [
    ...own.map(word => over(told, today, word, '')),
    ...elsewhere.map(word => over(told, today, word, 'elsewhere-')),
    ...activeNow(told, today),
  ];
}

/** Of somebody who is not sure which it was, it may have been any. */
function elsewhereBefore(told: ToldAnswers): readonly PlanWord[] {
  return told.several('earlier-elsewhere', PAST_WORDS) ?? PAST_WORDS;
}

/** @param from what the names of the steps begin with for what is from elsewhere in the UK */
function over(
  told: ToldAnswers,
  today: CalendarDate,
  word: PlanWord,
  from: '' | 'elsewhere-',
): EarlierSolution {
  const began = ASKS_BEGIN[word] ? told.text(`${from}${word}-on`) : null;
  // One question for all from elsewhere: of who is not sure which it was, and in version 4 of everybody.
  const ended = told.text(`${from}${word}-ended-on`) ?? (from === '' ? null : told.text(`${from}ended-on`));
  return {
    kind: KIND_OF_WORD[word],
    startedOn: latestDay(began, today),
    // A month still to come says that it goes on until then.
    isActive: isInFuture(ended, today),
    endedOn: latestDay(ended, today),
  };
}
