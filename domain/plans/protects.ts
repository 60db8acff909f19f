import { PLAN_STATES, type PlanState } from './planState.ts';

/** The state from which on the law keeps those who are owed from acting on the debts in it; of others it never does. */
const PROTECTS_FROM: Readonly<Partial<Record<string, 'accepted' | 'running'>>> = {
  BS: 'running',
  MHBS: 'running',
  MOR: 'running',
  DRO: 'running',
  BKY: 'running',
  SEQ: 'running',
  MAP: 'running',
  IVA: 'accepted',
  PTD: 'accepted',
  DAS: 'accepted',
  AO: 'accepted',
};

/** A court takes long to make it, and nobody holds off for that: they are asked for time until then. */
const ASKED_FOR_TIME_BEFORE: ReadonlySet<string> = new Set(['AO']);

/** Whether the law keeps those who are owed from acting once what somebody chose has come so far: nobody is written to for time. */
export function willProtect(shortName: string): boolean {
  return PROTECTS_FROM[shortName] !== undefined && !ASKED_FOR_TIME_BEFORE.has(shortName);
}

/**
 * What stands while it is looked at, or its payments are not kept up: whoever made it, runs it or decides on it has to end it
 * first, and until then it binds those who are owed.
 */
export const HOLDS_WHILE_IN_QUESTION = ['DRO', 'BKY', 'SEQ', 'IVA', 'PTD', 'DAS', 'AO'] as const;

/** Whether the law keeps those who are owed from acting on the debts in what somebody chose, as it stands. */
export function protectsNow(shortName: string, state: PlanState): boolean {
  const from = PROTECTS_FROM[shortName];
  if (state === 'broken') return HOLDS_WHILE_IN_QUESTION.some(one => one === shortName);
  if (from === undefined || (state !== 'accepted' && state !== 'running')) return false;
  return PLAN_STATES.indexOf(state) >= PLAN_STATES.indexOf(from);
}

/** What keeps those who are owed from acting, by its short name: what was chosen, or else the time that goes on beside it; null for neither. */
export function protectedBy(
  plan: { readonly shortName: string; readonly state: PlanState } | null,
  time: { readonly shortName: string } | null,
): string | null {
  if (plan && protectsNow(plan.shortName, plan.state)) return plan.shortName;
  return time?.shortName ?? null;
}
