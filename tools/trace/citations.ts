import { dottedName, literalText, nodes, parse } from '../syntax.ts';

/** A requirement that the title of a test claims to prove. */
export interface Citation {
  readonly id: string;
  readonly line: number;
}

const TESTS = new Set(['it', 'test', 'describe']);
/** A test that is not run proves nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const ID = /\b([A-Z]{2,3})-(\d{3,4})(?:\s+to\s+(?:[A-Z]{2,3}-)?(\d{3,4}))?\b/g;

/**
 * Finds the requirement ids in the titles of tests: `(QU-033)`, `(QU-033, QU-034)` and `(QU-014 to QU-017)`.
 *
 * Only ids written in the title itself count, not those that a table fills in, so that a reader can find them by
 * searching.
 *
 * @param source the text of a test file
 * @param tsx whether it may contain JSX
 * @returns every citation, in the order of the file
 */
export function citations(source: string, tsx: boolean): readonly Citation[] {
  const { module, lineOf } = parse(source, tsx);
  const found: Citation[] = [];
  for (const node of nodes(module)) {
    if (node.type !== 'CallExpression') continue;
    const [root, ...rest] = dottedName(node.callee);
    if (root === undefined || !TESTS.has(root) || rest.some(part => NOT_RUN.has(part))) continue;
    const [first] = node.arguments as readonly { expression: unknown }[];
    const title = literalText(first?.expression) ?? '';
    for (const id of idsIn(title)) found.push({ id, line: lineOf(node) });
  }
  return found;
}

/**
 * The ids in a title, with ranges expanded.
 *
 * @param title such as `rounds down (IE-003, IE-005 to IE-007)`
 */
export function idsIn(title: string): readonly string[] {
  return [...title.matchAll(ID)].flatMap(([, prefix, from, to = from]) => {
    const length = Number(to) - Number(from) + 1;
    // A range written backwards cannot be expanded; only its two ends count.
    if (length < 1) return [`${prefix}-${from}`, `${prefix}-${to}`];
    return Array.from({ length }, (_, step) => `${prefix}-${String(Number(from) + step).padStart(3, '0')}`);
  });
}
