import type { UrgentMatters } from '@towpath/contracts/api/advice.ts';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import type { Dashboard } from '@towpath/contracts/api/dashboard.ts';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import { datesToKeep } from '@towpath/domain/plans/dates/datesToKeep.ts';
import type { KnownThings } from '@towpath/domain/plans/dates/things.ts';
import type { TalkToCome } from '@towpath/domain/plans/whatNext.ts';
import { leadsBeforeDates } from '@towpath/domain/solutions/recommend/leads.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { ofCalls, ofMatters, ofPlan, ofTalk } from './known.ts';

/** What one module knows of what a person has to keep, waits for and has done. */
export type KnownOf = (customerId: string, today: CalendarDate) => Promise<KnownThings>;

export type DashboardDeps = {
  readonly clock: Clock;
  /** What cannot wait. */
  readonly urgentOf: (customerId: string) => Promise<UrgentMatters>;
  /** What the person chose; null for nothing. */
  readonly planOf: (customerId: string) => Promise<Plan | null>;
  /** The calls that they wait for. */
  readonly callsOf: (customerId: string) => Promise<AnswerOf<typeof myCallbacks>>;
  /** The talk that they have booked; null for none. */
  readonly talkOf: (customerId: string) => Promise<TalkToCome | null>;
  /** What the modules know of a plan once it has begun: asked only of who has one. */
  readonly knownOfPlan: readonly KnownOf[];
};

/** What leads on a person's own page. */
export function createDashboard({ clock, urgentOf, planOf, callsOf, talkOf, knownOfPlan }: DashboardDeps) {
  return async function mine(customerId: string): Promise<Dashboard> {
    const today = londonDate(clock.now());
    const [pressing, plan, calls, talk] = await Promise.all([
      urgentOf(customerId),
      planOf(customerId),
      callsOf(customerId),
      talkOf(customerId),
    ]);
    const ofModules = plan ? await Promise.all(knownOfPlan.map(known => known(customerId, today))) : [];
    const ofOwnPlan = ofPlan(plan);
    const all = [
      ofMatters(pressing.urgent),
      ofOwnPlan,
      ofCalls(calls, ofOwnPlan),
      ofTalk(talk),
      ...ofModules,
    ];
    const { oneThing, dates, waits, done } = datesToKeep(
      {
        toKeep: all.flatMap(({ toKeep }) => toKeep),
        awaited: all.flatMap(({ awaited }) => awaited),
        done: all.flatMap(one => one.done),
      },
      today,
    );
    const [gravest] = pressing.urgent;
    const isMatter =
      gravest !== undefined &&
      (plan === null || oneThing === null || leadsBeforeDates(gravest.code, plan.state === 'running'));
    return {
      pressing,
      plan,
      leads: isMatter ? 'matter' : oneThing ? 'thing' : 'nothing',
      oneThing,
      dates: [...dates],
      waits: [...waits],
      done: [...done],
    };
  };
}
