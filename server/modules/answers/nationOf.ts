import { qualifierFacts } from '@towpath/domain/journeys/qualifier/facts.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Answers } from './service.ts';

/** Returns the function that reads where a person lives; null until they have told us. */
export function nationReader({ walkedQualifier }: Pick<Answers, 'walkedQualifier'>) {
  return async (customerId: string): Promise<LivingPlace | null> => {
    try {
      const { plan, answers } = await walkedQualifier(customerId);
      return qualifierFacts(plan.definition, answers).nation ?? null;
    } catch (fault) {
      if (fault instanceof ApiError && fault.code === 'NO_JOURNEY') return null;
      throw fault;
    }
  };
}
