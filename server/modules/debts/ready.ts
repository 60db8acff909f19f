import { legalQuestionsCompleted } from '@towpath/domain/debts/untouchedFlags.ts';
import type { Database } from '../../platform/database/database.ts';
import { listedDebts } from './repository.ts';
import { words } from './words.ts';

/** What the debts still lack before the debts step can be completed, as text to show; null when it can be. */
export async function debtsLack(database: Database, customerId: string): Promise<string | null> {
  const debts = await listedDebts(database, customerId);
  if (debts.length === 0) return words.lacks.debts;
  return legalQuestionsCompleted(debts) ? null : words.lacks.legalQuestions;
}
