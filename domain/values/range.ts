import { checkPounds, type Pence } from './pence.ts';

/** What an answer such as '£1,000 - £2,000' says, both ends included. `atMost` is null when there is no upper end. */
export type AmountRange = { readonly atLeast: Pence; readonly atMost: Pence | null };

const AMOUNT = '£?([\\d,]+(?:\\.\\d{1,2})?)';
const BETWEEN = new RegExp(`^${AMOUNT}\\s*(?:-|–|—|\\bto\\b)\\s*${AMOUNT}$`, 'iu');
const UNDER = new RegExp(`^(?:under|less than|below)\\s+${AMOUNT}$`, 'iu');
const OVER = new RegExp(`^(?:over|more than|above)\\s+${AMOUNT}$`, 'iu');
const FROM = new RegExp(`^${AMOUNT}\\s*(?:\\+|or more|or over)$`, 'iu');

/**
 * Recognises an answer that stands for a range of amounts (QU-010): '£1,000 - £2,000', '£0 to £1,000',
 * 'Under £2,000', 'Over £30,000', '£30,000 or more'. Null for any other text.
 * The answer itself stays text; the bounds are for comparing with numbers (QU-011). 'Under £2,000' ends a
 * penny below and 'Over £30,000' starts a penny above, so that the bounds are always included.
 */
export function readRange(text: string): AmountRange | null {
  const answer = text.trim();
  const between = BETWEEN.exec(answer);
  if (between !== null) return ordered(amount(between[1]), amount(between[2]));
  const under = amount(UNDER.exec(answer)?.[1]);
  if (under !== null) return under > 0 ? { atLeast: 0, atMost: under - 1 } : null;
  const over = amount(OVER.exec(answer)?.[1]);
  if (over !== null) return { atLeast: over + 1, atMost: null };
  const from = amount(FROM.exec(answer)?.[1]);
  return from === null ? null : { atLeast: from, atMost: null };
}

function amount(typed: string | undefined): Pence | null {
  const checked = checkPounds(typed);
  return checked.ok ? checked.value : null;
}

function ordered(atLeast: Pence | null, atMost: Pence | null): AmountRange | null {
  return atLeast !== null && atMost !== null && atLeast <= atMost ? { atLeast, atMost } : null;
}
