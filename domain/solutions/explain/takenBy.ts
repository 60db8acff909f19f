import { inSentence } from '../solution/inSentence.ts';
import type { AdviceRecord } from './record.ts';

/** Solutions that bind those who are owed: what they take in is not paid before the others. */
const BINDS: ReadonlySet<string> = new Set(['DRO', 'MAP', 'BKY', 'SEQ', 'IVA', 'PTD', 'DAS']);

/** The recommended solution, as inside a sentence, where it takes in all of a debt; null where it does not, or nothing is recommended. */
export function takenBy({ groups, results }: AdviceRecord, debtId: string): string | null {
  const { recommended } = groups;
  if (recommended === null || !BINDS.has(recommended)) return null;
  const stays = results.find(({ shortName }) => shortName === recommended)?.stays ?? [];
  return stays.some(one => one.debtId === debtId) ? null : inSentence(recommended);
}
