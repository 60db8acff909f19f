type Dated = {
  readonly isDone: boolean;
  readonly on: string | null;
  readonly at?: string | null;
  readonly until?: string | null;
};

/**
 * The last day of a step that is over without it having been done; null of one that is done, is to come, or has no day. A talk
 * has a moment of its own.
 *
 * @param today 'YYYY-MM-DD', as the days of the step
 */
export function wasDueOn({ isDone, on, at, until }: Dated, today: string): string | null {
  const last = until ?? on;
  return isDone || at != null || last === null || today <= last ? null : last;
}
