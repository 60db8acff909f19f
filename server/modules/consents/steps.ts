import { MARKETING_CONSENTS } from '@towpath/domain/people/steps.ts';
import type { StepPart } from '../answers/stepPart.ts';
import type { Consents } from './service.ts';
import { words } from './words.ts';

/** The consents step is done once there is a yes or no for every channel that it asks about (CO-005). */
export function consentSteps({
  marketingComplete,
}: Pick<Consents, 'marketingComplete'>): readonly StepPart[] {
  return [
    {
      kind: MARKETING_CONSENTS,
      async lacks(customerId, { stepConfig }) {
        const complete = await marketingComplete(customerId, stepConfig?.channelTypeIds ?? []);
        return complete ? null : words.marketingLacks;
      },
    },
  ];
}
