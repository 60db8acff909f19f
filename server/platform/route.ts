import type { Call } from '@towpath/contracts/call.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ApiError } from './apiError.ts';
import type { Limit } from './limits.ts';
import { refuseUnstorable } from './requestText.ts';
import { parseBy } from './validation.ts';
import type { Identify, Who } from './who.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set once by the app; `route` asks it. */
    identify: Identify;
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

/** What a handler gets: everything checked, and typed by the contract. */
export type Handled<C extends Call> = {
  readonly who: WhoOf<C>;
  readonly params: Output<C['params'], undefined>;
  readonly query: Output<C['query'], undefined>;
  readonly body: Output<C['body'], undefined>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Does the work of one call: gives the answer, or nothing where success has an empty body. */
export type Handler<C extends Call> = (
  handled: Handled<C>,
) => Promise<C['answer'] extends Schema ? z.input<C['answer']> : void>;

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
  app.routedCalls.add(declaration);
  const limits = options.limits ?? [];
  const byAddress = limits.filter(({ by }) => by === 'address').map(limit => app.limitTo(limit));
  const byEmail = limits.filter(({ by }) => by === 'email').map(limit => app.limitTo(limit));
  app.route({
    method: declaration.method,
    url: routePath(declaration),
    config: { call: declaration },
    async handler(request, reply) {
      for (const check of byAddress) await check(request);
      const who = await whoMayCall(app, declaration, request);
      const given = parsed(declaration, request);
      // Only once the body is known to hold an email.
      for (const check of byEmail) await check(request);
      const answer = await handler({ who: who as WhoOf<C>, ...given, request, reply });
      // A handler that found nothing new to send has answered by itself (304).
      if (reply.sent) return reply;
      // An answer is for one person and one moment; no cache on the way may keep it.
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (!declaration.answer) return reply.code(204).send();
      return reply.send(parseAnswer(declaration.answer, answer));
    },
  });
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

function parsed<C extends Call>(
  { params, query, body }: C,
  request: FastifyRequest,
): Pick<Handled<C>, 'params' | 'query' | 'body'> {
  refuseUnstorable(request.params);
  refuseUnstorable(request.query);
  return {
    params: (params && parseBy(params, request.params)) as Handled<C>['params'],
    query: (query && parseBy(query, request.query)) as Handled<C>['query'],
    // A call made without a body is one made with an empty object: its schema says what is missing.
    body: (body && parseBy(body, request.body ?? {})) as Handled<C>['body'],
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
