import { myBudget } from '@towpath/contracts/api/budget.ts';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import { api } from '../../data/client.ts';
import { isFailure } from '../../data/failure.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { readJourneyNow } from '../../journey/state/journeyNow.ts';
import { CATEGORY, LINE, SUBMITTED_BEFORE } from './budgetKinds.ts';
import { entriesOf, sideOf } from './composeCategories.ts';
import { categoryToSend } from './sendCategory.ts';
import { problemsIn } from './typedLines.ts';

/**
 * Submits again what an earlier release kept as submitted, with the lines as they are typed. What cannot be submitted
 * stays typed.
 */
export const submittedBeforeSender = senderOf(SUBMITTED_BEFORE, (outbox, journeyId) => async entry => {
  try {
    const journey = await readJourneyNow(outbox);
    const stepId = journey?.journeyId === journeyId ? journey.stepOnPath(BUDGET) : undefined;
    if (stepId === undefined) return { kind: 'sent' };
    const budget = await api(myBudget, { params: { stepId } });
    const typed = Object.fromEntries(
      outbox.entries(LINE, journeyId).map(({ key, content }) => [key, content] as const),
    );
    const { categoryId } = entry.content;
    const category = entriesOf(budget).find(one => one.categoryId === categoryId);
    if (!category || problemsIn(category, typed).length > 0) return { kind: 'sent' };
    const place = { scope: journeyId, key: String(categoryId) };
    void outbox.give(CATEGORY, place, categoryToSend(sideOf(budget, category), category, typed, true));
    return { kind: 'sent' };
  } catch (failure) {
    if (!isFailure(failure)) throw failure;
    return { kind: 'later' };
  }
});
