import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RunningSpan, Tracing } from './tracing.ts';

/** Asked every few seconds by programs, and never about a person. */
const NOT_TRACED = /^\/(?:health\/|metrics$)/;

/**
 * A span for each call, by the pattern of its route: no path, query, header or body. What a caller says of a trace of
 * its own is not taken over, since anybody may say it.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, RunningSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    if (NOT_TRACED.test(route)) return done();
    const span = tracing.begin(`${request.method} ${route}`, 'server', {
      'http.request.method': request.method,
      'http.route': route,
    });
    spans.set(request, span);
    span.within(done);
  });
  // The body comes in by events of the connection, which know nothing of the span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    spans
      .get(request)
      ?.end({ 'http.response.status_code': statusCode }, statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
}
