import type { StepResponse } from '@towpath/contracts/api/answers.ts';
import { answerWhere } from '@towpath/server/modules/answers/repository.ts';
import { pageWhere } from '@towpath/server/modules/journeys/journeyRow.ts';
import fastify from 'fastify';
import pg from 'pg';
import type { Person } from './people.ts';
import type { Question } from './questionnaire.ts';

const WRITE_ANSWER = { name: 'write-answer', text: answerWhere('true') };
const READ_PAGE = { name: 'read-page', text: pageWhere('true') };

/** What the floor is told: where to write, and for whom. It looks nothing up. */
export type FloorAssignment = {
  readonly databaseUrl: string;
  readonly connections: number;
  readonly people: readonly Person[];
  readonly questions: readonly Question[];
};

/*
 * A process of its own: the least that could do the work. A bare Fastify, the same pool size, the product's own two
 * statements, prepared. It authenticates nobody, has no questionnaire and checks nothing, and the previous answer,
 * which the product reads before it writes, is kept in memory.
 */
process.once('message', (assignment: FloorAssignment) => {
  listen(assignment).then(port => process.send?.({ port }));
});
// Exits by itself, so that a profile of it is written.
for (const end of ['disconnect', 'SIGTERM']) process.once(end, () => process.exit(0));

async function listen({ databaseUrl, connections, people, questions }: FloorAssignment): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const pageOf = new Map(questions.map(({ stepId, pageId }) => [stepId, pageId]));
  const journeys = new Map(
    people.map(person => [
      person.customerId,
      { id: person.journeyId, revision: 0, old: new Map<string, string>() },
    ]),
  );
  const app = fastify();

  app.post<{ Body: StepResponse }>('/api/core/answers/mine', async (request, reply) => {
    const customerId = callerOf(request.headers.authorization);
    const journey = journeys.get(customerId);
    if (!journey) return reply.code(404).send();
    const { stepId, answers } = request.body;
    const json = JSON.stringify(answers);
    const old = journey.old.get(stepId) ?? null;
    const pageId = pageOf.get(stepId);
    const { rows } = await pool.query({
      ...WRITE_ANSWER,
      values: [
        customerId,
        journey.id,
        journey.revision,
        stepId,
        null,
        'Active',
        pageId,
        json,
        old,
        new Date(),
        'answers',
      ],
    });
    journey.revision += 1;
    journey.old.set(stepId, json);
    return reply.code(204).header('answer-revision', rows[0].revision).send();
  });

  app.get<{ Params: { pageId: string } }>('/api/core/answers/mine/pages/:pageId', async request => {
    const { rows } = await pool.query({
      ...READ_PAGE,
      values: [callerOf(request.headers.authorization), request.params.pageId],
    });
    return (rows[0].answers as [string, number, unknown][]).map(([stepId, revision, answers]) => ({
      stepId,
      answers,
      revision,
    }));
  });

  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function callerOf(authorization = ''): string {
  return authorization.slice('Basic '.length);
}
