import { qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { JourneyProvider } from '../../journey/state/journeyContext.ts';
import { StepHeadingsProvider } from '../../journey/stepHeadings.tsx';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { standInForBrowser } from '../../testing/browser.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { InformationOrFirstLook } from './FirstLookStep.tsx';

beforeEach(() => {
  standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The first look as the page shows it, with a button of its own or without. */
function shown(ownButton?: string): string {
  const loaded = loadedJourney(qualifier);
  const planStep = loaded.store.plan.stepById.get('look');
  if (!planStep) throw new Error('The Qualifier shows a first look.');
  const props: StepProps = {
    planStep,
    ownButton,
    value: [],
    answered: false,
    busy: false,
    problem: undefined,
    startingAnswerHint: undefined,
    onDraft: vi.fn(),
    onAnswer: vi.fn(),
    onContinue: vi.fn(),
    onCompleted: vi.fn(),
  };
  return wordsOf(
    htmlOf(
      <JourneyProvider value={loaded}>
        <StepHeadingsProvider>
          <InformationOrFirstLook {...props} />
        </StepHeadingsProvider>
      </JourneyProvider>,
    ),
  );
}

it('leads on by a button of its own where the page has no bar (WT-059)', () => {
  expect(shown('Continue')).toMatch(/Continue$/);
  expect(shown()).not.toContain('Continue');
  expect(shown()).toContain('Here’s your first look');
});
