import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { PartnerWatch } from './partnerMetrics.ts';

/** A partner that fails this many times in a row counts as away: asking it again would only make each person wait. */
const MOST_IN_A_ROW = 5;
/** After this time one call checks whether it is back; the others wait for its result. */
const REST_MS = 30_000;

/** When to stop asking, and for how long; by default five failures in a row, and half a minute. */
export type BreakerLimits = {
  readonly mostInARow?: number;
  readonly rest?: number;
  /** Is told of each call and each rest. */
  readonly watch?: PartnerWatch;
};

/**
 * Makes the one way in which every partner is called: after several failures in a row it is not called for a while.
 *
 * @param isAway whether a fault says that the partner is away, and not that it answered what we did not want to hear
 * @param resting the fault for a call that is not made meanwhile
 */
export function breaker(
  isAway: (fault: unknown) => boolean,
  resting: () => Error,
  { mostInARow = MOST_IN_A_ROW, rest = REST_MS, watch }: BreakerLimits = {},
): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const policy = circuitBreaker(handleWhen(isAway), {
    breaker: new ConsecutiveBreaker(mostInARow),
    halfOpenAfter: rest,
  });
  policy.onStateChange(state => watch?.restsFor(state === CircuitState.Open ? rest : 0));
  return call => {
    const guarded = async () => {
      try {
        return await policy.execute(call);
      } catch (fault) {
        throw fault instanceof BrokenCircuitError ? resting() : fault;
      }
    };
    return watch ? watch.call(guarded) : guarded();
  };
}
