import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { api } from '../../data/client.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { JourneyAnswers } from './journeyAnswers.ts';
import { ANSWER, DRAFT, sendAnswer } from './sendAnswer.ts';

/**
 * Sends answers while their journey is not open. What only the person can resolve waits until they open it; a refused
 * answer is then in its input again.
 */
export const answerSender = senderOf(ANSWER, (outbox, journeyId) => {
  const answers = new JourneyAnswers(outbox, journeyId, {
    stored: new Map(),
    send: sendAnswer,
    settled: (save, outcome) => {
      if (outcome.kind === 'refused')
        outbox.keep(DRAFT, { scope: journeyId, key: save.stepId }, save.answers);
    },
  });
  let statusInFlight: Promise<string | null> | undefined;
  return async entry => {
    try {
      statusInFlight ??= api(myStatus).then(({ id }) => id);
      // The call saves into the current journey, so answers to another one cannot be sent.
      if ((await statusInFlight) !== journeyId) return { kind: 'held' };
    } catch {
      statusInFlight = undefined;
      return { kind: 'later' };
    }
    return answers.send(entry);
  };
});
