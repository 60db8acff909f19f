import { note } from '../../platform/audit/auditLog.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { type Brought, bringRows, type FromTo } from '../../platform/database/brought.ts';
import type { Tables } from '../../platform/database/database.generated.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Held, HeldRow } from '../../platform/database/held.ts';
import { keepOnWorkList } from '../callbacks/workList.ts';
import { bringContact } from '../customers/brought.ts';
import { deletePerson, holdPerson } from '../customers/retained.ts';
import { setAside } from '../journeys/brought.ts';
import { holdJourneys } from '../journeys/journeyRow.ts';
import { keepBrought, keepSetAside } from './repository.ts';

export type BringingDeps = {
  /** What is set aside may hold health facts, so it is sealed with the key to those. */
  readonly healthSeal: Seal;
  readonly brought: readonly Brought[];
  readonly held: readonly Held[];
  /** Walks the current journey again where it reads facts that are stored beside the answers. */
  readonly factsChanged: (trx: DatabaseTransaction, customerId: string) => Promise<void>;
};

/** A guest who has just proved which account is theirs. */
export type ComingBack = {
  readonly guestId: string;
  readonly customerId: string;
  readonly sessionId: string;
  readonly network: Buffer;
  readonly now: Date;
};

/**
 * Gives an account all that a guest told us, once: the guest is gone with the transaction, which is one of `givingWay`, so
 * whoever comes second finds nobody. Nothing of the account is overwritten: what it has of its own stands, and what the
 * guest has of the same is set aside.
 */
export async function bringGuest(
  trx: DatabaseTransaction,
  deps: BringingDeps,
  { guestId, customerId, sessionId, network, now }: ComingBack,
): Promise<void> {
  // A save that is under way is finished first, and comes along, or finds nothing to write to.
  await holdJourneys(trx, guestId);
  const guest = await holdPerson(trx, guestId);
  if (guest?.email !== null) return;
  await holdJourneys(trx, customerId);
  await holdPerson(trx, customerId);
  const people = { from: guestId, to: customerId };
  const journeyId = await setAside(trx, people, now);
  const aside = await bringTables(trx, deps, people, now);
  await bringContact(trx, people);
  await keepBrought(trx, { customerId, guestId, at: now, journeyId });
  for (const [table, rows] of aside) {
    await keepSetAside(trx, deps.healthSeal, { customerId, guestId, table, rows });
  }
  await deletePerson(trx, guestId);
  await keepOnWorkList(trx, customerId, now);
  await deps.factsChanged(trx, customerId);
  const facts = { guest: guestId };
  await note(trx, { kind: 'guest brought along', at: now, customerId, sessionId, network, facts });
}

/** Moves what moves, table by table. Gives the rows of those of which the account has its own. */
async function bringTables(
  trx: DatabaseTransaction,
  { brought, held }: BringingDeps,
  people: FromTo,
  at: Date,
): Promise<ReadonlyMap<string, readonly HeldRow[]>> {
  const rowsOf = (table: keyof Tables, customerId: string) =>
    held.find(one => one.table === table)?.rows(trx, customerId) ?? Promise.resolve([]);
  const own = new Map<keyof Tables, boolean>();
  const aside = new Map<string, readonly HeldRow[]>();
  for (const { table, becomes, move } of brought) {
    if (becomes !== 'moves') {
      if ('stays' in becomes || 'movesWith' in becomes) continue;
      const first = becomes.ownStands;
      // Asked before the first row of them moves.
      if (!own.has(first)) own.set(first, (await rowsOf(first, people.to)).length > 0);
      if (own.get(first)) {
        const rows = await rowsOf(table, people.from);
        if (rows.length > 0) aside.set(table, rows);
        continue;
      }
    }
    await (move ? move(trx, people, at) : bringRows(trx, table, people));
  }
  return aside;
}
