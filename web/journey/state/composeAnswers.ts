import { affectedBy } from '@towpath/domain/journey-engine/change/affectedBy.ts';
import { shownTo } from '@towpath/domain/journey-engine/run/asked.ts';
import { checkGiven } from '@towpath/domain/journey-engine/run/checkAnswer.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import type { Composed } from '../../data/outbox/unsentWork.ts';
import { today } from '../../data/today.ts';
import { phoneProblem } from '../phoneProblem.ts';
import type { Composer } from './journeyNow.ts';
import { ANSWER, areAnswers, DRAFT } from './sendAnswer.ts';

/**
 * Gives what is chosen or typed in questions of this journey, in the order of its path. Left out is what the rules of
 * its question refuse, and what would take other answers off the path: the person is asked about that on the page.
 */
export const composeAnswers: Composer = async (
  outbox,
  typed,
  { journeyId, plan, answersAndFacts, revisionOf },
) => {
  const order = [...plan.stepById.keys()];
  const drafts = typed
    .filter(({ scope }) => scope === journeyId)
    .toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const composed: Composed[] = [];
  let now = answersAndFacts;
  for (const { id, key: stepId, content } of drafts) {
    const planStep = plan.stepById.get(stepId);
    const isAsked = pathOf(plan, now).steps.some(step => step.stepId === stepId);
    if (!planStep || !isAsked || !areAnswers(content)) continue;
    // A consent is only given beside its text.
    if (planStep.step.optionType === 'Marketing Consent') continue;
    const checked = checkGiven(shownTo(planStep, now), content, today());
    if (!checked.ok || (await phoneProblem(planStep.step, checked.value))) continue;
    if (affectedBy(plan, now, stepId, checked.value).leaves.length > 0) continue;
    now = new Map(now).set(stepId, checked.value);
    const save = { stepId, answers: checked.value, basedOn: revisionOf(stepId) };
    composed.push({
      ids: [id],
      give() {
        // The outcome is reported to the journey, where that is open.
        void outbox.give(ANSWER, { scope: journeyId, key: stepId }, save);
        outbox.forget({ id, kind: DRAFT.name });
      },
    });
  }
  return composed;
};
