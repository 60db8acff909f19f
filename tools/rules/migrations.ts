/** What in SQL breaks the release that still runs beside a migration, with what to do instead. */
const CONTRACTIONS: readonly (readonly [pattern: RegExp, what: string])[] = [
  [
    /^drop (?:table|view|materialized view|function|type|schema|sequence|domain)\b/,
    'drops what may be in use',
  ],
  [/^alter (?:table|view|type|sequence|index) .*\brename\b/, 'renames'],
  [/^alter type .*\b(?:drop|alter)\b/, 'changes a type'],
  [/^truncate\b/, 'empties a table'],
  [/^create or replace\b/, 'replaces what may be in use'],
];
/** The same of a change to a table that was there before. */
const ON_OLD_TABLES: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^drop (?:column )?(?!constraint\b|not null)/, 'drops a column'],
  [/^alter (?:column )?\S+ (?:set data )?type\b/, 'changes the type of a column'],
  [/^alter (?:column )?\S+ set not null\b/, 'makes a column needed'],
  [/^alter (?:column )?\S+ drop (?:default|identity|expression)\b/, 'takes a default away'],
  [
    /^add (?:column )?(?!constraint\b).*\bnot null\b(?!.*\b(?:default|generated)\b)/,
    'adds a column that is needed, without a default',
  ],
  [/^add (?:column )?(?!constraint\b).*\b(?:primary key|unique)\b/, 'adds a column that is unique'],
  [
    /^add (?:constraint|check|unique|primary key|foreign key|exclude)\b/,
    'adds a rule that older rows may break',
  ],
];

/** What of a migration the release before could not run beside; empty for one that only adds. */
export function contractionsIn(sql: string): readonly string[] {
  const statements = statementsOf(sql);
  const fresh = new Set(
    statements.flatMap(one => /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(one)?.[1] ?? []),
  );
  return statements.flatMap(statement => {
    const found = CONTRACTIONS.filter(([pattern]) => pattern.test(statement)).map(([, what]) => what);
    const [, altered, changes = ''] =
      /^alter table (?:if exists )?(?:only )?(\S+) (.*)$/.exec(statement) ?? [];
    const [, indexed] = /^create unique index .*? on (?:only )?(\w+)/.exec(statement) ?? [];
    const onOld =
      altered === undefined || fresh.has(altered)
        ? []
        : partsOf(changes).flatMap(part =>
            ON_OLD_TABLES.filter(([pattern]) => pattern.test(part)).map(([, what]) => what),
          );
    const unique = indexed === undefined || fresh.has(indexed) ? [] : ['makes what was allowed twice unique'];
    return [...found, ...onOld, ...unique].map(what => `${what}: ${statement.slice(0, 80)}`);
  });
}

/** Statements in small letters and on one line each, without comments; the bodies of functions and texts are left out. */
function statementsOf(sql: string): readonly string[] {
  return sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map(statement => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The changes of one `alter table`, at the commas outside brackets. */
function partsOf(changes: string): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of changes) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map(part => part.trim());
}
