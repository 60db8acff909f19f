import type { MarketingContext } from '@towpath/contracts/api/journeys.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { withoutLeadToken } from '@towpath/domain/people/leadToken.ts';
import type { SessionStatus } from '@towpath/domain/people/sessionStatus.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { PathState } from './pathState.ts';

export type CurrentJourney = { readonly id: string; readonly journey: string; readonly version: number };

/** The journey a person is on; undefined when they have none. */
export async function currentJourney(
  database: Database,
  customerId: string,
): Promise<CurrentJourney | undefined> {
  return database
    .selectFrom('journeys')
    .select(['id', 'journey', 'version'])
    .where('customer_id', '=', customerId)
    .where('is_current', '=', true)
    .executeTakeFirst();
}

/**
 * Begins the journey that follows a finished one, which is then no longer current; both keep where the
 * visitor came from. Of two simultaneous calls, the second changes nothing.
 */
export async function beginNextJourney(
  trx: DatabaseTransaction,
  finished: { readonly customerId: string; readonly id: string },
  begun: {
    readonly id: string;
    readonly plan: Plan;
    readonly state: PathState;
    readonly status: SessionStatus;
    readonly at: Date;
  },
): Promise<void> {
  const left = await trx
    .updateTable('journeys')
    .set({ is_current: false, updated_at: begun.at })
    .where('customer_id', '=', finished.customerId)
    .where('id', '=', finished.id)
    .where('is_current', '=', true)
    .returning('marketing_context')
    .executeTakeFirst();
  if (!left) return;
  await trx
    .insertInto('journeys')
    .values({
      customer_id: finished.customerId,
      id: begun.id,
      journey: begun.plan.journey,
      version: begun.plan.version,
      marketing_context: JSON.stringify(left.marketing_context),
      state: JSON.stringify(begun.state),
      status: begun.status,
      created_at: begun.at,
      updated_at: begun.at,
    })
    .execute();
}

/**
 * Begins a journey, unless the person has one already: of two simultaneous calls, the second changes nothing.
 */
export async function beginJourney(
  database: Database,
  begun: {
    readonly customerId: string;
    readonly id: string;
    readonly plan: Plan;
    readonly state: PathState;
    readonly status: SessionStatus;
    readonly marketingContext: MarketingContext;
    readonly at: Date;
  },
): Promise<void> {
  await database
    .insertInto('journeys')
    .values({
      customer_id: begun.customerId,
      id: begun.id,
      journey: begun.plan.journey,
      version: begun.plan.version,
      marketing_context: JSON.stringify(withoutToken(begun.marketingContext)),
      state: JSON.stringify(begun.state),
      status: begun.status,
      created_at: begun.at,
      updated_at: begun.at,
    })
    .onConflict(conflict => conflict.column('customer_id').where('is_current', '=', true).doNothing())
    .execute();
}

/** Pages and cookies of an earlier version send the token of a partner's link along. */
function withoutToken({ query, ...context }: MarketingContext): MarketingContext {
  return query === undefined ? context : { ...context, query: withoutLeadToken(query) };
}
