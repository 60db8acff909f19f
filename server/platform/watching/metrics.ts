import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { ApiError } from '../http/apiError.ts';
import { routePattern } from './log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts every error of the API by its code. */
    countError(code: string): void;
  }
}

/**
 * `/metrics` in the text format of Prometheus: process, answers by route and status, errors by code, and whatever else
 * is in the registry. Routes are counted by pattern, so no id gets in. With a token set, only whoever sends it as Bearer
 * may read them.
 *
 * @param refresh reads again what is read for a scrape; it does not throw
 */
export function registerMetrics(
  app: FastifyInstance,
  {
    registry,
    refresh,
    token,
  }: {
    readonly registry: Registry;
    readonly refresh: () => Promise<void>;
    readonly token: string | undefined;
  },
): void {
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const errors = new Counter({
    name: 'api_errors_total',
    help: 'Answers of the API that are not a success, by error code',
    labelNames: ['code'],
    registers: [registry],
  });

  // There from the start, so that a first fault shows as a rise.
  for (const code of ['SERVER_FAULT', 'UNAVAILABLE']) errors.inc({ code }, 0);

  app.decorate('countError', (code: string) => errors.inc({ code }));
  app.addHook('onResponse', (request, reply, done) => {
    // How long a stream was open says nothing of how fast we answer.
    if (request.routeOptions.config.call?.stream) return done();
    seconds.observe(
      { method: request.method, route: routePattern(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new ApiError('NOT_FOUND');
    }
    await refresh();
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

function isSame(sent: string, right: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
