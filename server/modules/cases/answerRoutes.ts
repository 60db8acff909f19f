import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { MyHealthConditions } from '@towpath/contracts/api/health.ts';
import { caseAnswers } from '@towpath/contracts/api/staffCases.ts';
import { tellsOfHealth } from '@towpath/domain/casework/tellsOfHealth.ts';
import { isCorrectable } from '@towpath/domain/journeys/correctable.ts';
import { tellsNumber } from '@towpath/domain/journeys/tellsNumber.ts';
import {
  HEALTH_QUESTION_WORDS,
  HEALTH_QUESTIONS,
  TREATMENT_END_WORDS,
} from '@towpath/domain/people/healthQuestions.ts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { WalkedJourney } from '../answers/service.ts';
import { isNumberHeldFrom } from '../callbacks/numberToTell.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { answerInWords } from './answerWords.ts';
import { orNone } from './correctedWhat.ts';
import type { CasesDeps } from './module.ts';
import { noteHealthTold, openCase, seesHealth } from './opening.ts';
import { type PutRightOf, putRightOf } from './putRight.ts';
import { words } from './words.ts';

type Answered = AnswerOf<typeof caseAnswers>;
const NOT_FOR_THIS_ROLE: Pick<Answered, 'health' | 'support'> = {
  health: { withheld: 'role', conditions: [], facts: [], putRight: null },
  support: { withheld: 'role', needs: [], putRight: null },
};

/** What a person answered, in the words of the questions, and what they told of their health. */
export function registerAnswerRoutes(app: FastifyInstance, deps: CasesDeps): void {
  route(app, caseAnswers, async call => {
    const { customerId } = await openCase(deps, call, 'answers');
    const showsAll = seesHealth(call.who);
    const at = deps.clock.now();
    const [first, now, isLocked, holdsNumber, putRight] = await Promise.all([
      orNone(deps.walkedQualifier(customerId)),
      orNone(deps.walkedJourney(customerId)),
      isLockedFor(deps.database, customerId),
      isNumberHeldFrom(deps.database, { staffId: call.who.staffId, customerId, at }),
      putRightOf(deps.database, customerId, 'answer'),
    ]);
    const isOne = first?.plan.definition.journey === now?.plan.definition.journey;
    const walked = [first, isOne ? null : now].filter(one => one !== null);
    const questionnaires = walked.map(one => answersOf(one, { showsAll, holdsNumber }, putRight));
    const { health, support } = showsAll ? await healthOf(deps, customerId) : NOT_FOR_THIS_ROLE;
    const tells =
      health.conditions.length + health.facts.length + support.needs.length > 0 ||
      questionnaires.some(({ answers }) =>
        answers.some(({ stepId, answer }) => answer.length > 0 && tellsOfHealth(stepId)),
      );
    if (showsAll && tells) await noteHealthTold(deps, call, { customerId, part: 'answers' });
    return { questionnaires, isLocked, health, support };
  });
}

/** What somebody may read: facts of health, and whether numbers are kept back from them at this time. */
type Reader = { readonly showsAll: boolean; readonly holdsNumber: boolean };

function answersOf(
  { plan, path }: WalkedJourney,
  { showsAll, holdsNumber }: Reader,
  putRight: PutRightOf,
): Answered['questionnaires'][number] {
  const rows = path.steps.flatMap(({ stepId }) => {
    const given = path.answers.get(stepId) ?? [];
    const { question, answer } = answerInWords(plan, stepId, given);
    const isWithheld = !showsAll && tellsOfHealth(stepId);
    const step = plan.stepById.get(stepId)?.step;
    const isNumberHeld = holdsNumber && answer.length > 0 && step !== undefined && tellsNumber(step);
    const isHidden = isWithheld || isNumberHeld;
    const canBeRight = step !== undefined && isCorrectable(step) && !isHidden;
    const isOpen = canBeRight && stepId === path.open?.stepId;
    // A step that only says that something else was filled in, or was passed.
    if (answer.length === 0 && !isOpen) return [];
    const shown = { answer: isHidden ? [] : answer, isWithheld, isNumberHeld };
    return [{ stepId, question, ...shown, isCorrectable: canBeRight, putRight: putRight(stepId) }];
  });
  return { journey: plan.definition.journey, name: plan.definition.name, answers: rows };
}

/** What they told of their health and of how they want to be talked to; nothing where they have not said yes to it. */
async function healthOf(deps: CasesDeps, customerId: string): Promise<Pick<Answered, 'health' | 'support'>> {
  const [told, { consent, supportNeedIds }, healthRight, supportRight] = await Promise.all([
    deps.healthTold.conditions(customerId),
    deps.healthTold.supportNeeds(customerId),
    putRightOf(deps.database, customerId, 'health'),
    putRightOf(deps.database, customerId, 'support needs'),
  ]);
  const chosen = deps.healthTold.needs().filter(({ id }) => supportNeedIds.includes(id));
  return {
    health: {
      ...factsOf(told),
      putRight: told.consent.hasConsented === true ? healthRight('health') : null,
    },
    support:
      consent.hasConsented === true
        ? { withheld: null, needs: chosen.map(({ title }) => title), putRight: supportRight('support needs') }
        : { withheld: 'consent', needs: [], putRight: null },
  };
}

function factsOf({ consent, conditions, answers }: MyHealthConditions): Omit<Answered['health'], 'putRight'> {
  if (consent.hasConsented !== true) return { withheld: 'consent', conditions: [], facts: [] };
  const said = HEALTH_QUESTIONS.flatMap(code => {
    const answer = answers[code];
    return answer === undefined
      ? []
      : [{ code, says: `${HEALTH_QUESTION_WORDS[code].question} ${words.health[answer]}` }];
  });
  const end = answers.treatmentEndsOn;
  return {
    withheld: null,
    conditions: conditions.map(({ title, description }) => `${title}: ${description}`),
    facts: [
      ...said,
      ...(end === undefined
        ? []
        : [{ code: 'treatmentEndsOn', says: `${TREATMENT_END_WORDS.question} ${end}` }]),
    ],
  };
}
