import type { FastifyInstance } from 'fastify';
import type { Readiness, ReadinessAnswer } from './readiness.ts';

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
    const answer = await askReady(app, readiness);
    if (answer.status !== 'ready') request.log.warn(answer, 'not ready');
    return reply
      .code(answer.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer);
  });
}

/**
 * What `/health/ready` answers, and `/metrics` tells: whether the process can do its work, and whether what comes to it
 * shows that the settings are wrong. Never throws.
 */
export async function askReady(
  app: FastifyInstance,
  readiness: Pick<Readiness, 'ask'>,
): Promise<ReadinessAnswer & { readonly proxy?: string }> {
  const answer = await readiness.ask();
  const shown = app.unknownProxy();
  if (shown === null) return answer;
  const isMiscounted = answer.status === 'ready' && shown === 'sure';
  return { ...answer, ...(isMiscounted ? { status: 'not ready' as const } : {}), proxy: UNKNOWN_PROXY };
}
