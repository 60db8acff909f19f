import { literalText, nodes, parse, type SyntaxNode } from '../syntax.ts';

/** A place where a file of domain/ reaches for the world outside its arguments. */
export interface Impurity {
  readonly line: number;
  /** What it reaches for: `Date.now`. */
  readonly what: string;
}

/** Names that need no import and whose answer depends on when or where they are asked. */
const OUTSIDE = new Set([
  'process',
  'globalThis',
  'global',
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'performance',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'console',
  'require',
  'eval',
  'Function',
  'Temporal',
]);
/** What may be asked of Date without asking the clock. */
const TIMELESS = new Set(['UTC', 'parse', 'prototype']);

/**
 * Finds clocks, dice, surroundings, output and Node's own modules in the text of a file.
 *
 * Reads the syntax tree, so a comment or a text that speaks of `Date.now` is no fault, and `Math['random']()` is one.
 *
 * @param source the text of a TypeScript file
 * @returns every place, in the order of the file; none when what it computes depends on its arguments alone
 */
export function impurities(source: string): readonly Impurity[] {
  const { module, lineOf } = parse(source, false);
  const own = declaredNames(module);
  const found: Impurity[] = [];
  visit(module, undefined, (node, parent) => {
    const what = reachesFor(node, parent, own);
    if (what !== undefined) found.push({ line: lineOf(node), what });
  });
  return found;
}

function reachesFor(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  own: ReadonlySet<string>,
): string | undefined {
  if (node.type === 'MetaProperty') return 'import.meta';
  if (node.type === 'StringLiteral' && String(node.value).startsWith('node:')) return String(node.value);
  if (node.type !== 'Identifier' || parent === undefined || !isReference(node, parent)) return undefined;
  const name = String(node.value);
  if (own.has(name)) return undefined;
  if (OUTSIDE.has(name)) return name;
  if (name === 'Math') {
    const asked = memberAsked(node, parent);
    return asked === undefined || asked === 'random' ? 'Math.random' : undefined;
  }
  return name === 'Date' ? clock(node, parent) : undefined;
}

function clock(node: SyntaxNode, parent: SyntaxNode): string | undefined {
  if (parent.type === 'NewExpression' && parent.callee === node) {
    return Array.isArray(parent.arguments) && parent.arguments.length > 0 ? undefined : 'new Date()';
  }
  if (parent.type === 'BinaryExpression' && parent.operator === 'instanceof') return undefined;
  const asked = memberAsked(node, parent);
  return asked !== undefined && TIMELESS.has(asked) ? undefined : `Date.${asked ?? 'now'}`;
}

/** The name behind the dot or in the brackets; none when the owner is handed on whole, or the name is computed. */
function memberAsked(owner: SyntaxNode, parent: SyntaxNode): string | undefined {
  if (parent.type !== 'MemberExpression' || parent.object !== owner) return undefined;
  const property = parent.property as SyntaxNode;
  return property.type === 'Identifier' ? String(property.value) : literalText(property.expression);
}

/** Types, names of properties and names behind a dot are spelled like a reference and are none. */
function isReference(node: SyntaxNode, parent: SyntaxNode): boolean {
  if (
    parent.type.startsWith('Ts') &&
    !['TsAsExpression', 'TsNonNullExpression', 'TsSatisfiesExpression'].includes(parent.type)
  )
    return false;
  return parent.property !== node && parent.key !== node;
}

/** A parameter or a constant called `location` is not the browser's. */
function declaredNames(module: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (pattern: unknown): void => {
    for (const node of nodes(pattern)) if (node.type === 'Identifier') names.add(String(node.value));
  };
  for (const node of nodes(module)) {
    if (node.type === 'VariableDeclarator') add(node.id);
    if (node.type === 'Parameter') add(node.pat);
    if (node.type === 'ArrowFunctionExpression') add(node.params);
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') add(node.identifier);
    if (node.type === 'ImportSpecifier' || node.type === 'ImportDefaultSpecifier') add(node.local);
  }
  return names;
}

function visit(
  value: unknown,
  parent: SyntaxNode | undefined,
  see: (node: SyntaxNode, parent: SyntaxNode | undefined) => void,
): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, parent, see);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as SyntaxNode;
  const isNode = typeof node.type === 'string';
  if (isNode) see(node, parent);
  for (const child of Object.values(node)) visit(child, isNode ? node : parent, see);
}
