import type { UrgentItem } from '../recommend/now.ts';
import type { AdviceRecord } from './record.ts';

/** What is said of a whole month, or of all that is owned: an answer that is missing may say otherwise. */
const OF_ALL_ANSWERS: ReadonlySet<UrgentItem['code']> = new Set<UrgentItem['code']>([
  'SHORT_EACH_MONTH',
  'SHORT_WITHOUT_PUBLIC_FUNDS',
  'ASSETS_COVER_DEBTS',
]);

/**
 * A record that was judged while an answer is missing before the advice: it recommends nothing, and of what cannot wait it
 * keeps what the debts and the answers before that say by themselves.
 */
export function recordSoFar(record: AdviceRecord): AdviceRecord {
  return {
    ...record,
    groups: { ...record.groups, recommended: null },
    now: record.now.filter(({ code }) => !OF_ALL_ANSWERS.has(code)),
  };
}
