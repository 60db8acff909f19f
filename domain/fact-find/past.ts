import type { Case, EarlierKind, EarlierSolution, Fact, Residence } from '../solutions/case/case.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import { someFromFraud } from './caseDebts.ts';
import { earliestDay, isInFuture, lastTime, latestDay } from './days.ts';
import type { FactFind } from './factFind.ts';
import type { ToldAnswers } from './told.ts';

/** Whether the person lives where they are advised, and when they last did. */
export function residenceFrom(told: ToldAnswers, today: CalendarDate): Residence {
  const home = told.one('usual-home', ['yes', 'moved']);
  return {
    livesThere: home === null ? null : home === 'yes',
    leftOn: earliestDay(told.text('left-home-on'), today),
    hasPublicFunds: null,
  };
}

/** What an official would ask about the person's past conduct. */
export function conductFrom(
  told: ToldAnswers,
  { debts, today }: Pick<FactFind, 'debts' | 'today'>,
): Case['conduct'] {
  return {
    gaveAway: lastTime(told, 'gave-away', today),
    preferred: lastTime(told, 'paid-first', today),
    gambled: lastTime(told, 'gambled', today),
    // Asked of all debts together, or of each.
    isFraudSuspected: someFromFraud(debts) ?? told.yesNo('fraud'),
  };
}

/** Orders and petitions. */
export function courtOrdersFrom(told: ToldAnswers): Case['standing'] {
  const orders = told.several('orders', ['restrictions', 'petition']);
  return {
    hasBankruptcyRestrictions: orders?.includes('restrictions') ?? null,
    hasCreditorPetition: orders?.includes('petition') ?? null,
  };
}

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

const PLANS = ['none', 'informal', 'bankruptcy', 'iva', 'dro', 'trust-deed', 'das', 'other'] as const;
type Plan = (typeof PLANS)[number];

/** Earlier solutions, and a current one. Null while neither was asked about. */
export function earlierSolutionsFrom(told: ToldAnswers, today: CalendarDate): Case['earlier'] {
  const plan = told.one('formal-plan', PLANS);
  const before = told.one('earlier', ['unsure']) ? WORDS : told.several('earlier', WORDS);
  if (before === null) return null;
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

/** The person's current plan, where it is not among the earlier ones. */
function goingOn(plan: Fact<Plan>, before: readonly (keyof typeof DATED)[]): readonly EarlierSolution[] {
  const on = (kind: EarlierKind, isActive: Fact<boolean>): EarlierSolution => {
    return { kind, startedOn: null, isActive, endedOn: null };
  };
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
