import { type Call, call } from '@towpath/contracts/api/call.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeFault } from './faults.ts';
import { checkBySchema } from './requestChecks.ts';
import { route } from './route.ts';

const greet = call({
  base: 'core',
  method: 'POST',
  path: '/greetings/{id}',
  access: 'anyone',
  summary: 'A call made up for this test.',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ name: z.string() }),
  answer: z.object({ text: z.string(), places: z.array(z.object({ town: z.string() })) }),
});

let app: FastifyInstance;
let faults: unknown[];
beforeEach(() => {
  faults = [];
  app = fastify();
  app.setValidatorCompiler(checkBySchema);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('inOneLook', work => work());
  app.decorate('routedCalls', new Set<Call>());
  app.decorateRequest('who', null);
  app.setErrorHandler((fault, _request, reply) => {
    faults.push(fault);
    return reply.code(500).send();
  });
});
afterEach(() => app.close());

/** Calls it, with an answer whose type has been given up, as a fault of ours would. */
const answerWith = (answer: unknown) => {
  route(app, greet, async () => answer as never);
  return app.inject({ method: 'POST', url: '/api/core/greetings/7', payload: { name: 'Sam' } });
};

describe('the answer of a call', () => {
  it('is cut to its contract: what that does not name never leaves', async () => {
    const { body } = await answerWith({ text: 'Hello', secret: 1, places: [{ town: 'Leeds', secret: 2 }] });
    expect(JSON.parse(body)).toEqual({ text: 'Hello', places: [{ town: 'Leeds' }] });
  });

  it('is a fault of ours when it breaks its contract; the log says where, without what stands there', async () => {
    const { statusCode, body } = await answerWith({ text: 'Hello', places: [{ town: ['private'] }] });
    expect([statusCode, body]).toEqual([500, '']);
    const described = describeFault(faults[0]);
    expect(described.at).toBe('places.0.town');
    expect(JSON.stringify(described)).not.toContain('private');
  });
});

it('hands a call what its schemas let through', async () => {
  const given: unknown[] = [];
  route(app, greet, async ({ who, params, body }) => {
    given.push(who, params, body);
    return { text: '', places: [] };
  });
  await app.inject({ method: 'POST', url: '/api/core/greetings/7', payload: { name: 'Sam' } });
  expect(given).toEqual([null, { id: '7' }, { name: 'Sam' }]);
});
