import { ANSWER_REVISION_HEADER, saveAnswers } from '@towpath/contracts/api/answers.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { api, exchange } from '../../data/client.ts';
import { ApiFailure } from '../../data/failure.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { ANSWER, DRAFT, type PendingSave } from './answerKinds.ts';
import { AnswerQueue, type SaveOutcome } from './answerQueue.ts';

/** Sends one answer and says what became of it. A save succeeds only with an empty body (JN-042). */
export async function sendAnswer(save: PendingSave): Promise<SaveOutcome> {
  try {
    const { answer, headers } = await exchange(saveAnswers, {
      body: { stepId: save.stepId, answers: [...save.answers] },
      headers: { [ANSWER_REVISION_HEADER]: String(save.basedOn) },
      keepalive: true,
    });
    if (answer !== undefined) return { kind: 'later' };
    return { kind: 'saved', revision: Number(headers.get(ANSWER_REVISION_HEADER)) };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) return { kind: 'later' };
    return outcomeOf(failure);
  }
}

/**
 * Sends answers while their journey is not open. What only the person can settle waits until they open it, and a refused
 * answer is in its box again then.
 */
export const answerSender = senderOf(ANSWER, (outbox, journeyId) => {
  const queue = new AnswerQueue(outbox, journeyId, sendAnswer, (save, outcome) => {
    if (outcome.kind === 'refused') outbox.keep(DRAFT, { scope: journeyId, key: save.stepId }, save.answers);
  });
  let statusInFlight: Promise<string | null> | undefined;
  return async entry => {
    try {
      statusInFlight ??= api(myStatus).then(({ id }) => id);
      // The call saves into the current journey. Answers to another one cannot be sent.
      if ((await statusInFlight) !== journeyId) return { kind: 'held' };
    } catch {
      statusInFlight = undefined;
      return { kind: 'later' };
    }
    return queue.send(entry);
  };
});

function outcomeOf(failure: ApiFailure): SaveOutcome {
  if (failure.code === 'ANSWER_CHANGED_ELSEWHERE' && failure.current)
    return { kind: 'conflict', theirs: failure.current.answers, revision: failure.current.revision };
  if (failure.code === 'STEP_NOT_ON_PATH')
    return { kind: 'moved', ...(failure.goTo ? { goTo: failure.goTo } : {}) };
  if (failure.status === 400 || failure.status === 404 || failure.status === 413)
    return { kind: 'refused', message: failure.fields[0]?.message ?? failure.message };
  return { kind: 'later' };
}
