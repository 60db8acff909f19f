import { type CalendarDate, isoDate, readIsoDate } from '../values/calendar-date.ts';
import { beginsOn } from './beginsOn.ts';
import { runsAsTime } from './givesTime.ts';
import { grantedOn } from './grantedHere.ts';
import { howLeft } from './leaving.ts';
import type { PlanState } from './planState.ts';
import { protectsNow } from './protects.ts';

/** What somebody is on, as they read it: with the day of each thing that it came to, 'YYYY-MM-DD'. */
type Standing = {
  readonly product: { readonly shortName: string };
  readonly state: PlanState;
  readonly changes: readonly { readonly state: PlanState; readonly on: string }[];
};

/** What gave time and goes on beside it, until a day; over where that is null. */
type Beside = { readonly product: { readonly shortName: string }; readonly endsOn: string | null };

/**
 * What of a person's choices stands before an advice: `granted`, it binds those who are owed; `time`, it gives the time in
 * which they choose what follows on it; `sent`, others decide on it by now; `refused`, they said no, and why they did is
 * talked about before anything is asked for again: the rules do not know their reason, and may find the same once more.
 */
export type Holds = {
  readonly shortName: string;
  readonly is: 'granted' | 'time' | 'sent' | 'refused';
  /** 'YYYY-MM-DD', the day from which it is there, or of the no; null where it is not yet, or where its last day is said. */
  readonly since: string | null;
  readonly until: string | null;
};

/**
 * What holds now of what a person chose, and stands on top of an advice that was there before it. Nothing of a plan that they
 * can leave for another at any time.
 */
export function holdsNow(plan: Standing | null, time: Beside | null): readonly Holds[] {
  return [...standing(plan), ...beside(time)];
}

/** Whether another solution can be chosen in the place of what somebody is on: the server refuses it else. */
export function mayChooseElse(plan: Standing | null): boolean {
  return plan === null || howLeft(plan.product.shortName, plan.state) !== null;
}

/**
 * Whether what somebody is on was granted and binds those who are owed, so that they can choose nothing else meanwhile: what
 * the rules find for them beside it is no advice to follow.
 */
export function bindsNow(shortName: string, state: PlanState): boolean {
  const isTime = runsAsTime(shortName, state) && howLeft(shortName, state) !== null;
  return protectsNow(shortName, state) && !isTime;
}

function standing(plan: Standing | null): readonly Holds[] {
  if (plan === null) return [];
  const { shortName } = plan.product;
  if (protectsNow(shortName, plan.state)) {
    const is = bindsNow(shortName, plan.state) ? 'granted' : 'time';
    return [{ shortName, is, since: sinceWhen(plan), until: null }];
  }
  if (plan.state === 'refused') {
    const no = plan.changes.findLast(({ state }) => state === 'refused');
    return [{ shortName, is: 'refused', since: no?.on ?? null, until: null }];
  }
  return mayChooseElse(plan) ? [] : [{ shortName, is: 'sent', since: null, until: null }];
}

function sinceWhen({ product, changes }: Standing): string | null {
  const inDays = changes.flatMap(({ state, on }) => {
    const day: CalendarDate | null = readIsoDate(on);
    return day === null ? [] : [{ state, on: day }];
  });
  const granted = grantedOn(inDays, null);
  return granted && isoDate(beginsOn(product.shortName, granted.startedOn));
}

function beside(time: Beside | null): readonly Holds[] {
  if (time === null || time.endsOn === null) return [];
  return [{ shortName: time.product.shortName, is: 'time', since: null, until: time.endsOn }];
}
