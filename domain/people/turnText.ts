const SECOND_MS = 1000;

/** What is known of the first words of an adviser after somebody asked for a text message. */
export type FirstWords = {
  /** Their place in the conversation. */
  readonly sequence: number;
  readonly at: Date;
};

/**
 * What is to become of a wish to be texted once an adviser has written: `done` where the person came back and read it,
 * `send` where they have not for so many seconds and it is a safe time, and `wait` before that.
 *
 * @param first undefined as long as no adviser has written
 * @param readUpTo how far the person has read
 */
export function turnTextNow(
  first: FirstWords | undefined,
  {
    readUpTo,
    afterSeconds,
    isSafe,
    now,
  }: {
    readonly readUpTo: number;
    readonly afterSeconds: number;
    readonly isSafe: boolean;
    readonly now: Date;
  },
): 'wait' | 'send' | 'done' {
  if (!first) return 'wait';
  if (first.sequence <= readUpTo) return 'done';
  const isUnseenLong = now.getTime() - first.at.getTime() >= afterSeconds * SECOND_MS;
  return isUnseenLong && isSafe ? 'send' : 'wait';
}
