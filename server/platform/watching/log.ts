import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { describeFault } from '../http/faults.ts';

/** Takes log lines; standard output when there is none. */
export type LogStream = { write(line: string): void };

/**
 * Log lines are JSON and hold no personal data: of a request the method, the pattern of the
 * route, the status and the time it took. No body, query, header or address of the sender is ever logged.
 */
export function logOptions(
  { logLevel }: Pick<Config, 'logLevel'>,
  stream: LogStream | undefined,
): NonNullable<FastifyServerOptions['logger']> {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    ...(stream ? { stream } : {}),
    base: null,
    serializers: {
      req: () => ({}),
      // Whatever a plugin logs of its own accord: what kind of fault and where, not the values it quotes.
      err: fault => ({ type: fault.name, message: '', stack: String(describeFault(fault).stack ?? '') }),
    },
  };
}

/** One line for each answer, where the level lets it through. */
export function logAnswers(app: FastifyInstance, { logLevel }: Pick<Config, 'logLevel'>): void {
  if (!['info', 'debug', 'trace'].includes(logLevel)) return;
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routePattern(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}

/** The route a request took, as declared, so that ids in the path stay out; 'page' for what has no route. */
export function routePattern(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'page';
}
