import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}
const UNKNOWN_PROXY = 'TRUST_PROXY is 0, and calls come through a proxy';

/** `/health/live`: the process answers. `/health/ready`: it can do its work, so traffic may come. */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.decorate('readiness', readiness);
  app.get('/health/live', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );

  app.get('/health/ready', async (request, reply) => {
    const answer = await readiness.ask();
    if (answer.status !== 'ready') request.log.warn(answer, 'not ready');
    const isMiscounted = answer.status === 'ready' && app.unknownProxy === 'sure';
    if (isMiscounted) request.log.warn({ proxy: UNKNOWN_PROXY }, 'not ready');
    return reply
      .code(answer.status === 'ready' && !isMiscounted ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ...answer,
        ...(isMiscounted ? { status: 'not ready' } : {}),
        ...(app.unknownProxy === null ? {} : { proxy: UNKNOWN_PROXY }),
      });
  });
}
