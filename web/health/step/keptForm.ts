import type { ConditionForm } from '@towpath/domain/people/health.ts';
import type { HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { STORAGE_PREFIX, sessionUser } from '../../data/session.ts';

/** The condition that is being chosen, and the id it will have, so that the same one sent twice is one. */
export type KeptCondition = ConditionForm & { readonly id: number };

/** What is being said of support needs: whether to keep them, and which. */
export type KeptNeeds = { readonly agreed: boolean; readonly ids: readonly number[] };

/**
 * What a person has chosen on a screen about their health and not saved yet. It lives through a reload and no longer
 * than the tab: nothing of anybody's health is left behind in a browser that others may use.
 */
function kept<Of>(screen: string) {
  const key = () => `${STORAGE_PREFIX}health.${sessionUser()?.userId ?? 'guest'}.${screen}`;
  const quietly = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    read: () =>
      quietly(() => (JSON.parse(sessionStorage.getItem(key()) ?? 'null') as Of | null) ?? undefined),
    keep: (of: Of) => void quietly(() => sessionStorage.setItem(key(), JSON.stringify(of))),
    forget: () => void quietly(() => sessionStorage.removeItem(key())),
  };
}

export const keptCondition = kept<KeptCondition>('condition');
export const keptNeeds = kept<KeptNeeds>('needs');
export const keptAnswers = kept<HealthAnswers>('answers');
