import { caseQuestion, correctAnswer } from '@towpath/contracts/api/staffCorrections.ts';
import { tellsOfHealth } from '@towpath/domain/casework/tellsOfHealth.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { answerInWords, questionOf } from './answerWords.ts';
import { inWordsForStaff, openToCorrect } from './correcting.ts';
import type { CasesDeps } from './module.ts';
import { openCase, seesHealth } from './opening.ts';

/** Answers that are put right together with the person, question by question. */
export function registerAnswerCorrectionRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { correcting } = deps;

  route(app, caseQuestion, async call => {
    requireSeen(call.who, call.params.stepId);
    const { customerId } = await openCase(deps, call);
    const { step, given, revision } = await correcting.question(customerId, call.params);
    const { headerText, name, additionalText, optionType, optional, answers } = step;
    if (!optionType) throw new ApiError('NOT_FOUND');
    return {
      question: headerText || name,
      hint: additionalText ?? null,
      optionType,
      isOptional: optional ?? false,
      choices: answers.map(({ id, value, placeHolderValue, isExclusiveAnswer }) => ({
        id,
        value,
        placeholder: placeHolderValue ?? null,
        isExclusive: isExclusiveAnswer ?? false,
      })),
      given: given.map(answer => ({ ...answer })),
      revision,
    };
  });

  route(app, correctAnswer, async call => {
    const { journey, stepId } = call.params;
    requireSeen(call.who, stepId);
    const { answers, revision, isSure = false } = call.body;
    const { customerId, written } = await openToCorrect(deps, call, { what: 'answer', of: stepId });
    const change = { journey, stepId, answers, revision, isSure };
    const { isSaved, fallsAway, asks } = await correcting
      .correct(customerId, change, written)
      .catch((fault: unknown) => Promise.reject(inWordsForStaff(fault)));
    return {
      isSaved,
      asks: asks && questionOf(asks.plan, asks.stepId),
      fallsAway: fallsAway.map(({ plan, stepId: id, given }) => {
        const { question, answer } = answerInWords(plan, id, given);
        return { question, answer: seesHealth(call.who) || !tellsOfHealth(id) ? answer : [] };
      }),
    };
  });
}

/** What somebody may not read they do not put right either. */
function requireSeen(who: StaffCaller, stepId: string): void {
  if (tellsOfHealth(stepId) && !seesHealth(who)) throw new ApiError('NOT_FOUND');
}
