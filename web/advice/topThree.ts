import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';

type Groups = Pick<Recommendation, 'recommended' | 'eligible' | 'givesTime'>;

/** So many stand side by side, so that all fit a phone. */
const COMPARED = 3;

/**
 * The solutions that are compared: what is recommended, what else is open in order, and where there is one, a way to get
 * time in the last place. Then the open ones that are left for rows of their own.
 */
export function topThree({ recommended, eligible, givesTime }: Groups): {
  readonly top: readonly Solution[];
  readonly eligible: readonly Solution[];
  readonly givesTime: readonly Solution[];
} {
  const first = recommended === null ? [] : [recommended];
  const room = COMPARED - first.length - Math.min(1, givesTime.length);
  const others = eligible.slice(0, room);
  const time = givesTime.slice(0, COMPARED - first.length - others.length);
  return {
    top: [...first, ...others, ...time],
    eligible: eligible.slice(others.length),
    givesTime: givesTime.slice(time.length),
  };
}
