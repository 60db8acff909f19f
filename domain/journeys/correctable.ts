import type { Step } from '../journey-engine/definition/definition.ts';
import { QUESTION } from './steps.ts';

/** Put right with the person’s other details, where what follows from them is said. */
const OF_THE_PERSON: readonly (string | undefined)[] = ['forename', 'contactNumber'];

/**
 * Whether one of us may put the answer to a step right together with the person. A yes to news is theirs alone to give,
 * an email is how they get in, and what else a step stands for (debts, household, an account) has a call of its own.
 */
export function isCorrectable({ type, optionType, tells }: Pick<Step, 'type' | 'optionType' | 'tells'>) {
  return (
    type === QUESTION.name &&
    optionType !== undefined &&
    optionType !== 'Marketing Consent' &&
    optionType !== 'Email' &&
    !OF_THE_PERSON.includes(tells)
  );
}
