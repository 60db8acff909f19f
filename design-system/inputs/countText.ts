export interface CountBounds {
  min: number;
  max: number;
}

/** Bounds of a counter that sets none of its own (QU-044). */
export const countBounds: CountBounds = { min: -999, max: 999 };

/** Limits a count to its bounds (QU-044). */
export function clamp(count: number, { min, max }: CountBounds): number {
  return Math.min(max, Math.max(min, count));
}

/** The count that a typed text stands for, within the bounds; null while it is not a number yet, such as "" and "-". */
export function countOf(typed: string, bounds: CountBounds): number | null {
  // Adding 0 turns -0 into 0.
  return /^-?\d+$/.test(typed.trim()) ? clamp(Number(typed) + 0, bounds) : null;
}

/**
 * Whether a key may act in a counter's input (QU-044): digits, minus, arrows, Delete, Tab, Enter and Backspace. Keys
 * that type nothing, and shortcuts, are allowed, since blocking them would trap keyboard users.
 */
export function allowsKey(key: string, withModifier: boolean): boolean {
  return withModifier || key.length > 1 || /[\d-]/.test(key);
}
