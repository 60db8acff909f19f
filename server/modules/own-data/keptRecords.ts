import { randomUUID } from 'node:crypto';
import { type Kept, keptUntil, type RetentionRules } from '@towpath/domain/people/retention.ts';
import { compareDates, isoDate } from '@towpath/domain/values/calendar-date.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { sql } from 'kysely';
import { DoesNotOpen, openedOr, openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Tables } from '../../platform/database/database.generated.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Held, HeldRow } from '../../platform/database/held.ts';
import type { Retained } from '../../platform/database/retained.ts';
import { isGivenUp } from '../../platform/keys/keyChecks.ts';
import type { SealedColumn, SealedRow } from '../../platform/keys/sealedColumn.ts';
import { londonDate } from '../../platform/time/londonDate.ts';

/** What of a person who is erased is kept, by the tables that it comes from. */
const ADVICE: keyof Tables = 'advice_records';
const CONSENTS: readonly (keyof Tables)[] = [
  'consents',
  'health_consents',
  'credit_searches',
  'credit_search_terms',
  'credit_search_withdrawals',
];

export type KeptKind = 'advice' | 'consents';
/** What the fingerprint of a person's email is for: it alone leads back to them. */
const PERSON = 'kept records';

/** What is sealed: the email too, so that its fingerprint can be made again when the key changes. */
type Sealed = { readonly email: string; readonly content: unknown };

/**
 * Moves what the law makes us keep of a person to where it outlives them, sealed and dated, with no name beside it.
 * What has been kept long enough already is left behind. Throws DoesNotOpen for a record that does not open with the
 * keys we have and may with one that can still be put in: nothing is lost for want of a setting.
 *
 * @param email of the account; without one nobody could ever ask for the records, so that none is kept
 */
export async function keepForLaw(
  trx: DatabaseTransaction,
  {
    seal,
    held,
    rules,
  }: { readonly seal: Seal; readonly held: readonly Held[]; readonly rules: RetentionRules },
  { customerId, email, now }: { readonly customerId: string; readonly email: string; readonly now: Date },
): Promise<void> {
  const today = londonDate(now);
  const person = seal.fingerprint(emailKey(email), PERSON);
  const rowsOf = async (table: keyof Tables): Promise<readonly HeldRow[]> => {
    const one = held.find(other => other.table === table);
    const leftOut = ['customer_id', ...Object.keys(one?.leftOut ?? {})];
    const rows = (await one?.rows(trx, customerId)) ?? [];
    return Promise.all(
      rows.map(async row => {
        const kept = Object.entries(row).filter(([name]) => !leftOut.includes(name));
        return Object.fromEntries(
          await Promise.all(kept.map(async ([name, value]) => [name, await orGivenUp(trx, value)] as const)),
        );
      }),
    );
  };
  const keep = async (kind: KeptKind, until: ReturnType<typeof keptUntil>, content: unknown) => {
    if (compareDates(until, today) <= 0) return;
    const id = randomUUID();
    const whole: Sealed = { email: emailKey(email), content };
    const sealed = seal.close(JSON.stringify(whole), subjectOf(id));
    await trx
      .insertInto('kept_records')
      .values({ id, person, kind, keep_until: isoDate(until), sealed })
      .execute();
  };
  for (const row of await rowsOf(ADVICE)) {
    if (!(row.at instanceof Date)) throw new Error('A record of advice has no time.');
    const { at, judged_on: judgedOn, record } = row;
    await keep('advice', keptUntil(londonDate(at), rules.keptAdvice.keep), { at, judgedOn, record });
  }
  const consents: Record<string, readonly HeldRow[]> = {};
  for (const table of CONSENTS) {
    const rows = await rowsOf(table);
    if (rows.length > 0) consents[table] = rows;
  }
  if (Object.keys(consents).length > 0) {
    await keep('consents', keptUntil(today, rules.keptConsents.keep), consents);
  }
}

/** A value to keep. Throws what does not open, unless its key is given up: then nobody can ever open it. */
async function orGivenUp(trx: DatabaseTransaction, value: unknown): Promise<unknown> {
  if (!(value instanceof DoesNotOpen)) return value;
  if (await isGivenUp(trx, value)) return { doesNotOpen: `its key ${value.keyId} is given up` };
  throw value;
}

/**
 * What is kept of the person with an email, opened: for a complaint or a claim that comes from it. In place of what does
 * not open stands the fault.
 */
export async function keptOf(
  database: Database,
  seal: Seal,
  email: string,
): Promise<readonly { readonly kind: string; readonly keepUntil: string; readonly content: unknown }[]> {
  const rows = await database
    .selectFrom('kept_records')
    .select(['id', 'kind', 'keep_until', 'sealed'])
    .where('person', 'in', seal.fingerprints(emailKey(email), PERSON))
    .orderBy('kind')
    .orderBy('keep_until')
    .execute();
  return rows.map(({ id, kind, keep_until: keepUntil, sealed }) => {
    const place = { key: 'DATA_SECRET', table: 'kept_records', id } as const;
    const text = openedOr(() => openSealed(seal, sealed, subjectOf(id), place));
    return {
      kind,
      keepUntil,
      content: text instanceof DoesNotOpen ? text : (JSON.parse(text) as Sealed).content,
    };
  });
}

/** What is kept for the law, found by the fingerprint of an email. */
export const SEALED_KEPT_RECORDS: readonly SealedColumn[] = [
  {
    key: 'DATA_SECRET',
    table: 'kept_records',
    column: 'sealed',
    id: ['id'],
    select: sql<SealedRow>`select id, person, sealed from kept_records`,
    update: sql`update kept_records set sealed =`,
    subjectOf: ({ id }) => subjectOf(String(id)),
    isWhole: ({ person }, text, seal) => Buffer.isBuffer(person) && seal.fits(person, emailIn(text), PERSON),
    madeWithKey: (_, text, seal) => sql`, person = ${seal.fingerprint(emailIn(text), PERSON)}`,
  },
];

function emailIn(text: string): string {
  return (JSON.parse(text) as Sealed).email;
}

function kept(covers: Kept, kind: KeptKind): Retained {
  return {
    covers,
    async due(database, { today }) {
      const { count, oldest } = await database
        .selectFrom('kept_records')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('keep_until').as('oldest')])
        .where('kind', '=', kind)
        .where('keep_until', '<=', today)
        .executeTakeFirstOrThrow();
      return { count, oldest: oldest === null ? null : new Date(oldest) };
    },
    async remove(database, { today }, most) {
      const { numDeletedRows } = await database
        .deleteFrom('kept_records')
        .where('id', 'in', query =>
          query
            .selectFrom('kept_records')
            .select('id')
            .where('kind', '=', kind)
            .where('keep_until', '<=', today)
            .limit(most),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Kept records go on the day that they were given when they were made, whatever the rules say since. */
export const keptRecordsRetained: readonly Retained[] = [
  kept('keptAdvice', 'advice'),
  kept('keptConsents', 'consents'),
];

function subjectOf(id: string): string {
  return `kept record ${id}`;
}
