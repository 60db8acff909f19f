import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { asOfNone } from '@towpath/domain/solutions/explain/asShown.ts';
import { UrgentMatters } from '../../urgent/UrgentMatters.tsx';
import { FreeAdvice } from '../FreeAdvice.tsx';
import personStyles from '../person/Person.module.css';
import { words as personWords } from '../person/words.ts';
import { SolutionGroups } from '../SolutionGroups.tsx';
import { callFrom } from '../step/AdviceHead.tsx';
import { TalkToUs } from '../TalkToUs.tsx';

type AfterNoProps = {
  readonly advice: Recommendation;
  readonly details: UserDetail;
  readonly stepId: string;
};

/**
 * The advice after a no of those who decide: a person first. The rules do not know why they said it, and may find again what was
 * just refused: all that they find is there to read, none of it as the best.
 */
export function AfterNo({ advice, details, stepId }: AfterNoProps) {
  return (
    <>
      <UrgentMatters urgent={advice.urgent} />
      <TalkToUs {...callFrom(stepId, details)} />
      <Disclosure className={personStyles.fold} summary={personWords.fold}>
        <SolutionGroups advice={asOfNone(advice)} />
      </Disclosure>
      <FreeAdvice>{advice.freeAdvice}</FreeAdvice>
    </>
  );
}
