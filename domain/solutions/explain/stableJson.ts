/**
 * Writes a value as JSON that is the same for the same value: keys in order, no blanks. Ends that do not exist are
 * written as words, since JSON has none for them.
 */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, inOrder);
}

/** For a number without end: how a record spells it. */
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
