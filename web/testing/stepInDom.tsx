import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LiveRegion } from '@towpath/design-system/feedback/LiveRegion.tsx';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Outbox } from '../data/outbox/outbox.ts';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { JourneyProvider } from '../journey/state/journeyContext.ts';
import type { LoadedJourney } from '../journey/state/loadJourney.ts';
import { StepHeadingsProvider } from '../journey/stepHeadings.tsx';
import type { StepProps } from '../journey/steps/stepProps.ts';
import { UNTOUCHED } from './untouched.ts';

// A machine that runs all tests at once takes its time; nothing waits longer for being allowed to.
configure({ asyncUtilTimeout: 10_000 });

/** A part of a page in a test's DOM, with what a page of a journey gives it. Gives the hands of the person. */
export function showPart(part: ReactNode, outbox: Outbox) {
  render(
    <LiveRegion>
      <OutboxProvider value={outbox}>
        <MemoryRouter initialEntries={['/journey/here']}>
          <StepHeadingsProvider>
            <main id="main">{part}</main>
          </StepHeadingsProvider>
        </MemoryRouter>
      </OutboxProvider>
    </LiveRegion>,
  );
  return userEvent.setup({ delay: null });
}

/** A step of a journey in a test's DOM; what it tells its page is given in `props`. */
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

/** The page goes away, as at a reload: nothing is left but what the browser keeps. */
export function leavePage(journey: LoadedJourney): void {
  cleanup();
  journey.outbox.stopSending();
}
