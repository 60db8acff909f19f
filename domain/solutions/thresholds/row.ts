import type { UkNation } from '../../people/nation.ts';
import type { Threshold } from './threshold.ts';

/** For figures of practice that we chose. */
export const OWN_PRACTICE = 'Our own practice';
/** For what the trade takes as known and no public text says. */
export const COMMON_PRACTICE = 'Common practice in debt advice';

const NOTES: ReadonlyMap<string, string> = new Map([
  [OWN_PRACTICE, 'No public rule: the advice team confirms it'],
  [COMMON_PRACTICE, 'No public source: the advice team confirms it'],
]);

/** What the advice team still has to confirm of a source: for them, and never for customers. */
export function sourceNote(source: string): string | null {
  return NOTES.get(source) ?? null;
}

/** A way to write rows of some keys, one a line. */
export function rowsOf<Key extends string>() {
  return (
    key: Key,
    nations: readonly UkNation[],
    value: number,
    unit: Threshold['unit'],
    validFrom: string | null,
    source: string,
    toConfirm?: string,
  ): Threshold<Key> => {
    const note = toConfirm ?? sourceNote(source);
    return { key, nations, value, unit, validFrom, source, ...(note === null ? {} : { toConfirm: note }) };
  };
}
