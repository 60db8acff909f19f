import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import { type KnownFacts, withFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { knownFacts } from '@towpath/domain/journeys/factKinds.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import { type QualifierFacts, qualifierFacts } from '@towpath/domain/journeys/qualifier/facts.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { type RunQuery, runIn } from '../../platform/database/preparedStatements.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { givenIn, lockJourney, readEach, readWithAll } from './journeyRow.ts';
import { walkWholePath } from './pathState.ts';
import type { Plans } from './plans.ts';
import { storeState } from './repository.ts';

export type FactsDeps = {
  readonly clock: Clock;
  readonly plans: Plans;
  /** Null until the person has said who lives with them. */
  readonly householdOf: (database: Database, customerId: string) => Promise<HouseholdMakeup | null>;
};

/**
 * The facts a questionnaire may read about a person without asking them. They are stored with the path of the
 * journey that reads them, so that an answer costs no extra read, and worked out again whenever the data
 * behind them is saved.
 */
export function createFacts({ clock, plans, householdOf }: FactsDeps) {
  /** A person's current facts: given on the path of the Qualifier, or stored with their case. */
  async function of(customerId: string, on: RunQuery, database: Database): Promise<KnownFacts> {
    const household = await householdOf(database, customerId);
    return knownFacts({ qualifier: await toldInQualifier(customerId, on), household });
  }

  async function toldInQualifier(customerId: string, on: RunQuery): Promise<QualifierFacts | null> {
    for (const { row, stored } of await readEach(on, customerId)) {
      const plan = await plans.load(row.journey, row.version);
      if (!isQualifier(plan.definition)) continue;
      return qualifierFacts(plan.definition, pathOf(plan, givenIn({ row, stored })).answers);
    }
    return null;
  }

  /**
   * Call this wherever a fact may have changed, in the transaction that changed it: the path of the person's
   * journey is walked again with the current facts. A journey that reads no fact stays as it is.
   */
  async function changed(trx: DatabaseTransaction, customerId: string): Promise<void> {
    const on = runIn(trx);
    await lockJourney(on, { customerId });
    const read = await readWithAll(on, { customerId });
    if (!read) return;
    const { row } = read;
    const plan = await plans.load(row.journey, row.version);
    if (plan.facts.size === 0) return;
    const answers = givenIn({ ...read, row: { ...row, state: { ...row.state, facts: {} } } });
    const after = walkWholePath(plan, withFacts(answers, await of(customerId, on, trx)), row.status);
    if (JSON.stringify(after.state) === JSON.stringify(row.state)) return;
    await storeState(trx, { customerId, id: row.id, ...after, at: clock.now() });
  }

  return { of, changed };
}

export type Facts = ReturnType<typeof createFacts>;
