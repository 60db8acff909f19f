/**
 * What an advice says first. `close`: a write-off is nearly open. `person`: a person has to look at the case before
 * anything is recommended. `solutions`: all else, also what is still missing.
 */
export type SaidFirst = 'close' | 'person' | 'solutions';

type Judged = {
  readonly close: object | null;
  readonly status: 'ready' | 'incomplete' | 'ask an adviser';
  readonly forAdviser: readonly { readonly code: string }[];
  readonly kept: object | null;
};

/** Works out what an advice says first. */
export function saidFirst({ close, status, forAdviser, kept }: Judged): SaidFirst {
  if (close !== null) return 'close';
  const isForPerson = status === 'ask an adviser' && kept !== null && forAdviser.length > 0;
  return isForPerson && !forAdviser.some(({ code }) => isSettled(code)) ? 'person' : 'solutions';
}

/** What no page of the questionnaire can change. */
const SETTLED: ReadonlySet<string> = new Set(['OUTSIDE_UK', 'UNDER_AGE']);

/** Whether a reason is one that no page of the questionnaire can change. */
export function isSettled(code: string): boolean {
  return SETTLED.has(code);
}

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
