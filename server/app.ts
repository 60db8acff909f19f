import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Call } from '@towpath/contracts/api/call.ts';
import { HEARTBEAT_EVERY } from '@towpath/contracts/api/chat.ts';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import { compose, type Parts } from './compose.ts';
import type { Deps } from './deps.ts';
import { registerRefusedCalls } from './platform/audit/refusedCalls.ts';
import { inOneLook } from './platform/database/oneLook.ts';
import { ApiError } from './platform/http/apiError.ts';
import { brokenRequestOptions, hungUp, refuseWithoutHost } from './platform/http/brokenRequests.ts';
import { registerDocs } from './platform/http/docs/routes.ts';
import { registerEventStreams } from './platform/http/eventStream.ts';
import { asApiError, describeFault } from './platform/http/faults.ts';
import { registerHeaders } from './platform/http/headers.ts';
import { registerNetwork } from './platform/http/network.ts';
import { watchForProxy } from './platform/http/proxy.ts';
import { acceptJsonOnly, checkBySchema } from './platform/http/requestChecks.ts';
import { isOfApi } from './platform/http/route.ts';
import { registerLimits } from './platform/limits/sharedLimits.ts';
import { registerSite } from './platform/site/site.ts';
import { traceRequests } from './platform/tracing/requestSpans.ts';
import { askReady, registerHealth } from './platform/watching/health.ts';
import { logAnswers, logOptions, routePattern } from './platform/watching/log.ts';
import { registerMetrics } from './platform/watching/metrics.ts';
import { registerPoolGauges } from './platform/watching/poolGauges.ts';
import { registerPressure } from './platform/watching/pressure.ts';
import { createReadiness, type Readiness } from './platform/watching/readiness.ts';
import { registerReadings } from './platform/watching/readings.ts';
import { readyReading } from './platform/watching/workReadings.ts';
import { siteFactsOf } from './siteFacts.ts';

/** Far larger than any form of ours, but small enough that reading it costs nothing. */
const BODY_LIMIT = 64 * 1024;

/**
 * Builds the server: every plugin and every route. It opens no port; start.ts does, and tests inject
 * requests.
 */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = fastify({
    logger: logOptions(config, deps.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (fault, _request, reply) => void sendError(reply, fault),
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    ...brokenRequestOptions(config),
  });
  const registry = new Registry();
  const parts = await compose(deps, app.log, registry);
  app.decorate('identify', parts.identify);
  app.decorate('readClaim', parts.readClaim);
  app.decorate('identifyPartner', parts.identifyPartner);
  app.decorate('identifyStaff', parts.identifyStaff);
  app.decorate('inOneLook', inOneLook);
  app.decorate('routedCalls', new Set<Call>());
  app.decorateRequest('who', null);
  app.decorateRequest('claim', null);
  app.decorateRequest('partner', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('signedBody', null);
  app.decorate('outbox', parts.outbox);
  let stopWork = () => parts.outbox.stop();
  app.addHook('onListen', async () => {
    stopWork = parts.startWork(app.log);
  });
  app.addHook('onClose', async () => {
    await stopWork();
    await parts.paperPool.close();
  });

  if (deps.telemetry) traceRequests(app, deps.telemetry.tracing);
  registerNetwork(app, config);
  watchForProxy(app, config, deps.clock);
  letConnectionsGo(app);
  registerEventStreams(app, HEARTBEAT_EVERY);
  logAnswers(app, config);
  const readiness = createReadiness(deps.check);
  const refresh = registerReadings(
    registry,
    [readyReading(() => askReady(app, readiness)), ...parts.readings],
    deps,
  );
  registerPoolGauges(registry, deps.connections, config.databasePool);
  deps.telemetry?.sendNumbers(registry, refresh);
  registerMetrics(app, { registry, refresh, token: config.metricsToken });
  registerRefusedCalls(app, deps);
  answerFaults(app, readiness);
  refuseWithoutHost(app);
  app.setValidatorCompiler(checkBySchema);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  await registerPressure(app);
  registerHeaders(app, config);
  await app.register(compress, {
    threshold: 1024,
    // No client of ours sends compressed bodies; unpacking them would only help somebody who wants to
    // overload us.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(cookie);
  registerLimits(app, deps);

  registerHealth(app, readiness);
  await registerDocs(app, parts.looks.own.name, config);
  parts.registerRoutes(app);
  await answerTheRest(app, deps, parts);
  return app;
}

/** Once the server is told to stop, each answer closes its connection, so that it waits for no client. */
function letConnectionsGo(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
}

function answerFaults(app: FastifyInstance, readiness: Readiness): void {
  app.setErrorHandler((fault, request, reply) => {
    readiness.note(fault);
    const error = asApiError(fault);
    if (hungUp(fault, request)) return sendError(reply, error);
    app.countError(error.code);
    app.noteRefused(request, error);
    if (error.status >= 500) {
      request.log.error({ ...describeFault(fault), route: routePattern(request) }, error.code);
    }
    return sendError(reply, error);
  });
}

function sendError(reply: FastifyReply, fault: unknown): FastifyReply {
  const error = asApiError(fault);
  if (error.details.retryAfter !== undefined) reply.header('retry-after', error.details.retryAfter);
  return reply.code(error.status).header('cache-control', 'no-store').send(error.body);
}

/** Handles every path without a route: below /api an error of the API, elsewhere a page. */
async function answerTheRest(app: FastifyInstance, deps: Deps, { looks, chatOrigins }: Parts): Promise<void> {
  const { siteFolder, config } = deps;
  const site =
    siteFolder === undefined
      ? null
      : await registerSite(app, siteFolder, config, siteFactsOf(deps), looks, chatOrigins);
  // Vulnerability scanners ask for one path after another.
  const limit = app.limitTo('unknown paths', { max: 100, seconds: 60, by: 'address' });
  app.setNotFoundHandler(async (request, reply) => {
    const pages = isOfApi(request.url) ? null : site;
    if (!pages?.has(request)) await limit(request);
    if (!pages) throw new ApiError('NOT_FOUND');
    return pages.answer(request, reply);
  });
}
