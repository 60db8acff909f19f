import { literalText, nodes, parse, type SyntaxNode } from '../syntax.ts';

/** A table that a file names in SQL, and the line on which the statement, or its fragment, begins. */
export interface NamedTable {
  readonly line: number;
  /** Null if an expression provides the name, so that it cannot be determined. */
  readonly table: string | null;
}

/** The query builder's functions that name a table. */
const NAMES_A_TABLE = /^(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|table|\w*[jJ]oin)$/u;
/** Those of them that change a table, where only a literal name is allowed. */
const CHANGES = /^(?:insertInto|updateTable|deleteFrom|mergeInto)$/u;
/** The beginning of SQL, or of a fragment of it; any other text is no statement. */
const BEGINS_SQL =
  /^[\s(]*(?:select|insert|update|delete|with|merge|truncate|exists|from|and|or|where|(?:\w+ )?join)\b/iu;
/** What precedes a table in SQL. */
const BEFORE_A_TABLE =
  /(?:\b(?:from|join|into|update|truncate|table)\s+(?:only\s+)?|\bnull::)"?(?<table>[a-z_]\w*|\0)/giu;
/** Stands for an expression in a template. */
const EXPRESSION = '\0';

/**
 * Finds the tables that a file names in SQL: in calls of the query builder, and in statements, or fragments of them,
 * written as text.
 *
 * @param source the text of a .ts file
 * @param tables the names of all tables: any other name is local to a statement, as in `with session as …`
 */
export function tablesNamedIn(source: string, tables: ReadonlySet<string>): readonly NamedTable[] {
  const { module, lineOf } = parse(source, false);
  return [...nodes(module)].flatMap(node =>
    [...namedToBuilder(node), ...namedInText(node)]
      .filter(table => table === null || tables.has(table))
      .map(table => ({ line: lineOf(node), table })),
  );
}

/** `selectFrom('debts as debt')`, `selectFrom(['debts', 'budgets'])`. */
function namedToBuilder({ type, callee, arguments: args }: SyntaxNode): readonly (string | null)[] {
  if (type !== 'CallExpression') return [];
  const { property } = callee as { property?: { value?: unknown } };
  const method = String(property?.value);
  const [first] = args as readonly { expression: SyntaxNode }[];
  if (!NAMES_A_TABLE.test(method) || !first) return [];
  const { expression } = first;
  const named =
    expression.type === 'ArrayExpression'
      ? (expression.elements as readonly { expression: unknown }[]).map(element => element.expression)
      : [expression];
  return named.flatMap(each => {
    const text = literalText(each);
    if (text !== undefined) return [text.split(' ')[0] ?? ''];
    return CHANGES.test(method) ? [null] : [];
  });
}

function namedInText(node: SyntaxNode): readonly (string | null)[] {
  const text = sqlText(node);
  if (text === undefined || !BEGINS_SQL.test(text)) return [];
  return [...text.matchAll(BEFORE_A_TABLE)].map(({ groups }) => {
    const table = groups?.table ?? EXPRESSION;
    return table === EXPRESSION ? null : table.toLowerCase();
  });
}

function sqlText(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as readonly { cooked?: string; raw: string }[];
  return quasis.map(quasi => quasi.cooked ?? quasi.raw).join(EXPRESSION);
}
