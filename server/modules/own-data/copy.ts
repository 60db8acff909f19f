import type { PersonalCopy } from '@towpath/contracts/api/ownData.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { DoesNotOpen } from '../../platform/crypto/doesNotOpen.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Held, HeldRow } from '../../platform/database/held.ts';
import { words } from './words.ts';

/** The words of a question and of the answers given to it. */
export type Asked = { readonly question: string; readonly answer: readonly string[] };

export type CopyDeps = {
  readonly database: Database;
  readonly held: readonly Held[];
  /** What a saved answer says, in the words of the version that the person is on; null for a step that is not there. */
  readonly sayAnswer: (
    journeyId: string,
    customerId: string,
    stepId: string,
    given: readonly GivenAnswer[],
  ) => Promise<Asked | null>;
  /** The name of what a column has the number of, such as a line of the budget; null for none. */
  readonly nameOf: (column: string, number: unknown) => string | null;
};

/** The column that names the person, who stands in the copy once. */
const OWNER = 'customer_id';

/**
 * Everything that is held about a person: every table that hangs on them, every column but those that are left out with
 * a reason. What does not open with the keys we have is said to be so in its place. Throws for a sealed column that
 * nobody tried to open.
 */
export async function copyOf(deps: CopyDeps, customerId: string, now: Date): Promise<PersonalCopy> {
  const { database, held } = deps;
  const parts: PersonalCopy['parts'] = [];
  for (const one of held) {
    const rows = (await one.rows(database, customerId)).map(row => withoutLeftOut(one, row));
    if (rows.length === 0) continue;
    const said =
      one.table === 'answers'
        ? await withWords(deps, customerId, rows)
        : rows.map(row => withNames(deps, row));
    parts.push({ table: one.table, title: titleOf(one.table), rows: said.map(asJson) });
  }
  return {
    version: 1,
    madeAt: now.toISOString(),
    person: customerId,
    parts,
    leftOut: held.flatMap(({ table, leftOut = {} }) =>
      Object.entries(leftOut).map(([column, because]) => ({ table, column, because })),
    ),
  };
}

/** What a part of the copy is called: the words for its table. */
function titleOf(table: string): string {
  const titles: Readonly<Record<string, string>> = words.tables;
  return titles[table] ?? table;
}

function withoutLeftOut({ table, leftOut = {} }: Held, row: HeldRow): HeldRow {
  const kept = Object.entries(row).filter(([name]) => name !== OWNER && !Object.hasOwn(leftOut, name));
  const closed = kept.find(([, value]) => Buffer.isBuffer(value));
  if (closed) throw new Error(`${table}.${closed[0]} is sealed or a hash, and its copy does not say why.`);
  return Object.fromEntries(
    kept.map(([name, value]) => [name, value instanceof DoesNotOpen ? words.doesNotOpen : value]),
  );
}

async function withWords(
  { sayAnswer }: CopyDeps,
  customerId: string,
  rows: readonly HeldRow[],
): Promise<readonly HeldRow[]> {
  return Promise.all(
    rows.map(async row => {
      // The columns of `answers`: a journey, a step, and a list of {id, value}.
      const {
        journey_id: journeyId,
        step_id: stepId,
        given,
      } = row as {
        journey_id: string;
        step_id: string;
        given: GivenAnswer[];
      };
      return { ...(await sayAnswer(journeyId, customerId, stepId, given)), ...row };
    }),
  );
}

/** A row with the names beside the numbers that stand for them: `credit_type` beside `credit_type_id`. */
function withNames({ nameOf }: CopyDeps, row: HeldRow): HeldRow {
  const names = Object.entries(row).flatMap(([column, number]) => {
    const name = nameOf(column, number);
    return name === null ? [] : [[column.replace(/_id$/u, ''), name] as const];
  });
  return { ...Object.fromEntries(names), ...row };
}

/** As it stands in the file: moments as text, and what JSON does not know left out. */
function asJson(row: HeldRow): Record<string, unknown> {
  return JSON.parse(JSON.stringify(row)) as Record<string, unknown>;
}
