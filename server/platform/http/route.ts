import type { Call } from '@towpath/contracts/api/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ApiError } from './apiError.ts';
import type { Limit } from './limits.ts';
import { refuseUnstorable } from './requestText.ts';
import { parseBy } from './validation.ts';
import type { Caller, Identify, ReadClaim, Who } from './who.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set once by the app; `route` asks it. */
    identify: Identify;
    /** Set once by the app; `routeByClaim` asks it. */
    readClaim: ReadClaim;
    /** The contracts that have a route. */
    routedCalls: Set<Call>;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

type Schema = z.ZodMiniType;
type Output<S, Otherwise> = S extends Schema ? z.output<S> : Otherwise;

type WhoOf<C extends Call> = C['access'] extends 'anyone'
  ? null
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

/** What a call answers with whose contract names a kind of file. The name has plain letters, digits and dashes. */
export type FileAnswer = { readonly name: string; readonly bytes: Buffer };

type Answer<C extends Call> = Promise<
  C['file'] extends string ? FileAnswer : C['answer'] extends Schema ? z.input<C['answer']> : void
>;

/** Does the work of one call: gives the answer, or nothing where success has an empty body. */
export type Handler<C extends Call> = (handled: Handled<C>) => Answer<C>;

export const API_BASES: Readonly<Record<Call['base'], string>> = {
  core: '/api/core',
  lookup: '/api/lookup',
};

/** The address of a contract on this server, its parameters in Fastify's way of writing. */
export function routePath(declaration: Call): string {
  return API_BASES[declaration.base] + declaration.path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Gives a contract its route: who may call, parsing by the schemas, the answer cut to its schema. An answer
 * without a schema is 204 with an empty body. Handlers throw ApiError for anything else. `limits` say how often
 * the call may be made.
 */
export function route<const C extends Call>(
  app: FastifyInstance,
  declaration: C,
  handler: Handler<C>,
  options: { readonly limits?: readonly Limit[] } = {},
): void {
  const limits = options.limits ?? [];
  const byAddress = limits.filter(({ by }) => by === 'address').map(limit => app.limitTo(limit));
  const byWho = limits.filter(({ by }) => by !== 'address').map(limit => app.limitTo(limit));
  addRoute(app, declaration, async (request, reply) => {
    for (const check of byAddress) await check(request);
    const who = await whoMayCall(app, declaration, request);
    request.personId = who?.customerId ?? '';
    const given = parsed(declaration, request);
    // Only once it is known who calls, and that the body holds an email.
    for (const check of byWho) await check(request);
    return handler({ who: who as WhoOf<C>, ...given, request, reply });
  });
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
  addRoute(app, declaration, async (request, reply) => {
    const claim = await app.readClaim(request.headers.authorization);
    if (!claim) throw new ApiError('NOT_SIGNED_IN');
    const { customerId } = claim;
    try {
      return await handler({
        caller: { customerId, claim },
        ...parsed(declaration, request),
        request,
        reply,
      });
    } catch (fault) {
      await whoMayCall(app, declaration, request);
      if (!(fault instanceof ApiError) || fault.code !== 'NO_JOURNEY') throw fault;
      return handler({ caller: { customerId }, ...parsed(declaration, request), request, reply });
    }
  });
}

function addRoute<C extends Call>(
  app: FastifyInstance,
  declaration: C,
  work: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.routedCalls.add(declaration);
  app.route({
    method: declaration.method,
    url: routePath(declaration),
    config: { call: declaration },
    async handler(request, reply) {
      const answer = await work(request, reply);
      // A handler that found nothing new to send has answered by itself (304).
      if (reply.sent) return reply;
      // An answer is for one person and one moment; no cache on the way may keep it.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (declaration.file) return sendFile(reply, declaration.file, answer as FileAnswer);
      if (!declaration.answer) return reply.code(204).send();
      return reply.send(parseAnswer(declaration.answer, answer));
    },
  });
}

/** Sends a file to be kept: the browser saves it under its name and does not open it in our place. */
function sendFile(reply: FastifyReply, kind: string, { name, bytes }: FileAnswer): FastifyReply {
  return reply.type(kind).header('content-disposition', `attachment; filename="${name}"`).send(bytes);
}

async function whoMayCall(
  app: FastifyInstance,
  { access }: Call,
  request: FastifyRequest,
): Promise<Who | null> {
  if (access === 'anyone') return null;
  const who = await app.identify(request.headers.authorization);
  if (!who) throw new ApiError('NOT_SIGNED_IN');
  if (access === 'registered customer' && who.kind !== 'registered') {
    throw new ApiError('REGISTERED_CUSTOMERS_ONLY');
  }
  return who;
}

function parsed<C extends Call>({ params, query, body }: C, request: FastifyRequest): Given<C> {
  refuseUnstorable(request.params);
  refuseUnstorable(request.query);
  return {
    params: (params && parseBy(params, request.params)) as Given<C>['params'],
    query: (query && parseBy(query, request.query)) as Given<C>['query'],
    // A call made without a body is one made with an empty object: its schema says what is missing.
    body: (body && parseBy(body, request.body ?? {})) as Given<C>['body'],
  };
}

/** Fields the contract does not name never leave the server; one that is missing is a fault of ours. */
function parseAnswer(schema: Schema, answer: unknown): unknown {
  const checked = schema.safeParse(answer);
  if (!checked.success) {
    throw new Error(
      `answer breaks its contract at ${checked.error.issues.map(i => i.path.join('.')).join(', ')}`,
    );
  }
  return checked.data;
}
