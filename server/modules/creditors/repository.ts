import type { DebtRole } from '@towpath/domain/debts/roles.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PreparedStatement, RunQuery } from '../../platform/database/preparedStatements.ts';

export type FoundCreditor = { readonly creditorId: number; readonly creditorName: string };

/**
 * More rows of one kind than any limit of suggestions needs, though a creditor may match by several words. It
 * avoids sorting the thousands of names that begin with the same two letters.
 */
const ENOUGH = 200;

/** Names in which these letters begin a word, those that begin with them first. */
const inSequence: PreparedStatement = {
  name: 'creditors-in-sequence',
  text: `
    select c.id as "creditorId", c.name as "creditorName"
    from (
      select creditor_id, min(rank) as rank, min(turn) as turn
      from unnest('{0,1,2,3}'::smallint[]) as kind (rank)
      cross join lateral (
        select t.creditor_id, t.turn from creditor_name_turns t
        where t.rank = kind.rank and t.turn >= $1 and t.turn < $2
        order by t.turn limit ${ENOUGH}
      ) as fitting
      group by creditor_id
      order by 2, 3 limit $3
    ) as best
    join creditors c on c.id = best.creditor_id
    order by best.rank, best.turn`,
};

/** Names that contain all these words, in any order: shorter ones first, since more of them was typed. */
const inAnyOrder: PreparedStatement = {
  name: 'creditors-in-any-order',
  text: `
    select c.id as "creditorId", c.name as "creditorName"
    from (
      select creditor_id, bool_and(is_alias) as is_alias, min(length(search)) as letters, min(search) as search
      from creditor_names
      where words @@ $1::tsquery
      group by creditor_id
      order by 2, 3, 4 limit $2
    ) as best
    join creditors c on c.id = best.creditor_id
    order by best.is_alias, best.letters, best.search`,
};

const near: PreparedStatement = {
  name: 'creditor-near-words',
  text: `
    select distinct asked.place, n.word
    from unnest($1::text[], $2::int[]) as asked (near, place)
    join creditor_near_words n on n.near = asked.near`,
};

/** Creditors with a word that begins with these letters; further words have to follow in that order. */
export function creditorsInSequence(run: RunQuery, letters: string, limit: number): Promise<FoundCreditor[]> {
  // The last character there is: everything that begins with the letters sorts before it.
  return run<FoundCreditor>(inSequence, [letters, `${letters}\u{10ffff}`, limit]);
}

/**
 * Creditors with a matching word for each of several, in any order.
 *
 * @param alternatives for each word what stands for it; one that ends in '*' stands for all that begin with
 * it
 */
export function creditorsInAnyOrder(
  run: RunQuery,
  alternatives: readonly (readonly string[])[],
  limit: number,
): Promise<FoundCreditor[]> {
  const query = alternatives.map(words => `(${words.map(asLexeme).join(' | ')})`).join(' & ');
  return run<FoundCreditor>(inAnyOrder, [query, limit]);
}

/** For each list of forms, the words of names that are filed under one of them. */
export async function wordsFiledUnder(
  run: RunQuery,
  forms: readonly (readonly string[])[],
): Promise<readonly (readonly string[])[]> {
  const places = forms.flatMap((some, place) => some.map(() => place));
  const rows = await run<{ place: number; word: string }>(near, [forms.flat(), places]);
  const words = forms.map((): string[] => []);
  for (const { place, word } of rows) words[place]?.push(word);
  return words;
}

/** A kind of debt as people choose it. */
export type OfferedCreditType = { readonly id: number; readonly name: string; readonly roles: DebtRole[] };

/** The kinds of debt of a creditor, the likeliest first; undefined for a creditor that never existed. */
export async function creditTypesOf(
  database: Database,
  creditorId: number,
): Promise<OfferedCreditType[] | undefined> {
  const rows = await database
    .selectFrom('creditors')
    .leftJoin('creditor_credit_types', 'creditor_credit_types.creditor_id', 'creditors.id')
    .leftJoin('credit_types', 'credit_types.id', 'creditor_credit_types.credit_type_id')
    .select(['credit_types.id', 'credit_types.name', 'credit_types.roles'])
    .where('creditors.id', '=', creditorId)
    .orderBy('creditor_credit_types.position')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ id, name, roles }) =>
    id === null || name === null ? [] : [{ id, name, roles: roles as DebtRole[] }],
  );
}

/** Every kind of debt that can be chosen, in the operator's order. */
export async function offeredCreditTypes(database: Database): Promise<OfferedCreditType[]> {
  const rows = await database
    .selectFrom('credit_types')
    .select(['id', 'name', 'roles'])
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ roles, ...type }) => ({ ...type, roles: roles as DebtRole[] }));
}

/** Words hold letters and digits only, so that quotes are all they need. */
function asLexeme(word: string): string {
  return word.endsWith('*') ? `'${word.slice(0, -1)}':*` : `'${word}'`;
}
