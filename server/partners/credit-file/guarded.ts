import type { FastifyBaseLogger } from 'fastify';
import { type BreakerLimits, breaker } from '../breaker.ts';
import { PartnerUnavailable } from '../unavailable.ts';
import type { CreditFile } from './port.ts';

/**
 * Lets an agency that is away rest for a while, and logs what goes wrong: the reason and the fields of the wrong
 * form, nothing of the person or the answer.
 */
export function guardedCreditFile(
  creditFile: CreditFile,
  log: Pick<FastifyBaseLogger, 'warn'>,
  limits?: BreakerLimits,
): CreditFile {
  const guard = breaker(
    fault => fault instanceof PartnerUnavailable,
    () => new PartnerUnavailable('resting'),
    limits,
  );
  return {
    provider: creditFile.provider,
    async search(search) {
      try {
        return await guard(() => creditFile.search(search));
      } catch (fault) {
        if (fault instanceof PartnerUnavailable) {
          log.warn({ reason: fault.reason, at: fault.at }, 'credit reference agency not available');
        }
        throw fault;
      }
    },
  };
}
