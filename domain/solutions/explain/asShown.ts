import { type Judged, saidFirst } from './saidFirst.ts';

type Groups<Solution> = { readonly recommended: Solution | null; readonly eligible: readonly Solution[] };

/**
 * The advice as it is shown, on its page, on that of a solution and on paper: where a person looks first, nothing is the
 * best match, and what would be stands among the others.
 */
export function asShown<Solution, Advice extends Judged & Groups<Solution>>(
  advice: Advice & Groups<Solution>,
): Advice {
  return saidFirst(advice) === 'person' ? asOfNone(advice) : advice;
}

/** The advice with nothing as the best match: what would be stands among the others. */
export function asOfNone<Solution, Advice extends Groups<Solution>>(
  advice: Advice & Groups<Solution>,
): Advice {
  const { recommended, eligible } = advice;
  if (recommended === null) return advice;
  return { ...advice, recommended: null, eligible: [recommended, ...eligible] };
}
