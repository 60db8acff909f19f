import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { ApiError } from '../http/apiError.ts';
import { describeFault } from '../http/faults.ts';
import type { Clock } from '../time/clock.ts';
import { note } from './auditLog.ts';
import { isNotedAmong } from './notedAmong.ts';
import type { RefusedCall } from './securityEvents.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Notes a call that was refused, where our own pages would hardly have made it. Waits for nothing. */
    noteRefused(request: FastifyRequest, refusal: ApiError): void;
  }
}

const HOUR = 60 * 60 * 1000;
/** How many callers are counted at a time; beyond that, those of a flood are counted as one. */
const MOST_CALLERS = 10_000;

/**
 * Writes attempts into the audit log: calls for a thing that is another's or nobody's, without what they need, with a
 * body that no form of ours sends, or too many. They are counted by person (by network, where nobody is known) and hour,
 * in memory, and the log has the first, the tenth, the hundredth: a program that tries on fills nothing. Of a call it has
 * the pattern of its address, never an id, a value or a name.
 */
export function registerRefusedCalls(
  app: FastifyInstance,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): void {
  let hour = 0;
  let counts = new Map<string, number>();
  const underWay = new Set<Promise<void>>();

  function countOf(caller: string, why: string, now: Date): number {
    const current = Math.floor(now.getTime() / HOUR);
    if (current !== hour) counts = new Map();
    hour = current;
    const own = `${why} ${caller}`;
    const key = counts.has(own) || counts.size < MOST_CALLERS ? own : why;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  }

  app.decorate('noteRefused', (request, refusal) => {
    const why = whyOf(request, refusal);
    const { call } = request.routeOptions.config;
    if (!why || !call) return;
    const { who, network } = request;
    const at = clock.now();
    const count = countOf(who?.customerId ?? network.toString('base64url'), why, at);
    if (!isNotedAmong(count)) return;
    const noting = note(database, {
      kind: 'call refused',
      at,
      customerId: who?.customerId ?? null,
      ...(who?.kind === 'registered' ? { sessionId: who.sessionId } : {}),
      network,
      facts: { why, call: `${call.method} ${call.path}`, count },
    })
      .catch(fault => app.log.warn(describeFault(fault), 'refusal not noted'))
      .finally(() => underWay.delete(noting));
    underWay.add(noting);
  });
  app.addHook('onClose', async () => void (await Promise.all(underWay)));
}

/** Null for a refusal that belongs to the day's work, such as a value that was mistyped. */
function whyOf({ routeOptions }: FastifyRequest, { code, details }: ApiError): RefusedCall['why'] | null {
  const { call } = routeOptions.config;
  switch (code) {
    case 'NOT_FOUND':
      // A thing is named in the address or the body; elsewhere the person's own is not there yet.
      return call?.params || call?.body ? 'not theirs, or not there' : null;
    case 'REGISTERED_CUSTOMERS_ONLY':
    case 'CONFIRMATION_NEEDED':
      return 'not allowed';
    case 'MALFORMED_REQUEST':
    case 'UNSUPPORTED_MEDIA':
    case 'BODY_TOO_LARGE':
      return 'no body of ours';
    case 'VALIDATION_FAILED':
      return details.isForeign ? 'no body of ours' : null;
    case 'TOO_MANY_REQUESTS':
      return 'too many';
    default:
      return null;
  }
}
