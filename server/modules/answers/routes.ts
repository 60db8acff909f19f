import {
  ANSWER_REVISION_HEADER,
  knownAnswers,
  myAnswers,
  myPageAnswers,
  type StartingAnswerResponse,
  saveAnswers,
} from '@towpath/contracts/api/answers.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldError } from '../../platform/http/apiError.ts';
import { route, routeByClaim } from '../../platform/http/route.ts';
import type { Answers } from './service.ts';
import { words } from './words.ts';

/** @param startingAnswersOf the starting answers of a person's journey; throws NO_JOURNEY */
export function registerAnswerRoutes(
  app: FastifyInstance,
  answers: Answers,
  startingAnswersOf: (customerId: string) => Promise<StartingAnswerResponse[]>,
): void {
  routeByClaim(app, saveAnswers, async ({ caller, body, request, reply }) => {
    const revision = await answers.save(caller, body, basedOn(request));
    reply.header(ANSWER_REVISION_HEADER, revision);
  });

  routeByClaim(app, myPageAnswers, ({ caller, params }) => answers.ofPage(caller, params.pageId));

  route(app, myAnswers, ({ who }) => answers.all(who.customerId));

  route(app, knownAnswers, ({ who }) => startingAnswersOf(who.customerId));
}

/** The revision a save was based on; undefined when the request does not name one. */
function basedOn(request: FastifyRequest): number | undefined {
  const header = request.headers[ANSWER_REVISION_HEADER];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^\d{1,9}$/.test(header)) {
    throw fieldError(ANSWER_REVISION_HEADER, words.refused.revision);
  }
  return Number(header);
}
