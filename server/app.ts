import cookie from '@fastify/cookie';
import type { Call } from '@towpath/contracts/call.ts';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { compose } from './compose.ts';
import { ApiError } from './platform/apiError.ts';
import type { Deps } from './platform/deps.ts';
import { asApiError, describeFault } from './platform/faults.ts';
import { registerLimits } from './platform/limits.ts';
import { logAnswers, logOptions, routePattern } from './platform/log.ts';
import { parseJson } from './platform/requestText.ts';

/** Larger than any form of ours by far, small enough that reading it costs nothing. */
const BODY_LIMIT = 64 * 1024;

/** What the server is: every plugin and every route. It opens no port; main.ts does, and tests inject requests. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(deps.config),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < deps.config.trustProxy,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (fault, _request, reply) => void sendError(reply, fault),
    genReqId: () => crypto.randomUUID(),
  });
  const parts = await compose(deps, app.log);
  app.decorate('identify', parts.identify);
  app.decorate('routedCalls', new Set<Call>());
  app.decorate('outbox', parts.outbox);
  app.addHook('onListen', async () => parts.outbox.start(app.log));
  app.addHook('onClose', async () => parts.outbox.stop());
  acceptJsonOnly(app);
  app.setErrorHandler((fault, request, reply) => {
    const error = asApiError(fault);
    if (error.status >= 500)
      request.log.error({ ...describeFault(fault), route: routePattern(request) }, error.code);
    return sendError(reply, error);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, new ApiError('NOT_FOUND')));
  logAnswers(app);
  await app.register(cookie);
  await registerLimits(app, deps.config);
  parts.registerRoutes(app);
  return app;
}

function sendError(reply: FastifyReply, fault: unknown): FastifyReply {
  const error = asApiError(fault);
  if (error.details.retryAfter !== undefined) reply.header('retry-after', error.details.retryAfter);
  return reply.code(error.status).header('cache-control', 'no-store').send(error.body);
}

/** JSON and nothing else: a form on another site cannot send it without asking the browser first. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_: FastifyRequest, body: Buffer) => {
      return body.length === 0 ? undefined : parseJson(body);
    },
  );
}
