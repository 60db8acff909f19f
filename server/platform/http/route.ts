import type { Call, EventOf } from '@towpath/contracts/api/call.ts';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteShorthandOptions,
} from 'fastify';
import type * as z from 'zod/mini';
import { ApiError } from './apiError.ts';
import { againAfterDeadlock, unlessGone } from './besideOthers.ts';
import { type EventSink, sendEvents } from './eventStream.ts';
import { asApiError } from './faults.ts';
import { checksOf, type Limit, type LimitCheck } from './limits.ts';
import { refuseUnstorable } from './requestChecks.ts';
import type {
  Caller,
  Claim,
  Identify,
  IdentifyPartner,
  IdentifyStaff,
  PartnerCaller,
  ReadClaim,
  StaffCaller,
  Who,
} from './who.ts';
import { type KnowsCaller, refusalOf, whoMayCall } from './whoMayCall.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set once by the app; `route` asks it. */
    identify: Identify;
    /** Set once by the app; `routeByClaim` asks it. */
    readClaim: ReadClaim;
    /** Set once by the app; `route` asks it for the calls of partners. */
    identifyPartner: IdentifyPartner;
    /** Set once by the app; `route` asks it for the calls of staff. */
    identifyStaff: IdentifyStaff;
    /** Set once by the app: what a call reads within it is read once. */
    inOneLook: <Result>(work: () => Promise<Result>) => Promise<Result>;
    /** The contracts that have a route. */
    routedCalls: Set<Call>;
  }
  interface FastifyRequest {
    /** Who calls, once `route` knows it; null for a call that anyone may make. */
    who: Who | null;
    /** The partner that calls, once `route` knows it. */
    partner: PartnerCaller | null;
    /** Who of the staff calls, once `route` knows it. */
    staff: StaffCaller | null;
    /** The body as it came, of calls that are signed. */
    signedBody: Buffer | null;
    /** The claim of the credential, in the routes of `routeByClaim`. */
    claim: Claim | null;
  }
  interface FastifyContextConfig {
    call?: Call;
    limits?: readonly Limit[];
  }
}

type Schema = z.ZodMiniType;
type Output<S, Otherwise> = S extends Schema ? z.output<S> : Otherwise;

type WhoOf<C extends Call> = C['access'] extends 'anyone'
  ? null
  : C['access'] extends 'partner'
    ? PartnerCaller
    : C['access'] extends 'staff'
      ? StaffCaller
      : C['access'] extends 'registered customer'
        ? Extract<Who, { kind: 'registered' }>
        : Who;

type Given<C extends Call> = {
  readonly params: Output<C['params'], undefined>;
  readonly query: Output<C['query'], undefined>;
  readonly body: Output<C['body'], undefined>;
};

/** What a handler gets: everything checked, and typed by the contract. */
export type Handled<C extends Call> = Given<C> & {
  readonly who: WhoOf<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** What a handler of `routeByClaim` gets: everything but the caller is checked. */
export type HandledByClaim<C extends Call> = Given<C> & {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * The answer of a call whose contract names a kind of file. The name has plain letters, digits and dashes.
 */
export type FileAnswer = { readonly name: string; readonly bytes: Buffer };

/** The answer of a call whose contract has a stream: what is done once it is open. */
export type StreamAnswer<Event> = (sink: EventSink<Event>) => void;

type Answer<C extends Call> = Promise<
  C['stream'] extends Schema
    ? StreamAnswer<EventOf<C>>
    : C['file'] extends string
      ? FileAnswer
      : C['answer'] extends Schema
        ? z.input<C['answer']>
        : void
>;

/** Handles one call: returns the answer, or nothing where success has an empty body. */
export type Handler<C extends Call> = (handled: Handled<C>) => Answer<C>;

export const API_BASES: Readonly<Record<Call['base'], string>> = {
  core: '/api/core',
  lookup: '/api/lookup',
  partners: '/api/partners',
  staff: '/staff/api',
};

/** Whether an address is one of the API's, and no page's. */
export function isOfApi(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith(`${API_BASES.staff}/`);
}

/** The address of a contract on this server, its parameters in Fastify's way of writing. */
export function routePath(declaration: Call): string {
  return API_BASES[declaration.base] + declaration.path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Gives a contract its route: who may call, parsing by the schemas, the answer cut to its schema. An answer
 * without a schema is 204 with an empty body. Handlers throw ApiError for anything else. `limits` say how often
 * the call may be made; `orElse` says who calls where the credential has ended.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  declaration: C,
  handler: Handler<C>,
  options: { readonly limits?: readonly Limit[]; readonly orElse?: KnowsCaller } = {},
): void {
  const checks = (...kinds: readonly Limit['by'][]) =>
    checksOf(app, `${declaration.method} ${declaration.path}`, options.limits ?? [], ...kinds);
  const [ofCallers, ofRefusals] = [checks('person', 'partner', 'address'), checks('refusals')];
  async function admit(request: FastifyRequest): Promise<void> {
    const identified = () => whoMayCall(app, declaration, request, options.orElse);
    // A signature that is forged is a refusal as one of the call itself is. A session that has ended is none: it is no
    // try at anything.
    if (declaration.access === 'partner') await countingRefusals(request, ofRefusals, identified);
    else await identified();
    if (request.who) await app.limitEveryCall(request);
    refuseUnstorableAddress(request);
    for (const check of ofCallers) await check(request);
  }
  addRoute(app, declaration, {
    ...(options.limits ? { limits: options.limits } : {}),
    // Nobody has us read megabytes who may not send them.
    ...(declaration.largestBody ? { onRequest: admit } : { preValidation: admit }),
    handler: (request, reply) =>
      countingRefusals(request, ofRefusals, () =>
        unlessGone(
          declaration,
          () =>
            declaration.access === 'partner' || declaration.access === 'staff'
              ? Promise.resolve(request.partner ?? request.staff)
              : whoMayCall(app, declaration, request, options.orElse),
          () =>
            app.inOneLook(() =>
              handler({
                who: (request.partner ?? request.staff ?? request.who) as WhoOf<C>,
                ...givenIn<C>(request),
                request,
                reply,
              }),
            ),
        ),
      ),
  });
}

/** Does the work of a call; where it is refused once too often, that is said instead of why. */
async function countingRefusals<Result>(
  request: FastifyRequest,
  checks: readonly LimitCheck[],
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (fault) {
    if (asApiError(fault).status < 500) for (const check of checks) await check(request);
    throw fault;
  }
}

/**
 * As `route`, for the calls that are made most: the handler's first statement also asks whether the caller's
 * credential counts (see `Caller`), which saves a round trip. It throws NO_JOURNEY when that statement finds nothing;
 * before that or any other refusal is sent, the caller is identified as everywhere.
 */
export function routeByClaim<const C extends Call & { readonly access: 'customer' }>(
  app: FastifyInstance,
  declaration: C,
  handler: (handled: HandledByClaim<C>) => Answer<C>,
): void {
  addRoute(app, declaration, {
    // The request's errors wait in `validationError` until the caller is identified.
    attachValidation: true,
    async preValidation(request) {
      request.claim = await app.readClaim(request.headers.authorization);
      if (!request.claim) throw await refusalOf(app, request);
      await app.limitEveryCall(request);
    },
    async handler(request, reply) {
      const claim = request.claim as Claim;
      const { customerId } = claim;
      const parts = { ...givenIn<C>(request), request, reply };
      try {
        refuseUnstorableAddress(request);
        if (request.validationError) throw request.validationError;
        return await againAfterDeadlock(() =>
          app.inOneLook(() => handler({ caller: { customerId, claim }, ...parts })),
        );
      } catch (fault) {
        // Asking a database that does not answer once more would take as long again.
        if (asApiError(fault).code === 'UNAVAILABLE') throw fault;
        await whoMayCall(app, declaration, request);
        if (!(fault instanceof ApiError) || fault.code !== 'NO_JOURNEY') throw fault;
        return app.inOneLook(() => handler({ caller: { customerId }, ...parts }));
      }
    },
  });
}

type RouteParts = Pick<
  RouteShorthandOptions,
  'onRequest' | 'preValidation' | 'preHandler' | 'attachValidation'
> & {
  readonly limits?: readonly Limit[];
  readonly handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
};

function addRoute<C extends Call>(
  app: FastifyInstance,
  declaration: C,
  { handler, limits, ...parts }: RouteParts,
): void {
  app.routedCalls.add(declaration);
  app.route({
    ...parts,
    method: declaration.method,
    url: routePath(declaration),
    config: { call: declaration, ...(limits ? { limits } : {}) },
    schema: schemaOf(declaration),
    ...(declaration.largestBody ? { bodyLimit: declaration.largestBody } : {}),
    // An empty answer is not checked for compression.
    ...(declaration.answer || declaration.file ? {} : { compress: false }),
    // Without its body a stream says nothing.
    ...(declaration.stream ? { exposeHeadRoute: false } : {}),
    async handler(request, reply) {
      const answer = await handler(request, reply);
      // A handler that found nothing new to send has answered by itself (304).
      if (reply.sent) return reply;
      // An answer is for one person and one moment; no cache on the way may keep it.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (declaration.stream) {
        return sendEvents(app, reply, declaration.stream, answer as StreamAnswer<unknown>);
      }
      if (declaration.file) return sendFile(reply, declaration.file, answer as FileAnswer);
      if (!declaration.answer) return reply.code(204).send();
      return reply.send(answer);
    },
  });
}

/**
 * The schemas Fastify validates a request by and cuts the answer to: a field that the contract does not name
 * never leaves.
 */
function schemaOf({ base, params, query, body, answer, stream }: Call): FastifySchema {
  return {
    // What staff call is no part of the API that others build on.
    ...(base === 'staff' ? { hide: true } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(answer || stream ? { response: { 200: answer ?? stream } } : {}),
  };
}

/** What the schemas of the contract let through. */
function givenIn<C extends Call>({ params, query, body }: FastifyRequest): Given<C> {
  return { params, query, body } as Given<C>;
}

function refuseUnstorableAddress({ params, query }: FastifyRequest): void {
  refuseUnstorable(params);
  refuseUnstorable(query);
}

/** Sends a file to be kept: the browser saves it under its name and does not open it in our place. */
function sendFile(reply: FastifyReply, kind: string, { name, bytes }: FileAnswer): FastifyReply {
  return reply.type(kind).header('content-disposition', `attachment; filename="${name}"`).send(bytes);
}
