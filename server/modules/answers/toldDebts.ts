import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { asRead } from '@towpath/domain/journey-engine/run/asked.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Answers } from './service.ts';

/**
 * The questions of the Qualifier whose answers name debts: who is owed first, then the bills that are behind; and the home,
 * which says if those for it are rent or a mortgage.
 */
const NAMING = ['creditors', 'arrears', 'housing'] as const;

/** Returns the function that reads which answers of the Qualifier name debts, as they were read; empty until there are some. */
export function toldDebtsReader({ walkedQualifier }: Pick<Answers, 'walkedQualifier'>) {
  return async (customerId: string): Promise<readonly GivenAnswer[]> => {
    try {
      const { plan, answers } = await walkedQualifier(customerId);
      return NAMING.flatMap(stepId => asRead(plan, stepId, answers));
    } catch (fault) {
      if (fault instanceof ApiError && fault.code === 'NO_JOURNEY') return [];
      throw fault;
    }
  };
}
