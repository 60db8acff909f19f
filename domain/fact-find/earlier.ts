import type { Case, EarlierKind, EarlierSolution, Fact } from '../solutions/case/case.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { isInFuture, latestDay } from './days.ts';
import { plansBefore } from './plansBefore.ts';
import { goingOn, PLANS, type Plan } from './plansNow.ts';
import type { ToldAnswers } from './told.ts';

/** The solutions whose date matters, the step that asks for it, and whether it asks for the start or the end. */
const DATED = {
  dro: { kind: 'debt relief order', stepId: 'dro-on', asks: 'start' },
  iva: { kind: 'iva', stepId: 'iva-ended-on', asks: 'end' },
  'breathing-space': { kind: 'breathing space', stepId: 'breathing-space-ended-on', asks: 'end' },
  sequestration: { kind: 'sequestration', stepId: 'sequestration-on', asks: 'start' },
  'minimal-asset': { kind: 'minimal asset process', stepId: 'minimal-asset-on', asks: 'start' },
  moratorium: { kind: 'moratorium', stepId: 'moratorium-ended-on', asks: 'end' },
} as const satisfies Readonly<
  Record<string, { readonly kind: EarlierKind; readonly stepId: string; readonly asks: 'start' | 'end' }>
>;
const WORDS = Object.keys(DATED) as readonly (keyof typeof DATED)[];

/** Earlier solutions, and a current one. Null while nothing of either is known. */
export function earlierSolutionsFrom(told: ToldAnswers, today: CalendarDate): Case['earlier'] {
  return plansBefore(told, today) ?? askedEarlier(told, today);
}

/** As the question of versions 2 and 3 asked it, with the current plan as the Qualifier asked it. */
function askedEarlier(told: ToldAnswers, today: CalendarDate): Case['earlier'] {
  const plan = told.one('formal-plan', PLANS);
  const before = told.one('earlier', ['unsure']) ? WORDS : told.several('earlier', WORDS);
  // What somebody is in now is known from the Qualifier, before anything is asked about what is over.
  if (before === null) {
    const now = plan === null || plan === 'other' ? [] : goingOn(plan, []);
    return now.length === 0 ? null : now;
  }
  return [...before.map(word => solutionFrom(told, word, plan, today)), ...goingOn(plan, before)];
}

function solutionFrom(
  told: ToldAnswers,
  word: keyof typeof DATED,
  plan: Fact<Plan>,
  today: CalendarDate,
): EarlierSolution {
  const { kind, stepId, asks } = DATED[word];
  const month = told.text(stepId);
  const day = latestDay(month, today);
  if (asks === 'start') return { kind, startedOn: day, isActive: isOn(word, plan), endedOn: null };
  const isActive = isInFuture(month, today) ? true : day === null ? isOn(word, plan) : false;
  return { kind, startedOn: null, isActive, endedOn: day };
}

/**
 * Whether an earlier kind of solution is still going on, from what the person said about their current plan. The
 * question covers only one plan.
 */
function isOn(word: keyof typeof DATED, plan: Fact<Plan>): Fact<boolean> {
  if (plan === null || plan === 'other') return null;
  if (plan === 'none' || plan === 'informal' || plan === 'trust-deed' || plan === 'das') return false;
  // A person in Scotland calls sequestration bankruptcy.
  return word === plan ? true : plan === 'bankruptcy' && word !== 'dro' && word !== 'iva' ? null : false;
}
