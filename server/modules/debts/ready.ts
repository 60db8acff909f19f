import { legalQuestionsCompleted } from '@towpath/domain/debts/untouchedFlags.ts';
import type { Database } from '../../platform/database/database.ts';
import { listedDebts } from './repository.ts';

const WORDS = {
  noDebts: 'Add at least one debt first',
  legalQuestions: 'Answer the questions about your debts first',
} as const;

/** What the debts still lack before the debts step can be completed, as text to show; null when it can be. */
export async function debtsLack(database: Database, customerId: string): Promise<string | null> {
  const debts = await listedDebts(database, customerId);
  if (debts.length === 0) return WORDS.noDebts;
  return legalQuestionsCompleted(debts) ? null : WORDS.legalQuestions;
}
