import { randomInt } from 'node:crypto';
import { CODE_DIGITS } from '@towpath/domain/people/oneTimeCode.ts';
import { type LetterheadOf, writeText } from '../../partners/mail/writeMail.ts';

/** A one-time code of six digits. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

export type CodeMessagesDeps = {
  /** The name of the service, as people know it. */
  readonly letterheadOf: LetterheadOf;
  /** Where people reach the service. */
  readonly publicUrl: string;
};

/**
 * The text message with a code, and who it is from.
 *
 * @param seconds for how long the code works
 */
export async function codeMessage(
  { letterheadOf, publicUrl }: CodeMessagesDeps,
  customerId: string,
  code: string,
  seconds: number,
): Promise<{ readonly from: string; readonly text: string }> {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const life = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const { from, text } = writeText(await letterheadOf(customerId), 'searchCode', { code, life });
  const { protocol, host } = new URL(publicUrl);
  // This line tells a phone on which site, and no other, to fill in the code.
  return { from, text: protocol === 'https:' ? `${text}\n\n@${host} #${code}` : text };
}
