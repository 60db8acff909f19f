import type { FastifyBaseLogger } from 'fastify';
import { type BreakerLimits, breaker } from '../breaker.ts';
import { PartnerUnavailable } from '../unavailable.ts';
import type { Authority } from './port.ts';

/**
 * Lets those who take applications rest for a while when they are away, and logs what goes wrong: the reason and the fields
 * of the wrong form, nothing of the person or the application.
 */
export function guardedAuthority(
  authority: Authority,
  log: Pick<FastifyBaseLogger, 'warn'>,
  limits?: BreakerLimits,
): Authority {
  const guard = breaker(
    fault => fault instanceof PartnerUnavailable,
    () => new PartnerUnavailable('resting'),
    limits,
  );
  async function watched<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await guard(ask);
    } catch (fault) {
      if (fault instanceof PartnerUnavailable) {
        log.warn({ reason: fault.reason, at: fault.at }, 'receiver of applications not available');
      }
      throw fault;
    }
  }
  return {
    send: application => watched(() => authority.send(application)),
    answerTo: reference => watched(() => authority.answerTo(reference)),
  };
}
