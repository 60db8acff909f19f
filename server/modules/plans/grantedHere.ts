import { grantedOn } from '@towpath/domain/plans/grantedHere.ts';
import { isOver, PLAN_MOVERS, PLAN_STATES } from '@towpath/domain/plans/planState.ts';
import { type LimitOn, lawEndsOn } from '@towpath/domain/plans/ways/lawDays.ts';
import { wayOf } from '@towpath/domain/plans/ways/ways.ts';
import { GRANTED, type GrantedHere } from '@towpath/domain/solutions/case/grantedHere.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ENDS_BY_ITSELF } from './endsByItself.ts';
import type { KeptChange } from './repository.ts';
import { inDays } from './wayOfPlan.ts';

/**
 * Returns the function that reads what was granted to a person on their plans, the first first. Of the plan that they are on
 * its own yes is nothing that speaks against it, and nothing else can be chosen in its place: it is left out.
 */
export function grantedReader({ rowsOn }: Pick<Rulebook, 'rowsOn'>) {
  return async (trx: DatabaseTransaction, customerId: string): Promise<readonly GrantedHere[]> => {
    const rows = await trx
      .selectFrom('plans')
      .innerJoin('plan_changes', join =>
        join
          .onRef('plan_changes.customer_id', '=', 'plans.customer_id')
          .onRef('plan_changes.plan_id', '=', 'plans.id'),
      )
      .select(['plans.id', 'plans.short_name'])
      .select(['plan_changes.state', 'plan_changes.at', 'plan_changes.moved_by', 'plan_changes.said_on'])
      .where('plans.customer_id', '=', customerId)
      .where('plans.short_name', 'in', GRANTED)
      .where('plans.state', 'in', OVER)
      .orderBy('plans.chosen_at')
      .orderBy('plans.id')
      .orderBy('plan_changes.sequence')
      .execute();
    return rows.flatMap((first, at) => {
      if (rows[at - 1]?.id === first.id) return [];
      const changes = inDays(rows.filter(({ id }) => id === first.id).flatMap(changeOf));
      const time = ENDS_BY_ITSELF.find(({ shortName }) => shortName === first.short_name);
      const limitOn: LimitOn | null = time
        ? (key, on) => rowsOn(time.nation, on).find(row => row.key === key)
        : null;
      const lastDay =
        time && limitOn ? lawEndsOn({ way: wayOf(time.shortName, time.nation), changes, limitOn }) : null;
      const shortName = GRANTED.find(one => one === first.short_name);
      const granted = grantedOn(changes, lastDay);
      return shortName && granted ? [{ shortName, ...granted }] : [];
    });
  };
}

const OVER: readonly string[] = PLAN_STATES.filter(isOver);

type Row = {
  readonly state: string;
  readonly at: Date;
  readonly moved_by: string;
  readonly said_on: string | null;
};

function changeOf({ state, at, moved_by, said_on }: Row): readonly KeptChange[] {
  const known = PLAN_STATES.find(one => one === state);
  const by = PLAN_MOVERS.find(one => one === moved_by);
  return known && by ? [{ state: known, at, by, notedBy: null, saidOn: said_on, endedHow: null }] : [];
}
