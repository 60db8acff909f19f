import type { GivenWith } from '@towpath/contracts/api/staffPeople.ts';
import type { Deps } from '../../deps.ts';
import { DoesNotOpen, openedOr } from '../../platform/crypto/doesNotOpen.ts';
import { createSeal, type Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { type GivenContact, givenWithCalls } from '../callbacks/givenWithCalls.ts';
import { type PersonForStaff, peopleForStaff } from '../customers/forStaff.ts';
import { openContact } from './contact.ts';

/** With what each of these was given last; null where it is of the account, or there is none. */
type With = Readonly<Record<'name' | 'number' | 'email', GivenWith | null>>;
export type NamedPerson = PersonForStaff & { readonly givenWith: With };

/**
 * Those of some people who are there, by id: where the account has no name, number or email, what they gave last with a
 * call or a booked talk stands in its place. Whether the number is told is for `numberAsTold`.
 */
export async function peopleByAllGiven(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedPerson>> {
  const people = await peopleForStaff(database, ids);
  const lacking = [...people].filter(([, { name, number, email }]) => !(name && number && email));
  const given = await givenBy(
    database,
    createSeal(config.dataSecret),
    lacking.map(([id]) => id),
  );
  return new Map([...people].map(([id, person]) => [id, filledUp(person, given.get(id) ?? [])]));
}

type Source = GivenContact & { readonly by: GivenWith };

function filledUp(person: PersonForStaff, newestFirst: readonly Source[]): NamedPerson {
  const lastWith = (what: keyof With) =>
    person[what] === null ? newestFirst.find(source => source[what] !== null) : undefined;
  const [name, number, email] = [lastWith('name'), lastWith('number'), lastWith('email')];
  return {
    ...person,
    name: person.name ?? name?.name ?? null,
    number: person.number ?? number?.number ?? null,
    email: person.email ?? email?.email ?? null,
    givenWith: { name: name?.by ?? null, number: number?.by ?? null, email: email?.by ?? null },
  };
}

async function givenBy(
  database: Database,
  seal: Seal,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Source[]>> {
  if (ids.length === 0) return new Map();
  const [calls, talks] = await Promise.all([
    givenWithCalls(database, ids),
    givenWithTalks(database, seal, ids),
  ]);
  return Map.groupBy(
    [
      ...calls.map(call => ({ ...call, by: 'call' as const })),
      ...talks.map(talk => ({ ...talk, by: 'talk' as const })),
    ].toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    ({ customerId }) => customerId,
  );
}

/** One that does not open tells nothing here: the people beside it are still to be seen. */
async function givenWithTalks(
  database: Database,
  seal: Seal,
  ids: readonly string[],
): Promise<readonly GivenContact[]> {
  const rows = await database
    .selectFrom('bookings')
    .select(['customer_id', 'id', 'booked_at', 'sealed'])
    .where('customer_id', 'in', ids)
    .execute();
  return rows.flatMap(({ customer_id: customerId, id, booked_at: at, sealed }) => {
    const contact = openedOr(() => openContact(seal, { customerId, id }, sealed));
    if (contact instanceof DoesNotOpen) return [];
    const { name, number, email } = contact;
    return [{ customerId, at, name, number, email }];
  });
}
