import type { LetterDefinition } from './definition.ts';
import type { PlanOfLetters } from './planOfLetters.ts';

/** Whether a letter asks who was paid in full to say in writing that nothing is owed any more. */
export function asksForLastLetter({ when }: Pick<LetterDefinition, 'when'>): boolean {
  return when.is?.includes('paid off') === true;
}

/** Whether a plan pays a debt and knows nothing to be owed on it any more, without its being closed otherwise. */
export function isPaidOffBy(plan: PlanOfLetters | null, debtId: string): boolean {
  return plan?.told.has(debtId) === true && plan.paidOff.has(debtId);
}
