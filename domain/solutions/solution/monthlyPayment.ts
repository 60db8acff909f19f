import type { Pence } from '../../values/pence.ts';
import type { ShortName } from './products.ts';

/** The solutions whose card shows what can be paid each month. */
const WITH_PAYMENT: readonly ShortName[] = ['IVA', 'DMP', 'BKY'];

/**
 * What the card of a solution shows as its monthly payment, in pence (AD-023): what is left each month for IVA, DMP and
 * bankruptcy alike, and nothing where it is not known or there is nothing left. Null for all others: it does not apply.
 *
 * @param disposable what can go to creditors each month; null while it is not known
 */
export function cardPayment(shortName: string, disposable: Pence | null): Pence | null {
  return WITH_PAYMENT.some(one => one === shortName) ? Math.max(0, disposable ?? 0) : null;
}
