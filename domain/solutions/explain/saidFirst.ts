/**
 * What an advice says first. `close`: a write-off is nearly open. `person`: a person has to look at the case before
 * anything is recommended. `solutions`: all else, also what is still missing.
 */
export type SaidFirst = 'close' | 'person' | 'solutions';

/** What of an advice says who looks first. */
export type Judged = {
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
