import type { Pence } from '../../values/pence.ts';
import { type Span, ZERO } from '../case/span.ts';
import type { Payment } from './payment.ts';
import type { ShortName } from './products.ts';

/** These give time, ask for something, or are steps at home: nobody collects a payment for them. */
const TAKES_NOTHING: readonly string[] = [
  'BS',
  'MHBS',
  'MOR',
  'MHM',
  'WO',
  'DAP',
] as const satisfies readonly ShortName[];

/** No term closes the Scottish scheme, however long. */
const SCHEME: string = 'DAS' satisfies ShortName;

type Judged = {
  readonly shortName: string;
  readonly eligibility: 'ELIGIBLE' | 'INELIGIBLE' | 'CANNOT_SAY';
  readonly payment: Pick<Payment, 'monthly'> | null;
};

/**
 * What a solution that may be open takes each month, in pence. Null where it is not open, and where it cannot be said: what
 * is not known is never nothing. A scheme whose other figures run past a lifetime, and are not shown, takes what is available.
 *
 * @param available what can go to creditors each month
 */
export function takenEachMonth(
  { shortName, eligibility, payment }: Judged,
  available: Span | null = null,
): Span | null {
  if (eligibility === 'INELIGIBLE') return null;
  if (payment !== null) return payment.monthly;
  return TAKES_NOTHING.includes(shortName) ? ZERO : shortName === SCHEME ? available : null;
}

/** The solutions whose card has the specification's monthly payment. */
const WITH_PAYMENT: readonly string[] = ['IVA', 'DMP', 'BKY'] as const satisfies readonly ShortName[];
/** In these the whole of what is left goes to the creditors; a bankruptcy takes nothing, or by rules of its own. */
const TAKES_WHAT_IS_LEFT: readonly string[] = ['IVA', 'DMP'] as const satisfies readonly ShortName[];

/** Whether the monthly payment of a card is for this solution (AD-023). */
export function hasMonthlyPayment(shortName: string): boolean {
  return WITH_PAYMENT.includes(shortName);
}

/**
 * What the card of a solution that is not open shows as its monthly payment, in pence (AD-023, SA-027): of an IVA and a plan
 * what is left each month, nothing where that is not known. Null: it does not apply.
 *
 * @param disposable what can go to creditors each month; null while it is not known
 */
export function closedPayment(shortName: string, disposable: Pence | null): Pence | null {
  return TAKES_WHAT_IS_LEFT.includes(shortName) ? Math.max(0, disposable ?? 0) : null;
}
