import { exactly } from '../solutions/case/span.ts';
import type { KeptReason } from '../solutions/explain/record.ts';
import type { Filled } from './filledForm.ts';
import { offerWords } from './words.ts';

/** The field in which a form has what its person would pay each month. */
export const OFFERED = 'offer';

/** The criteria that have a least payment each month. */
const FLOORS: ReadonlySet<string> = new Set(['IVA_PAYMENT_FLOOR', 'PTD_PAYMENT_FLOOR']);

/**
 * What is offered in a form, where that is less than the way takes by the limit that what is left is judged by; null where
 * it is enough, none is there yet, or the way has no such limit.
 */
export function offerTooLow(
  reasons: readonly KeptReason[],
  { fields }: Pick<Filled, 'fields'>,
): KeptReason | null {
  const offer = fields.find(({ field }) => field.id === OFFERED)?.value;
  const floor = reasons.find(({ code }) => FLOORS.has(code));
  if (typeof offer !== 'number' || floor === undefined || floor.limit === null) return null;
  if (offer >= floor.limit) return null;
  const said = { tests: offerWords.tests, not: null, never: null, nil: null, missing: null };
  return { ...floor, ...said, figure: exactly(offer), outcome: 'not met' };
}
