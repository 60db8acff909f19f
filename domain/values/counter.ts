/** Lowest and highest number of a counter, both included. */
export type CounterBounds = { readonly lowest: number; readonly highest: number };

/** Bounds of a counter that sets none of its own (QU-044). */
export const USUAL_COUNTER_BOUNDS: CounterBounds = { lowest: -999, highest: 999 };

const EDITING_KEYS = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Delete',
  'Tab',
  'Enter',
  'Backspace',
  '-',
];

/** Says whether a counter takes a key, by its `KeyboardEvent.key`: digits, arrows, delete, tab, enter, backspace, minus. */
export function isCounterKey(key: string): boolean {
  return /^\d$/u.test(key) || EDITING_KEYS.includes(key);
}

/** Brings a whole number to the nearer bound when it lies outside (QU-044). */
export function clampCount(count: number, bounds: CounterBounds = USUAL_COUNTER_BOUNDS): number {
  return Math.min(bounds.highest, Math.max(bounds.lowest, count));
}

/** Reads what stands in a counter and clamps it. Null when that is no whole number, such as '' or '-' half way. */
export function readCount(typed: string, bounds: CounterBounds = USUAL_COUNTER_BOUNDS): number | null {
  // Adding 0 turns -0 into 0, which would be shown as "-0" otherwise.
  return /^-?\d+$/u.test(typed.trim()) ? clampCount(Number(typed) + 0, bounds) : null;
}

/** The number a counter holds once it is left: what was typed, clamped; the default when it holds no number. */
export function countOnBlur(
  typed: string,
  defaultCount: number,
  bounds: CounterBounds = USUAL_COUNTER_BOUNDS,
): number {
  return readCount(typed, bounds) ?? clampCount(defaultCount, bounds);
}
