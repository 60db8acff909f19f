const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** Whoever ticked one time of a week has had it twice by then. */
const LASTS_MS = 14 * DAY_MS;

/** What is known of the first words of an adviser after somebody asked for a text message. */
export type FirstWords = {
  /** Their place in the conversation. */
  readonly sequence: number;
  readonly at: Date;
};

/** Who ended a conversation: one side, nobody for so long that it ended by itself, or who closed the session of its person. */
export type ChatEndedBy = 'person' | 'adviser' | 'closing' | 'silence';

/**
 * Whether a wish to be texted outlives the end of its conversation: what an adviser wrote is unread, and its person did
 * not end it and can go on.
 *
 * @param first undefined where no adviser has written
 * @param by null where it is not known
 */
export function outlivesEnd(
  first: Pick<FirstWords, 'sequence'> | undefined,
  { by, readUpTo }: { readonly by: ChatEndedBy | null; readonly readUpTo: number },
): boolean {
  const isOurs = by === 'adviser' || by === 'silence';
  return isOurs && first !== undefined && first.sequence > readUpTo;
}

/**
 * What is to become of a wish to be texted once an adviser has written: `done` where the person came back and read it,
 * `send` where they have not for so many seconds and it is a safe time, and `wait` before that. Once its conversation has
 * ended it is `done` where it does not outlive that, and two weeks later.
 *
 * @param first undefined as long as no adviser has written
 * @param readUpTo how far the person has read
 * @param ended null while the conversation is open
 */
export function turnTextNow(
  first: FirstWords | undefined,
  {
    readUpTo,
    ended,
    afterSeconds,
    isSafe,
    now,
  }: {
    readonly readUpTo: number;
    readonly ended: { readonly by: ChatEndedBy | null; readonly at: Date } | null;
    readonly afterSeconds: number;
    readonly isSafe: boolean;
    readonly now: Date;
  },
): 'wait' | 'send' | 'done' {
  if (ended) {
    const isOld = now.getTime() - ended.at.getTime() >= LASTS_MS;
    if (isOld || !outlivesEnd(first, { by: ended.by, readUpTo })) return 'done';
  }
  if (!first) return 'wait';
  if (first.sequence <= readUpTo) return 'done';
  const isUnseenLong = now.getTime() - first.at.getTime() >= afterSeconds * SECOND_MS;
  return isUnseenLong && isSafe ? 'send' : 'wait';
}
