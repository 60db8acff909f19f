import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { NO_BEGINNING, NO_END } from '@towpath/domain/solutions/explain/stableJson.ts';

/** The two ends of what is known of a number. */
const ENDS: readonly string[] = ['low', 'high'];

/** Reads back a record that was kept: what `recordText` wrote. Ends that do not exist are numbers again. */
export function readStoredRecord(text: string): AdviceRecord {
  return JSON.parse(text, (key, value: unknown) => {
    if (!ENDS.includes(key)) return value;
    if (value === NO_END) return Infinity;
    return value === NO_BEGINNING ? -Infinity : value;
  });
}
