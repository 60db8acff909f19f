import { randomUUID } from 'node:crypto';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { startGuest } from '@towpath/server/modules/identity/guests.ts';
import { walkWholePath } from '@towpath/server/modules/journeys/pathState.ts';
import { publish } from '@towpath/server/modules/journeys/publish.ts';
import { beginJourney } from '@towpath/server/modules/journeys/repository.ts';
import type { Database } from '@towpath/server/platform/database/database.ts';
import { systemClock } from '@towpath/server/platform/time/clock.ts';

/** A guest at the first question of a questionnaire. */
export type Person = {
  readonly customerId: string;
  readonly journeyId: string;
  readonly basicAuthToken: string;
};

/** Publishes a questionnaire and has this many guests begin it, all through the server's own code. */
export async function peopleIn(
  database: Database,
  definition: JourneyDefinition,
  count: number,
): Promise<readonly Person[]> {
  const [plan] = await publish(database, systemClock, [definition]);
  if (!plan) throw new Error('Nothing was published.');
  const at = systemClock.now();
  const people: Person[] = [];
  for (let number = 0; number < count; number += 1) {
    const guest = await startGuest(database, at);
    const journeyId = randomUUID();
    const start = walkWholePath(plan, new Map(), 'Active');
    const { customerId } = guest;
    await beginJourney(database, { customerId, id: journeyId, plan, ...start, marketingContext: {}, at });
    people.push({ ...guest, journeyId });
  }
  return people;
}
