import { nodes, parse, type SyntaxNode } from '../syntax.ts';

/** A line on which something is multiplied or divided by 100. */
export type FoundConversion = { readonly line: number };

const OPERATORS = new Set(['*', '/', '%', '*=', '/=', '%=']);

/**
 * Finds multiplications and divisions by 100 in the code of a file: they convert pounds to pence, or take a
 * percentage. Both have functions of their own, in `domain/values/pence.ts` and `domain/values/percentage.ts`, so
 * that rounding is always the same.
 *
 * @param source the text of the file
 * @param tsx whether it may contain JSX
 */
export function conversionsIn(source: string, tsx: boolean): readonly FoundConversion[] {
  if (!/1_?0_?0|1e2/iu.test(source)) return [];
  const { module, lineOf } = parse(source, tsx);
  return [...nodes(module)]
    .filter(({ operator }) => OPERATORS.has(String(operator)))
    .filter(node => [node.left, node.right].some(isHundred))
    .map(node => ({ line: lineOf(node) }));
}

function isHundred(side: unknown): boolean {
  const { type, value } = (side ?? {}) as Partial<SyntaxNode>;
  return type === 'NumericLiteral' && Number(value) === 100;
}
