import type { Pence } from '../../values/pence.ts';
import { exactly, type Span } from '../case/span.ts';
import type { ShortName } from './products.ts';

/** The solutions whose card shows a payment each month. */
const WITH_PAYMENT: readonly ShortName[] = ['IVA', 'DMP', 'BKY'];
/** In these the whole of what is left goes to the creditors; a bankruptcy takes nothing, or by rules of its own. */
const TAKES_WHAT_IS_LEFT: readonly ShortName[] = ['IVA', 'DMP'];

/**
 * What the card of a solution shows as its monthly payment, in pence (AD-023, SA-027): its own payment, never that of
 * another solution. One that is not open has none: an IVA and a plan then show what is left each month, nothing where that
 * is not known. Null: it does not apply.
 *
 * @param own what the solution itself takes each month; null where it is not open
 * @param disposable what can go to creditors each month; null while it is not known
 */
export function cardPayment(shortName: string, own: Span | null, disposable: Pence | null): Span | null {
  if (!WITH_PAYMENT.some(one => one === shortName)) return null;
  if (own !== null) return own;
  return TAKES_WHAT_IS_LEFT.some(one => one === shortName) ? exactly(Math.max(0, disposable ?? 0)) : null;
}
