import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { AppLink } from '../../shell/AppLink.tsx';
import { paths } from '../../shell/paths.ts';
import { UrgentMatters } from '../../urgent/UrgentMatters.tsx';
import { FreeAdvice } from '../FreeAdvice.tsx';
import { callFrom } from '../step/AdviceHead.tsx';
import { TalkToUs } from '../TalkToUs.tsx';
import { words } from './words.ts';

type WhileGrantedProps = {
  readonly advice: Recommendation;
  readonly details: UserDetail;
  readonly stepId: string;
};

/**
 * The advice while what was granted goes on: what cannot wait all the same, and a person to talk to. What the rules find for
 * somebody who is in nothing is not theirs to follow, and is not shown: it may name to be paid what the order keeps from them.
 */
export function WhileGranted({ advice, details, stepId }: WhileGrantedProps) {
  return (
    <>
      <p>
        {words.granted.noAdvice} <AppLink href={paths.papers}>{words.granted.papers}</AppLink>.
      </p>
      <UrgentMatters urgent={advice.urgent} />
      <TalkToUs {...callFrom(stepId, details)} />
      <FreeAdvice>{advice.freeAdvice}</FreeAdvice>
    </>
  );
}
