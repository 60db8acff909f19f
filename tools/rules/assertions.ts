import { dottedName, nodes, parse, type SyntaxNode } from '../syntax.ts';

/** An assertion that passes whatever the product does. */
export interface HollowAssertion {
  readonly line: number;
  readonly fault: string;
}

const TESTS = new Set(['it', 'test']);
/** Functions that assert: those of vitest and Playwright, and the one for properties. */
const ASSERTS = new Set(['expect', 'expectTypeOf', 'assert', 'fc.assert']);
/** These only say that something exists, where a test could say what. */
const SAYS_LITTLE = new Set(['toBeDefined', 'toBeTruthy']);
const EQUALITY = new Set(['toBe', 'toEqual', 'toStrictEqual']);

/**
 * Finds assertions that cannot fail, or hardly ever, as far as their source shows: a test without any; one that is
 * never finished (`expect(x);`, `resolves` that is not awaited); a default equal to the expected value (`expect(x ??
 * 1).toBe(1)`); a default that hides a missing value (`expect(x ?? '').not.…`); a literal compared with a literal;
 * `toMatch` with alternatives, of which one may always match; a length of at least nothing; `toBeDefined` and
 * `toBeTruthy`; a test that returns early instead of failing.
 *
 * @param source the text of a test file
 * @param tsx whether it may contain JSX
 * @returns every place, in the order of the file
 */
export function hollowAssertions(source: string, tsx: boolean): readonly HollowAssertion[] {
  const { module, lineOf } = parse(source, tsx);
  const found: HollowAssertion[] = [];
  const at = (node: SyntaxNode, fault: string): void => {
    found.push({ line: lineOf(node), fault });
  };

  const asserting = assertingFunctions(module);
  for (const node of nodes(module)) {
    if (node.type === 'ExpressionStatement') {
      // The parser's nodes have no types of their own; a statement of this type has an expression.
      const { expression } = node as unknown as { expression: SyntaxNode };
      if (isCallOf(expression, 'expect')) at(node, 'expects nothing of it');
      const modifiers = assertionOf(expression)?.modifiers ?? [];
      if (modifiers.some(name => name === 'resolves' || name === 'rejects')) at(node, 'is not waited for');
    }
    if (node.type !== 'CallExpression') continue;

    const body = testBody(node);
    if (body !== undefined) {
      if (!asserts(body, asserting)) at(node, 'has no assertion');
      for (const statement of statementsOf(body)) {
        if (leavesEarly(statement)) at(statement, 'returns early instead of failing');
      }
    }

    const assertion = assertionOf(node);
    if (assertion === undefined) continue;
    const { subject, modifiers, matcher, wanted } = assertion;
    const isNot = modifiers.includes('not');
    if (isNullish(subject) && EQUALITY.has(matcher) && sameText(subject.right, wanted)) {
      at(node, 'defaults to what it expects');
    }
    if (isNullish(subject) && isNot) at(node, 'holds where there is nothing to look at');
    if (isLiteral(subject) && isLiteral(wanted)) at(node, 'compares what stands in the test with itself');
    if (matcher === 'toMatch' && !isNot && hasTopAlternative(wanted))
      at(node, 'is content with alternatives');
    if (matcher === 'toBeGreaterThanOrEqual' && isZero(wanted) && /\b(length|size)$/.test(textOf(subject))) {
      at(node, 'asks for a length of at least nothing');
    }
    if (SAYS_LITTLE.has(matcher)) at(node, `says little: ${matcher}`);
  }
  return found;

  function textOf(node: SyntaxNode): string {
    return dottedName(node).join('.');
  }
}

type Assertion = {
  readonly subject: SyntaxNode;
  readonly modifiers: readonly string[];
  readonly matcher: string;
  readonly wanted: SyntaxNode | undefined;
};

/** The parts of `expect(subject).not.toBe(wanted)`. */
function assertionOf(call: SyntaxNode): Assertion | undefined {
  if (call.type !== 'CallExpression') return undefined;
  const names: string[] = [];
  let part = call.callee as SyntaxNode;
  while (part.type === 'MemberExpression') {
    names.unshift(String((part.property as SyntaxNode).value));
    part = part.object as SyntaxNode;
  }
  const [subject] = argumentsOf(part);
  const matcher = names.pop();
  if (!isCallOf(part, 'expect') || subject === undefined || matcher === undefined) return undefined;
  return { subject: withoutParentheses(subject), modifiers: names, matcher, wanted: argumentsOf(call)[0] };
}

/** The body of a test: the function passed to `it` or `test`, or to the result of `it.each(…)` and the like. */
function testBody(call: SyntaxNode): SyntaxNode | undefined {
  const [name, ...rest] = dottedName(call.callee);
  if (name === undefined || !TESTS.has(name)) return undefined;
  if (rest.some(part => !['each', 'for', 'concurrent', 'only'].includes(part))) return undefined;
  return argumentsOf(call).find(isFunction);
}

/** The functions of a file that assert, directly or by calling another that does. */
function assertingFunctions(module: SyntaxNode): ReadonlySet<string> {
  const bodies = new Map<string, SyntaxNode>();
  for (const node of nodes(module)) {
    if (node.type === 'FunctionDeclaration') bodies.set(String((node.identifier as SyntaxNode).value), node);
    if (node.type === 'VariableDeclarator' && isFunction(node.init as SyntaxNode | null)) {
      bodies.set(String((node.id as SyntaxNode).value), node.init as SyntaxNode);
    }
  }
  const asserting = new Set<string>();
  const named = new Map<string, ReadonlySet<string>>();
  for (const [name, body] of bodies) {
    if (asserts(body, asserting)) asserting.add(name);
    const identifiers = [...nodes(body)].filter(({ type }) => type === 'Identifier');
    named.set(name, new Set(identifiers.map(({ value }) => String(value))));
  }
  for (let before = -1; before < asserting.size; ) {
    before = asserting.size;
    for (const [name, others] of named) {
      if ([...others].some(other => asserting.has(other))) asserting.add(name);
    }
  }
  return asserting;
}

function asserts(body: SyntaxNode, asserting: ReadonlySet<string>): boolean {
  for (const node of nodes(body)) {
    if (node.type === 'CallExpression') {
      const name = dottedName(node.callee);
      if (ASSERTS.has(name.join('.')) || ASSERTS.has(name[0] ?? '')) return true;
      if (asserting.has(name[0] ?? '') || /^expect[A-Z]/.test(name[0] ?? '')) return true;
    }
    // An asserting function passed as an argument, to be called.
    if (node.type === 'Identifier' && asserting.has(String(node.value))) return true;
  }
  return false;
}

/** `if (…) return;` at the top of a test, which may skip the assertions after it. */
function leavesEarly(statement: SyntaxNode): boolean {
  if (statement.type !== 'IfStatement') return false;
  const inside = statement.consequent as SyntaxNode;
  const statements = inside.type === 'BlockStatement' ? (inside.stmts as readonly SyntaxNode[]) : [inside];
  return statements.some(({ type }) => type === 'ReturnStatement');
}

function statementsOf(body: SyntaxNode): readonly SyntaxNode[] {
  const block = body.body as SyntaxNode | null;
  return Array.isArray(block?.stmts) ? (block.stmts as readonly SyntaxNode[]) : [];
}

function argumentsOf(call: SyntaxNode): readonly SyntaxNode[] {
  if (call.type !== 'CallExpression') return [];
  return (call.arguments as readonly { expression: SyntaxNode }[]).map(({ expression }) => expression);
}

function isFunction(node: SyntaxNode | null | undefined): boolean {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

function isCallOf(node: SyntaxNode, name: string): boolean {
  return node.type === 'CallExpression' && (node.callee as SyntaxNode).value === name;
}

function isNullish(node: SyntaxNode): boolean {
  return node.type === 'BinaryExpression' && node.operator === '??';
}

function isLiteral(node: SyntaxNode | undefined): boolean {
  return node !== undefined && /^(String|Numeric|Boolean|Null)Literal$/.test(node.type);
}

function isZero(node: SyntaxNode | undefined): boolean {
  return node?.type === 'NumericLiteral' && node.value === 0;
}

function withoutParentheses(node: SyntaxNode): SyntaxNode {
  return node.type === 'ParenthesisExpression' ? withoutParentheses(node.expression as SyntaxNode) : node;
}

/** Whether two expressions have the same source, wherever they are. */
function sameText(one: unknown, other: unknown): boolean {
  const withoutPlaces = (key: string, value: unknown): unknown =>
    key === 'span' || key === 'ctxt' || key === 'raw' ? undefined : value;
  return JSON.stringify(one, withoutPlaces) === JSON.stringify(other, withoutPlaces);
}

/** Whether a pattern has an alternative at its outermost level, or an empty one anywhere. */
function hasTopAlternative(node: SyntaxNode | undefined): boolean {
  if (node?.type !== 'RegExpLiteral') return false;
  const pattern = String(node.pattern)
    .replaceAll(/\\./g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  if (/\(\||\|\)|\|\|/.test(pattern)) return true;
  let depth = 0;
  for (const sign of pattern) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) return true;
  }
  return false;
}
