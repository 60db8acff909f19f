import { accepted, type Checked, refused } from '../values/checked.ts';

/** How many digits a one-time code has (CS-020). */
export const CODE_DIGITS = 6;

/** What a person is told about a code that cannot be one (ER-010). */
export const CODE_LENGTH_MESSAGE = 'Verification code should be 6 digits exactly';

/** Reads a typed code: 6 digits and nothing else, except spaces between them, as in "123 456" (CS-020). */
export function checkCode(typed: string): Checked<string> {
  const code = typed.replace(/\s/gu, '');
  return /^[0-9]{6}$/u.test(code) ? accepted(code) : refused('length', CODE_LENGTH_MESSAGE);
}

/** What is known about a code that was sent, and about the one being tried. */
export type CodeAttempt = {
  readonly isRight: boolean;
  /** Whether this very code was tried before and was wrong. */
  readonly wasTried: boolean;
  readonly triesLeft: number;
  readonly expiresAt: Date;
  readonly now: Date;
};

export type CodeVerdict = 'right' | 'wrong' | 'already tried' | 'expired' | 'no tries left';

/**
 * Judges an attempt. Once the attempts are used up, even the right code is refused. A code that was tried before is
 * refused without counting (CS-020); the last wrong attempt ends the search (ER-008, ER-009).
 */
export function checkCodeAttempt({ isRight, wasTried, triesLeft, expiresAt, now }: CodeAttempt): CodeVerdict {
  if (triesLeft <= 0) return 'no tries left';
  if (expiresAt <= now) return 'expired';
  if (isRight) return 'right';
  if (wasTried) return 'already tried';
  return triesLeft === 1 ? 'no tries left' : 'wrong';
}

/** How soon a code can be sent again: a message can take that long. Our own practice. */
export const SEND_AGAIN_AFTER_SECONDS = 60;

/** How often a code is sent for one search, the first time included: more would only ring a stranger's phone. */
export const MOST_SENT = 3;

/** What is known of a code when another is asked for in its place. */
export type SendAgain = Pick<CodeAttempt, 'triesLeft' | 'expiresAt' | 'now'> & {
  readonly sentAt: Date;
  readonly timesSent: number;
};

export type SendAgainVerdict = 'send' | 'too soon' | 'sent too often' | 'expired' | 'no tries left';

/**
 * Whether a new code may take the place of one that did not come. It is for the same search: it has the tries that are
 * left and ends when the first would have ended, so that asking again is no way round either.
 */
export function checkSendAgain({
  triesLeft,
  expiresAt,
  now,
  sentAt,
  timesSent,
}: SendAgain): SendAgainVerdict {
  if (triesLeft <= 0) return 'no tries left';
  if (expiresAt <= now) return 'expired';
  if (timesSent >= MOST_SENT) return 'sent too often';
  return secondsUntilSendAgain(sentAt, now) > 0 ? 'too soon' : 'send';
}

/** Whole seconds until a code can be sent again; 0 once it can, and where the clock was set back since it was sent. */
export function secondsUntilSendAgain(sentAt: Date, now: Date): number {
  const passed = (now.getTime() - sentAt.getTime()) / 1000;
  if (passed < 0) return 0;
  return Math.max(0, Math.ceil(SEND_AGAIN_AFTER_SECONDS - passed));
}
