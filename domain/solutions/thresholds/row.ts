import type { UkNation } from '../../people/nation.ts';
import type { Threshold } from './threshold.ts';

/** For figures of practice that we chose. */
export const OWN_PRACTICE = 'Our own practice';
/** For what the debt sector takes as known but no public text states. */
export const COMMON_PRACTICE = 'Common practice in debt advice';

const NOTES: ReadonlyMap<string, string> = new Map([
  [OWN_PRACTICE, 'No public rule: the advice team confirms it'],
  [COMMON_PRACTICE, 'No public source: the advice team confirms it'],
]);

/** What the advice team still has to confirm about a source. Never shown to customers. */
export function sourceNote(source: string): string | null {
  return NOTES.get(source) ?? null;
}

/** Lets the tables write rows of some keys, one per line. */
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
