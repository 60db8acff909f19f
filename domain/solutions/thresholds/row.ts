import type { UkNation } from '../../people/nation.ts';
import type { Threshold } from './threshold.ts';

/** For figures of practice that we chose. */
export const OWN_PRACTICE = 'Our own practice: no public rule; to be confirmed by the advice team';
/** For what the trade takes as known and no public text says. */
export const TRADE = 'General knowledge of the trade; to be confirmed by the advice team';

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
  ): Threshold<Key> => ({
    key,
    nations,
    value,
    unit,
    validFrom,
    source,
    ...(toConfirm === undefined ? {} : { toConfirm }),
  });
}
