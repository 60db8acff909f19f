import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel';
import type { FastifyBaseLogger } from 'fastify';
import { PartnerUnavailable } from '../unavailable.ts';
import type { CreditFile } from './port.ts';

/**
 * An agency that fails this many times in a row counts as unavailable: asking it again would only make each person
 * wait.
 */
const MOST_IN_A_ROW = 5;
/** After this time one search checks whether it is back; the others wait for its result. */
const REST = 30_000;

/**
 * Wraps any agency in a circuit breaker and logs what goes wrong: the reason and the fields of the wrong
 * form, nothing of the person or the answer.
 */
export function guardedCreditFile(
  creditFile: CreditFile,
  log: Pick<FastifyBaseLogger, 'warn'>,
  { mostInARow = MOST_IN_A_ROW, rest = REST } = {},
): CreditFile {
  const breaker = circuitBreaker(handleType(PartnerUnavailable), {
    breaker: new ConsecutiveBreaker(mostInARow),
    halfOpenAfter: rest,
  });
  return {
    provider: creditFile.provider,
    async search(search) {
      try {
        return await breaker.execute(() => creditFile.search(search));
      } catch (fault) {
        const failure = fault instanceof BrokenCircuitError ? new PartnerUnavailable('resting') : fault;
        if (failure instanceof PartnerUnavailable) {
          log.warn({ reason: failure.reason, at: failure.at }, 'credit reference agency not available');
        }
        throw failure;
      }
    },
  };
}
