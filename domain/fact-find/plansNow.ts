import type { EarlierKind, EarlierSolution, Fact } from '../solutions/case/case.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { latestDay } from './days.ts';
import type { ToldAnswers } from './told.ts';

export const PLANS = ['none', 'informal', 'bankruptcy', 'iva', 'dro', 'trust-deed', 'das', 'other'] as const;
export type Plan = (typeof PLANS)[number];

/** The kind of solution behind the word of an answer, in both questions about now and before. */
export const KIND_OF_WORD = {
  bankruptcy: 'bankruptcy',
  dro: 'debt relief order',
  iva: 'iva',
  'breathing-space': 'breathing space',
  court: 'administration order',
  dmp: 'debt management plan',
  das: 'debt arrangement scheme',
  'trust-deed': 'trust deed',
  sequestration: 'sequestration',
  'minimal-asset': 'minimal asset process',
  moratorium: 'moratorium',
} as const satisfies Readonly<Record<string, EarlierKind>>;
export type PlanWord = keyof typeof KIND_OF_WORD;
export const PLAN_WORDS = Object.keys(KIND_OF_WORD) as readonly PlanWord[];

/** What gives time to breathe: since version 5 it is asked of everybody in one place. */
const TIME_TO_BREATHE = ['breathing-space', 'moratorium'] as const satisfies readonly PlanWord[];

/**
 * What a person is in now, as far as they were asked beyond the Qualifier, and since when: those who have no plan by it
 * are in none but what gives time to breathe. Somebody who is not sure may be in a plan of which we do not know.
 */
export function activeNow(told: ToldAnswers, today: CalendarDate): readonly EarlierSolution[] {
  const since = (word: PlanWord, from = '') =>
    on(KIND_OF_WORD[word], true, latestDay(told.text(`now-${from}${word}-on`), today));
  const breathing = told.several('pressing', TIME_TO_BREATHE) ?? [];
  return [...inPlans(told, since), ...breathing.map(word => since(word))];
}

function inPlans(
  told: ToldAnswers,
  since: (word: PlanWord, from?: string) => EarlierSolution,
): readonly EarlierSolution[] {
  const plan = told.one('formal-plan', PLANS);
  const now = told.several('in-now', [...PLAN_WORDS, 'elsewhere']);
  if (now === null) return goingOn(told.one('in-now', ['unsure']) ? null : plan, []);
  const elsewhere = now.includes('elsewhere') ? told.several('in-now-elsewhere', PLAN_WORDS) : [];
  return [
    ...PLAN_WORDS.filter(word => now.includes(word)).map(word => since(word)),
    ...PLAN_WORDS.filter(word => elsewhere?.includes(word)).map(word => since(word, 'elsewhere-')),
    ...(elsewhere === null ? goingOn(null, []) : []),
  ];
}

function on(
  kind: EarlierKind,
  isActive: Fact<boolean>,
  startedOn: Fact<CalendarDate> = null,
): EarlierSolution {
  return { kind, startedOn, isActive, endedOn: null };
}

/** The person's current plan, where it is not among the earlier ones. */
export function goingOn(plan: Fact<Plan>, before: readonly string[]): readonly EarlierSolution[] {
  switch (plan) {
    case 'none':
    case 'informal':
      return [];
    case 'bankruptcy':
      return [on('bankruptcy', true)];
    case 'iva':
      return before.includes('iva') ? [] : [on('iva', true)];
    case 'dro':
      return before.includes('dro') ? [] : [on('debt relief order', true)];
    case 'trust-deed':
      return [on('trust deed', true)];
    case 'das':
      return [on('debt arrangement scheme', true)];
    // It is some formal plan, but whether it is an insolvency, such as a trust deed, is not known.
    case 'other':
      return [on('administration order', true), on('trust deed', null)];
    default:
      return [on('administration order', null), on('trust deed', null)];
  }
}
