import { caseQuestion, correctAnswer } from '@towpath/contracts/api/staffCorrections.ts';
import { tellsOfHealth } from '@towpath/domain/casework/tellsOfHealth.ts';
import { tellsNumber } from '@towpath/domain/journeys/tellsNumber.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import type { StaffCaller } from '../../platform/http/who.ts';
import { isNumberHeldFrom } from '../callbacks/numberToTell.ts';
import { answerInWords, questionOf } from './answerWords.ts';
import { inWordsForStaff, openToCorrect } from './correcting.ts';
import type { CasesDeps } from './module.ts';
import { noteHealthTold, openCase, seesHealth } from './opening.ts';

/** Answers that are put right together with the person, question by question. */
export function registerAnswerCorrectionRoutes(app: FastifyInstance, deps: CasesDeps): void {
  const { correcting, database, clock } = deps;
  const holdsNumber = ({ who: { staffId } }: { readonly who: StaffCaller }, customerId: string) =>
    isNumberHeldFrom(database, { staffId, customerId, at: clock.now() });

  route(app, caseQuestion, async call => {
    requireSeen(call.who, call.params.stepId);
    const { customerId } = await openCase(deps, call, 'answers');
    const { step, given, revision } = await correcting.question(customerId, call.params);
    const { headerText, name, additionalText, optionType, optional, answers } = step;
    if (!optionType || (tellsNumber(step) && (await holdsNumber(call, customerId)))) {
      throw new ApiError('NOT_FOUND');
    }
    if (tellsOfHealth(call.params.stepId)) {
      await noteHealthTold(deps, call, { customerId, part: 'answers' });
    }
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
    const keepsNumber = await holdsNumber(call, customerId);
    const isHidden = ({ plan, stepId: id }: (typeof fallsAway)[number]) => {
      const step = plan.stepById.get(id)?.step;
      if (keepsNumber && step !== undefined && tellsNumber(step)) return true;
      return tellsOfHealth(id) && !seesHealth(call.who);
    };
    return {
      isSaved,
      asks: asks && questionOf(asks.plan, asks.stepId),
      fallsAway: fallsAway.map(one => {
        const { question, answer } = answerInWords(one.plan, one.stepId, one.given);
        return { question, answer: isHidden(one) ? [] : answer };
      }),
    };
  });
}

/** What somebody may not read they do not put right either. */
function requireSeen(who: StaffCaller, stepId: string): void {
  if (tellsOfHealth(stepId) && !seesHealth(who)) throw new ApiError('NOT_FOUND');
}
