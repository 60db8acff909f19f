/** What a '{' or '}' is told as that stands alone: it would be shown as it is. */
export const LOOSE_BRACE = `has a '{' or '}' that belongs to nothing`;

/**
 * The placeholders in a text, such as `{brand}`.
 *
 * @returns the names between braces, each once, with any space that is in them; and whether there is a brace besides
 */
export function placeholdersIn(says: string): {
  readonly names: readonly string[];
  readonly hasLooseBrace: boolean;
} {
  const names = [...says.matchAll(/\{([^{}]*)\}/gu)].map(([, name = '']) => name);
  return { names: [...new Set(names)], hasLooseBrace: /[{}]/u.test(says.replace(/\{[^{}]*\}/gu, '')) };
}
