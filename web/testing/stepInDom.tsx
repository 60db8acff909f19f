import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LiveRegion } from '@towpath/design-system/feedback/LiveRegion.tsx';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { JourneyProvider } from '../journey/state/journeyContext.ts';
import type { LoadedJourney } from '../journey/state/loadJourney.ts';
import { StepHeadingsProvider } from '../journey/stepHeadings.tsx';
import type { StepProps } from '../journey/steps/stepProps.ts';
import { UNTOUCHED } from './untouched.ts';

// A machine that runs all tests at once takes its time; nothing waits longer for being allowed to.
configure({ asyncUtilTimeout: 10_000 });

/** A step of a journey in a test's DOM, at an address of its own; what it tells its page is given in `props`. */
export function showStep(
  Kind: ComponentType<StepProps>,
  type: string,
  journey: LoadedJourney,
  props: Partial<StepProps> = {},
) {
  const planStep = [...journey.store.plan.stepById.values()].find(({ step }) => step.type === type);
  if (!planStep) throw new Error(`There is no step ${type}.`);
  render(
    <LiveRegion>
      <OutboxProvider value={journey.outbox}>
        <MemoryRouter initialEntries={['/journey/here']}>
          <JourneyProvider value={journey}>
            <main id="main">
              <StepHeadingsProvider>
                <Kind planStep={planStep} {...UNTOUCHED} {...props} />
              </StepHeadingsProvider>
            </main>
          </JourneyProvider>
        </MemoryRouter>
      </OutboxProvider>
    </LiveRegion>,
  );
  return userEvent.setup({ delay: null });
}

/** The page goes away, as at a reload: nothing is left but what the browser keeps. */
export function leavePage(journey: LoadedJourney): void {
  cleanup();
  journey.outbox.stopSending();
}
