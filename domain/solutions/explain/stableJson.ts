/**
 * Writes a value as JSON that is always the same for the same value: keys in order, no spaces. Infinite numbers are
 * written as words, since JSON cannot hold them.
 */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, inOrder);
}

/** How a record spells an infinite number. */
export const NO_END = 'no end';
export const NO_BEGINNING = 'no beginning';

function inOrder(_key: string, value: unknown): unknown {
  if (value === Infinity) return NO_END;
  if (value === -Infinity) return NO_BEGINNING;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) sorted[key] = (value as Record<string, unknown>)[key];
  return sorted;
}
