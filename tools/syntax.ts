import { parseSync } from '@swc/core';

/** A node of a syntax tree, as the parser returns it: a `type` and the members of that type. */
export interface SyntaxNode {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [property: string]: unknown;
}

/** A parsed file. */
export interface Syntax {
  /** The root of the tree. */
  readonly module: SyntaxNode;
  /** @returns the line, counted from 1, on which a node of this tree begins */
  lineOf(node: SyntaxNode): number;
}

/**
 * Parses TypeScript.
 *
 * @param source the text of a file
 * @param tsx whether it may contain JSX
 * @throws if the text is not TypeScript
 */
export function parse(source: string, tsx: boolean): Syntax {
  // The parser's byte offsets do not start at 0. The semicolon put in front shows where they start.
  const module = parseSync(`;${source}`, { syntax: 'typescript', tsx, decorators: false, target: 'es2022' });
  const first = (module as unknown as { body: SyntaxNode[] }).body[0];
  const origin = (first?.span.start ?? 0) + 1;
  const bytes = Buffer.from(source);
  return {
    module: module as unknown as SyntaxNode,
    lineOf: node =>
      bytes
        .subarray(0, Math.max(0, node.span.start - origin))
        .toString()
        .split('\n').length,
  };
}

/**
 * A node and every node below it, outermost first.
 *
 * @param node where to begin
 */
export function* nodes(node: unknown): Generator<SyntaxNode> {
  // An explicit stack: nested generators would pass each node up through every level.
  const waiting: unknown[] = [node];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!isObject(next)) continue;
    // Anything with a type is a node; the parser's tree has no TypeScript types.
    if (typeof next.type === 'string') yield next as unknown as SyntaxNode;
    const children = Object.values(next);
    for (let index = children.length - 1; index >= 0; index -= 1) waiting.push(children[index]);
  }
}

/**
 * The dotted name in an expression: `it.each` for the expression itself, and for a call of it or a template after it.
 *
 * @returns the parts, `['it', 'each']`; empty if the expression does not begin with a name
 */
export function dottedName(expression: unknown): readonly string[] {
  if (!isObject(expression)) return [];
  switch (expression.type) {
    case 'Identifier':
      return [String(expression.value)];
    case 'MemberExpression': {
      const owner = dottedName(expression.object);
      const name = isObject(expression.property) ? nameOf(expression.property) : undefined;
      return owner.length > 0 && name !== undefined ? [...owner, name] : [];
    }
    case 'CallExpression':
      return dottedName(expression.callee);
    case 'TaggedTemplateExpression':
      return dottedName(expression.tag);
    case 'ParenthesisExpression':
      return dottedName(expression.expression);
    default:
      return [];
  }
}

/**
 * The text of a string, a template (expressions in it become a space) or a concatenation of them.
 *
 * @returns undefined for any other expression
 */
export function literalText(expression: unknown): string | undefined {
  if (!isObject(expression)) return undefined;
  if (expression.type === 'StringLiteral') return String(expression.value);
  if (expression.type === 'TemplateLiteral') {
    const quasis = expression.quasis as readonly { cooked?: string; raw: string }[];
    return quasis.map(quasi => quasi.cooked ?? quasi.raw).join(' ');
  }
  if (expression.type === 'BinaryExpression' && expression.operator === '+') {
    const sides = [literalText(expression.left), literalText(expression.right)];
    return sides.some(side => side !== undefined) ? sides.map(side => side ?? ' ').join('') : undefined;
  }
  return undefined;
}

function nameOf(property: Record<string, unknown>): string | undefined {
  if (property.type === 'Identifier') return String(property.value);
  // A member with a computed name: Math['random'] is Math.random.
  if (property.type === 'Computed') return literalText(property.expression);
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
