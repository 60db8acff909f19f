import { validatePhone } from '@towpath/contracts/api/phone.ts';
import type { GivenAnswer, Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { PHONE_MESSAGES } from '@towpath/domain/values/phone.ts';
import { api } from '../data/client.ts';

/**
 * What is wrong with an answer that is a phone number, by the call that checks one; undefined where nothing is. If
 * the call fails, the number counts as valid (QU-040).
 */
export async function phoneProblem(
  { optionType }: Pick<Step, 'optionType'>,
  answers: readonly GivenAnswer[],
): Promise<string | undefined> {
  if (optionType !== 'Phone Number' || answers.length === 0) return undefined;
  try {
    const checked = await api(validatePhone, { body: { phoneNumber: answers[0]?.value ?? '' } });
    return checked.isValid ? undefined : checked.message || PHONE_MESSAGES.phone;
  } catch {
    return undefined;
  }
}
