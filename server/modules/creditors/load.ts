import { createHash } from 'node:crypto';
import type { Creditor } from '@towpath/domain/debts/creditor.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { nearForms } from './nearWords.ts';
import { searchForms } from './searchForm.ts';

export type CreditorContent = {
  readonly creditTypes: readonly CreditType[];
  readonly creditors: readonly Creditor[];
};

const PART = 'creditors';
/**
 * An arbitrary number, the same in every process: the process that holds this lock loads, the others wait.
 */
const LOADING_LOCK = 7_031_847;
/** Raised when the search forms of names change, so that what is stored is written anew. */
const SEARCH_FORMS = 1;
/**
 * Rows per statement: large enough that round trips do not count, small enough for the memory of both sides.
 */
const AT_ONCE = 5000;

/**
 * Writes the operator's kinds of debt and creditors into the database, unless the stored rows come from the
 * same content. All of it changes at one moment: a search sees the old names or the new ones. What has gone
 * from the content is marked as withdrawn, and returns when the content has it again. Processes that start
 * together wait for one another.
 */
export async function loadCreditors(
  database: Database,
  clock: Clock,
  content: CreditorContent,
): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([SEARCH_FORMS, content.creditTypes, content.creditors]))
    .digest('hex');
  if ((await loadedHash(database)) === hash) return;
  await database.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${LOADING_LOCK})`.execute(trx);
    if ((await loadedHash(trx)) === hash) return;
    const at = clock.now();
    await writeCreditTypes(trx, content.creditTypes, at);
    await writeCreditors(trx, content.creditors, at);
    await writeNames(trx, content.creditors);
    await trx
      .insertInto('loaded_content')
      .values({ part: PART, content_hash: hash, loaded_at: at })
      .onConflict(conflict => conflict.column('part').doUpdateSet({ content_hash: hash, loaded_at: at }))
      .execute();
  });
}

async function loadedHash(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('loaded_content')
    .select('content_hash')
    .where('part', '=', PART)
    .executeTakeFirst();
  return row?.content_hash;
}

async function writeCreditTypes(trx: DatabaseTransaction, types: readonly CreditType[], at: Date) {
  await trx.updateTable('credit_types').set({ withdrawn_at: at }).where('withdrawn_at', 'is', null).execute();
  const rows = types.map(({ id, name, roles, priority, securedByDefault }, position) => ({
    id,
    name,
    position,
    roles,
    priority,
    secured_by_default: securedByDefault,
  }));
  await sql`
    insert into credit_types (id, name, position, roles, priority, secured_by_default)
    select id, name, position, roles, priority, secured_by_default
    from json_populate_recordset(null::credit_types, ${JSON.stringify(rows)})
    on conflict (id) do update set
      name = excluded.name, position = excluded.position, roles = excluded.roles, priority = excluded.priority,
      secured_by_default = excluded.secured_by_default, withdrawn_at = null`.execute(trx);
}

async function writeCreditors(trx: DatabaseTransaction, creditors: readonly Creditor[], at: Date) {
  await trx.updateTable('creditors').set({ withdrawn_at: at }).where('withdrawn_at', 'is', null).execute();
  await trx.deleteFrom('creditor_credit_types').execute();
  for (const some of inParts(creditors)) {
    await sql`
      insert into creditors (id, name)
      select id, name from json_populate_recordset(null::creditors, ${JSON.stringify(some)})
      on conflict (id) do update set name = excluded.name, withdrawn_at = null`.execute(trx);
    const kinds = some.flatMap(({ id, creditTypeIds }) =>
      creditTypeIds.map((credit_type_id, position) => ({ creditor_id: id, position, credit_type_id })),
    );
    await sql`
      insert into creditor_credit_types
      select * from json_populate_recordset(null::creditor_credit_types, ${JSON.stringify(kinds)})`.execute(
      trx,
    );
  }
}

async function writeNames(trx: DatabaseTransaction, creditors: readonly Creditor[]) {
  await trx.deleteFrom('creditor_names').execute();
  await trx.deleteFrom('creditor_name_turns').execute();
  await trx.deleteFrom('creditor_near_words').execute();
  const words = new Set<string>();
  for (const some of inParts(creditors)) {
    const names = some.flatMap(namesOf);
    const turns = names.flatMap(turnsOf);
    for (const { search } of names) for (const word of search.split(' ')) words.add(word);
    await sql`
      insert into creditor_names (creditor_id, search, name, is_alias)
      select creditor_id, search, name, is_alias
      from json_populate_recordset(null::creditor_names, ${JSON.stringify(names)})
      on conflict do nothing`.execute(trx);
    await sql`
      insert into creditor_name_turns
      select * from json_populate_recordset(null::creditor_name_turns, ${JSON.stringify(turns)})
      on conflict do nothing`.execute(trx);
  }
  for (const some of inParts([...words])) {
    const near = some.flatMap(word => nearForms(word).map(form => ({ near: form, word })));
    await sql`
      insert into creditor_near_words
      select * from json_populate_recordset(null::creditor_near_words, ${JSON.stringify(near)})`.execute(trx);
  }
}

type Name = { creditor_id: number; search: string; name: string; is_alias: boolean };

/** The name itself comes first, so that another name with the same form does not replace it. */
function namesOf({ id, name, aliases }: Creditor): Name[] {
  return [name, ...aliases].flatMap((called, place) =>
    searchForms(called).map(search => ({ creditor_id: id, search, name: called, is_alias: place > 0 })),
  );
}

function turnsOf({ creditor_id, search, is_alias }: Name) {
  const words = search.split(' ');
  return words.map((_, at) => ({
    rank: (at === 0 ? 0 : 2) + (is_alias ? 1 : 0),
    turn: [...words.slice(at), ...words.slice(0, at)].join(' '),
    creditor_id,
  }));
}

function inParts<Of>(all: readonly Of[]): Of[][] {
  const parts: Of[][] = [];
  for (let at = 0; at < all.length; at += AT_ONCE) parts.push(all.slice(at, at + AT_ONCE));
  return parts;
}
