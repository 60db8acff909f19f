import { compareDates } from '../../values/calendar-date.ts';
import type { PlanState } from '../planState.ts';
import { protectsNow, willProtect } from '../protects.ts';
import type { DatedThing } from './things.ts';

/**
 * What a person has to keep, with the day of the bailiffs as the day of a form that keeps them from coming once what is
 * applied for has started. A form that goes no further, or whose plan protects already, keeps nobody off.
 */
export function beforeBailiffs(
  toKeep: readonly DatedThing[],
  plan: { readonly shortName: string; readonly state: PlanState } | null,
): readonly DatedThing[] {
  if (plan === null || !willProtect(plan.shortName) || protectsNow(plan.shortName, plan.state)) return toKeep;
  const days = toKeep.flatMap(thing => (thing.kind === 'bailiffs' ? [thing.day] : []));
  const [day] = days.sort(compareDates);
  if (day === undefined) return toKeep;
  return toKeep.map(thing =>
    thing.kind === 'application' && thing.isFor === undefined
      ? { ...thing, day, stopsBailiffs: true as const }
      : thing,
  );
}
