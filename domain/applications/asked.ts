import type { LivingPlace } from '../people/nation.ts';
import type { SingleValue } from './answer.ts';
import type { Condition, Field } from './form.ts';

/** The field of a form that asks whether what a person told of their health may stand in it. */
export const HEALTH_CONSENT = 'mayShareHealth';
/** The field of a form that asks whether the person's address must be kept from others. */
export const HIDDEN_ADDRESS = 'isAddressHidden';

/** The lists that are the person's own addresses, and the field of their address of today. */
export const OWN_ADDRESSES: ReadonlySet<string> = new Set(['addresses', 'homeAddress', 'earlierAddresses']);

/** What decides whether a question is asked: the answers so far, by field or part, and the nation of the person. */
export type Deciding = {
  readonly answerTo: (id: string) => SingleValue | null;
  readonly nation: LivingPlace | null;
};

/** Whether a field is asked. One that hangs on an answer which is not there yet waits for it. */
export function isAsked(
  { onlyWhen, isHealth }: Pick<Field, 'onlyWhen' | 'isHealth'>,
  deciding: Deciding,
): boolean {
  if (isHealth && deciding.answerTo(HEALTH_CONSENT) !== true) return false;
  return onlyWhen.every(condition => holds(condition, deciding));
}

function holds(condition: Condition, { answerTo, nation }: Deciding): boolean {
  if ('nations' in condition) return condition.nations.some(one => one === nation);
  const value = answerTo(condition.field);
  return condition.is.some(one => one === value);
}
