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
};

/** Whether the law keeps those who are owed from acting once what somebody chose has come so far: nobody is written to for time. */
export function willProtect(shortName: string): boolean {
  return PROTECTS_FROM[shortName] !== undefined;
}

/** Whether the law keeps those who are owed from acting on the debts in what somebody chose, as it stands. */
export function protectsNow(shortName: string, state: PlanState): boolean {
  const from = PROTECTS_FROM[shortName];
  if (from === undefined || (state !== 'accepted' && state !== 'running')) return false;
  return PLAN_STATES.indexOf(state) >= PLAN_STATES.indexOf(from);
}
