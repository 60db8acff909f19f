import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LiveRegion } from '@towpath/design-system/feedback/LiveRegion.tsx';
import type { ComponentType, ReactNode } from 'react';
import type { Outbox } from '../data/outbox/outbox.ts';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { JourneyProvider } from '../journey/state/journeyContext.ts';
import type { LoadedJourney } from '../journey/state/loadJourney.ts';
import { StepHeadingsProvider } from '../journey/stepHeadings.tsx';
import type { StepProps } from '../journey/steps/stepProps.ts';
import { Router } from '../shell/router/router.tsx';
import { placesFrom } from './placesInTest.ts';
import { UNTOUCHED } from './untouched.ts';

// Generous, because all tests may run on the machine at once; a test that passes does not wait for it.
configure({ asyncUtilTimeout: 10_000 });

/** Renders a part of a page in a test's DOM, inside what a journey page provides. Returns the simulated person. */
export function showPart(part: ReactNode, outbox: Outbox) {
  render(
    <LiveRegion>
      <OutboxProvider value={outbox}>
        <Router places={placesFrom('/journey/here')}>
          <StepHeadingsProvider>
            <main id="main">{part}</main>
          </StepHeadingsProvider>
        </Router>
      </OutboxProvider>
    </LiveRegion>,
  );
  return userEvent.setup({ delay: null });
}

/** Renders a step of a journey in a test's DOM; `props` receives what the step tells its page. */
export function showStep(
  Kind: ComponentType<StepProps>,
  type: string,
  journey: LoadedJourney,
  props: Partial<StepProps> = {},
) {
  const planStep = [...journey.store.plan.stepById.values()].find(({ step }) => step.type === type);
  if (!planStep) throw new Error(`There is no step ${type}.`);
  return showPart(
    <JourneyProvider value={journey}>
      <Kind planStep={planStep} {...UNTOUCHED} {...props} />
    </JourneyProvider>,
    journey.outbox,
  );
}

/** Acts as if the page were left, as at a reload: only what the browser keeps remains. */
export function leavePage(journey: LoadedJourney): void {
  cleanup();
  journey.outbox.stopSending();
}
