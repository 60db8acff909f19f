import type { JourneyDefinition } from '../journey-engine/definition/definition.ts';

/** Whether this is the short first questionnaire, or a partner's look of it (JN-024). Asked of the definition of a plan. */
export function isQualifier({ purpose }: Pick<JourneyDefinition, 'purpose'>): boolean {
  return purpose === 'qualifier';
}
