import { parseSync } from '@swc/core';

/** A node of a syntax tree, as the parser gives it: a `type` and whatever that type has. */
export interface SyntaxNode {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly [property: string]: unknown;
}

/** A parsed file. */
export interface Syntax {
  /** The top of the tree. */
  readonly module: SyntaxNode;
  /** @returns the line, from 1, on which a node of this tree begins */
  lineOf(node: SyntaxNode): number;
}

/**
 * Parses TypeScript.
 *
 * @param source the text of a file
 * @param tsx whether it may hold JSX
 * @throws when the text is not TypeScript
 */
export function parse(source: string, tsx: boolean): Syntax {
  // The parser counts bytes from a start of its own choosing. The semicolon put in front says where that is.
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
 * Every node under a node, itself included, outermost first.
 *
 * @param node where to begin
 */
export function* nodes(node: unknown): Generator<SyntaxNode> {
  // A stack of its own: a generator within generators would hand each node up through every level.
  const waiting: unknown[] = [node];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!isObject(next)) continue;
    // What has a type is a node: the parser gives its tree without types of ours.
    if (typeof next.type === 'string') yield next as unknown as SyntaxNode;
    const children = Object.values(next);
    for (let index = children.length - 1; index >= 0; index -= 1) waiting.push(children[index]);
  }
}

/**
 * The dotted name that an expression spells: `it.each` for that, and for a call of it or a template after it.
 *
 * @returns the parts, `['it', 'each']`; none when it begins with anything but a name
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
 * The text of a string, a template (what is filled in becomes a space) or a sum of them.
 *
 * @returns nothing when it is any other expression
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
  // An element of a computed name: Math['random'] is Math.random.
  if (property.type === 'Computed') return literalText(property.expression);
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
