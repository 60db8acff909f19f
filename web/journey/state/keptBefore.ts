import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { isText, listOf, readAs, type Shape } from '../../data/outbox/shape.ts';
import { takeOldKeys } from '../../data/outbox/takeOldKeys.ts';
import { ANSWER, areAnswers, DRAFT, isPendingSave } from './sendAnswer.ts';

const areSaves = listOf(isPendingSave);
const areDrafts = listOf(
  (value): value is readonly [string, readonly GivenAnswer[]] =>
    Array.isArray(value) && isText(value[0]) && areAnswers(value[1]),
) satisfies Shape<unknown>;

/**
 * Moves into the outbox what browsers kept of this journey before the outbox existed: a list per tab, and a
 * list of drafts.
 */
export function takeOverAnswers(outbox: Outbox, journeyId: string): void {
  const waiting = takeOldKeys(`saves.${journeyId}.`).flatMap(text => readAs(areSaves, text) ?? []);
  for (const [place, save] of waiting.entries())
    outbox.takeOver(ANSWER, { scope: journeyId, key: save.stepId }, save, place);
  const drafts = takeOldKeys(`drafts.${journeyId}`).flatMap(text => readAs(areDrafts, text) ?? []);
  for (const [stepId, answers] of drafts) outbox.takeOver(DRAFT, { scope: journeyId, key: stepId }, answers);
}
