import { accepted, type Checked, refused } from '../../values/checked.ts';
import { checkPounds, type MoneyCode, type Pence } from '../../values/pence.ts';

/** The highest fees that are believed: more is a slip of the keys. */
const MOST: Pence = 99_999_99;

const MESSAGES = {
  nothing: 'The fees are more than £0. Leave it empty while no trustee has named them',
  tooLarge: 'The fees must be less than £100,000',
} as const;

/**
 * Checks the fees that a trustee names for a trust deed, in pounds as typed or as a number: more than nothing, less than
 * £100,000, at most two digits of pence. Empty is null: nobody knows them. Returns pence.
 */
export function checkNamedFees(typed: unknown): Checked<Pence | null, MoneyCode | 'nothing'> {
  if (typed === null || (typeof typed === 'string' && typed.trim() === '')) return accepted(null);
  const checked = checkPounds(typed);
  if (!checked.ok) return checked.code === 'tooLarge' ? refused('tooLarge', MESSAGES.tooLarge) : checked;
  if (checked.value > MOST) return refused('tooLarge', MESSAGES.tooLarge);
  return checked.value <= 0 ? refused('nothing', MESSAGES.nothing) : checked;
}
