import { dottedName, nodes, parse, type SyntaxNode } from '../syntax.ts';

/** The ids that the content gives to its rows. */
export type ContentIds = {
  /** Ids of budget lines: so large that the same number is hardly ever anything else. */
  readonly large: ReadonlySet<number>;
  /** Ids of all other rows: as small as many numbers with another meaning. */
  readonly small: ReadonlySet<number>;
};

/** An id of the content in code, and its line. */
export type FoundId = { readonly line: number; readonly id: number };

/** Names in code for something that holds an id of the content. */
const ID_NAME =
  /^(?:typeId|typeIds|creditTypeId|creditTypeIds|categoryId|categoryIds|frequencyId|usualFrequencyId|deviationReasonId)$/u;
/** Owners before a name that says too little by itself: `type.id`. */
const OWNER_NAME = /type|kind|category|line|frequency/iu;
const COMPARES = new Set(['===', '!==', '==', '!=', '<', '<=', '>', '>=']);
/** Matches files that handle rows of the content: in these, a constant equal to an id counts as that id. */
const HANDLES_ROWS = /\b(?:creditTypeId|CreditType|typeId|categoryId|BudgetCategory|CaseDebt|frequencyId)\b/u;

/** A file without any of these contains no id, and need not be parsed. */
const MAY_HOLD =
  /typeId|creditType|categoryId|frequencyId|deviationReason|CaseDebt|BudgetCategory|\.id\b|\b[1-9]\d{3}\b/iu;

/**
 * Finds ids of the content in the code of a file:
 *
 * - a large one anywhere, except as a factor (64 * 1024);
 * - any id that is compared with something called an id, by an operator or a `switch`, assigned to a property called
 *   one, or searched for in such; a name given while taking apart (`{ creditTypeId: kind }`) counts as an id too;
 * - any number of three digits or more between which an id is said to lie (`typeId > 1010`);
 * - any id as a key of a table that is read by an id (`M[debt.creditTypeId]`);
 * - any id as a constant of a file that handles rows of the content, alone or in a list, a set or a map, and inside a
 *   function where something called an id is compared with it.
 *
 * It does not see: a bare `t.id === 36` of a thing whose name does not say what it is, a number that is worked out or
 * comes in from another file, and an id passed through a name of its own (`const kind = debt.creditTypeId`).
 *
 * @param source the text of the file
 * @param tsx whether it may contain JSX
 */
export function contentIdsIn(source: string, tsx: boolean, ids: ContentIds): readonly FoundId[] {
  if (!MAY_HOLD.test(source)) return [];
  const { module, lineOf } = parse(source, tsx);
  const found = new Map<SyntaxNode, number>();
  const factors = new Set<unknown>();
  const note = (expression: unknown, isIdOfContent: (id: number) => boolean) => {
    for (const node of nodes(expression)) {
      const value = numberOf(node);
      if (value !== null && isIdOfContent(value) && !factors.has(node)) found.set(node, value);
    }
  };
  const isAny = (id: number) => ids.large.has(id) || ids.small.has(id);
  const aliases = aliasesIn(module);
  const isId = (expression: unknown) => isIdName(expression) || aliases.has(identifierOf(expression));
  const initial = constantsIn(module);

  for (const node of nodes(module)) {
    if (node.type === 'BinaryExpression') {
      if (node.operator === '*') for (const side of [node.left, node.right]) factors.add(side);
      if (COMPARES.has(String(node.operator))) {
        for (const [side, other] of [
          [node.left, node.right],
          [node.right, node.left],
        ]) {
          if (!isId(side)) continue;
          if (numberOf(other) !== null) note(other, isAny);
          if (numberOf(other) !== null && isOrder(node)) note(other, number => number >= 100);
          note(initial.get(identifierOf(other)), isAny);
        }
      }
    }
    if (node.type === 'SwitchStatement' && isId(node.discriminant)) {
      for (const { test } of node.cases as readonly { test?: unknown }[]) note(test, isAny);
    }
    if (node.type === 'MemberExpression') {
      const { type, expression } = node.property as { type: string; expression?: unknown };
      if (type === 'Computed' && isId(expression)) {
        for (const key of keysOf(initial.get(identifierOf(node.object)))) note(key, isAny);
      }
    }
    if (node.type === 'KeyValueProperty' && ID_NAME.test(keyOf(node))) {
      for (const number of numbersIn(node.value)) note(number, isAny);
    }
    if (node.type === 'CallExpression' && looksFor(node))
      note((node.callee as { object?: unknown }).object, isAny);
    if (node.type === 'NumericLiteral') note(node, id => ids.large.has(id));
  }
  if (HANDLES_ROWS.test(source)) {
    for (const number of constantsOf(module).flatMap(numbersOf)) note(number, isAny);
  }
  return [...found]
    .map(([node, id]) => ({ line: lineOf(node), id }))
    .sort((one, other) => one.line - other.line);
}

function numberOf(node: unknown): number | null {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown };
  return type === 'NumericLiteral' ? Number(value) : null;
}

function keyOf({ key }: SyntaxNode): string {
  const { value } = key as { value?: unknown };
  return typeof value === 'string' ? value : '';
}

/** Whether a comparison asks for an order: a number that is no id itself then parts ids from ids. */
function isOrder({ operator }: SyntaxNode): boolean {
  return /^[<>]/u.test(String(operator));
}

/** The name that an expression is; '' for any other. */
function identifierOf(expression: unknown): string {
  const { type, value } = (expression ?? {}) as { type?: string; value?: unknown };
  return type === 'Identifier' ? String(value) : '';
}

/** The names that an id is given while it is taken out of its row: `{ creditTypeId: kind }`. */
function aliasesIn(module: SyntaxNode): ReadonlySet<string> {
  const names = [...nodes(module)]
    .filter(node => node.type === 'KeyValuePatternProperty' && ID_NAME.test(keyOf(node)))
    .map(({ value }) => identifierOf(value));
  return new Set(names.filter(name => name !== ''));
}

/** What the constants of a file begin with, also those inside functions, by name. */
function constantsIn(module: SyntaxNode): ReadonlyMap<string, unknown> {
  return new Map(
    [...nodes(module)]
      .filter(({ type }) => type === 'VariableDeclarator')
      .map(({ id, init }) => [identifierOf(id), init] as const)
      .filter(([name]) => name !== ''),
  );
}

/** The keys of a table. */
function keysOf(table: unknown): readonly unknown[] {
  const { type, properties } = (table ?? {}) as { type?: string; properties?: readonly { key?: unknown }[] };
  return type === 'ObjectExpression' ? (properties ?? []).map(({ key }) => key) : [];
}

/** `typeId`, `debt.creditTypeId`, `type?.id`. */
function isIdName(expression: unknown): boolean {
  const names = dottedName(withoutChains(expression));
  const name = names.at(-1) ?? '';
  return ID_NAME.test(name) || (name === 'id' && OWNER_NAME.test(names.at(-2) ?? ''));
}

/** `[19, 20].includes(creditTypeId)`, `new Set([…]).has(type.id)`. */
function looksFor({ callee, arguments: args }: SyntaxNode): boolean {
  const { type, property } = callee as { type: string; property?: { value?: unknown } };
  const asks = type === 'MemberExpression' && /^(?:includes|has|get|indexOf)$/u.test(String(property?.value));
  return asks && (args as readonly { expression: unknown }[]).some(({ expression }) => isIdName(expression));
}

/** The expression without its optional chain, which is enough to read names. */
function withoutChains(expression: unknown): unknown {
  const node = expression as { type?: string; base?: unknown; object?: unknown };
  if (node?.type === 'OptionalChainingExpression') return withoutChains(node.base);
  return node?.type === 'MemberExpression' ? { ...node, object: withoutChains(node.object) } : expression;
}

/** The initial values of a module's constants. */
function constantsOf(module: SyntaxNode): readonly unknown[] {
  const body = module.body as readonly { type: string; declaration?: unknown }[];
  return body
    .map(item => (item.type === 'ExportDeclaration' ? item.declaration : item) as SyntaxNode)
    .filter(item => item.type === 'VariableDeclaration' && item.kind === 'const')
    .flatMap(item => (item.declarations as readonly { init?: unknown }[]).map(({ init }) => init));
}

const WRAPS = new Set([
  'ParenthesisExpression',
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsConstAssertion',
]);

/** The number that an expression is, or the numbers of the list that it is. */
function numbersIn(expression: unknown): readonly unknown[] {
  const node = expression as SyntaxNode | undefined;
  if (!node) return [];
  if (WRAPS.has(node.type)) return numbersIn(node.expression);
  if (node.type !== 'ArrayExpression') return numberOf(node) === null ? [] : [node];
  const elements = node.elements as readonly ({ readonly expression: unknown } | null)[];
  return elements.flatMap(element => (numberOf(element?.expression) === null ? [] : [element?.expression]));
}

/** Like `numbersIn`, but also finds nested lists: new Set([…]), { housing: [19] }. */
function numbersOf(expression: unknown): readonly unknown[] {
  return [
    ...new Set([
      ...numbersIn(expression),
      ...[...nodes(expression)].filter(({ type }) => type === 'ArrayExpression').flatMap(numbersIn),
    ]),
  ];
}
