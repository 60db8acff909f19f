import type { Database } from '../../platform/database/database.ts';
import { toldSafeContacts } from '../account/safeContact.ts';
import { safeIn } from '../callbacks/safeToRing.ts';
import type { FactsOfKind } from '../work/routes.ts';
import { bookingsById } from './repository.ts';
import { safeForTalk } from './talkTime.ts';

/**
 * Of all booked talks on the work list at once, whether it is safe to ring whose they are, as it is said to whoever has
 * taken one; nothing of who wants no calls and will chat.
 */
export function talkFacts(database: Database): FactsOfKind {
  return async (items, at) => {
    const people = items.flatMap(({ customerId }) => customerId ?? []);
    const [talks, told] = await Promise.all([
      bookingsById(
        database,
        people,
        items.map(({ subject }) => subject),
      ),
      toldSafeContacts(database, people),
    ]);
    return new Map(
      talks.map(talk => {
        const { mayRing, times } = safeIn(told.get(talk.customerId));
        const isRung = talk.way === 'phone' || mayRing;
        return [talk.id, { callKind: null, safe: isRung ? safeForTalk(talk, { times, at }) : null }];
      }),
    );
  };
}
