import type { Changes, Fact, WhenHappened } from '../solutions/case/case.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { nextDay } from './days.ts';
import type { ToldAnswers } from './told.ts';

const WORDS = ['more', 'less', 'sum', 'offer', 'move', 'job'] as const;

/**
 * What may change within a year. One question asks for all of it, and for the month of what is ticked; before it, one
 * asked about more money and one for a sum to offer.
 */
export function changesFrom(told: ToldAnswers, today: CalendarDate): Changes {
  const ticked = told.several('changes', WORDS);
  const when = (word: (typeof WORDS)[number], stepId: string): WhenHappened => {
    if (ticked === null) return null;
    return ticked.includes(word) ? nextDay(told.text(stepId), today) : 'never';
  };
  return {
    betterIncome: when('more', 'better-income-on') ?? betterIncome(told, today),
    worseIncome: when('less', 'worse-income-on'),
    lumpSumOn: when('sum', 'lump-sum-on'),
    move: when('move', 'move-on'),
    newJob: when('job', 'new-job-on'),
    lumpSum: ticked?.includes('offer') === false ? 0 : told.sum('lump-sum'),
  };
}

function betterIncome(told: ToldAnswers, today: CalendarDate): Fact<CalendarDate | 'never'> {
  const expects = told.yesNo('better-income');
  if (expects === null) return null;
  return expects ? nextDay(told.text('better-income-on'), today) : 'never';
}
