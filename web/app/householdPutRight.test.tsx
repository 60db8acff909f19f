// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { HouseholdBody } from '@towpath/contracts/api/household.ts';
import {
  ALONE,
  type HouseholdMakeup,
  isSameHousehold,
  makeupOf,
  savedHousehold,
} from '@towpath/domain/household/makeup.ts';
import { HOUSEHOLD_MAKEUP } from '@towpath/domain/household/steps.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JourneyScreen } from '../journey/JourneyScreen.tsx';
import { JourneyProvider } from '../journey/state/journeyContext.ts';
import { StepScreensProvider } from '../journey/stepScreens.ts';
import { startApiInDom } from '../testing/apiInDom.ts';
import { loadedJourney } from '../testing/journey.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { STEP_SCREENS } from './stepKinds.ts';

/** As an adviser left it, after the page was opened. */
const OURS = { ...ALONE, childrenUnderSixteen: 2 };
const NOTICE = 'We changed this with you after you opened it';

let server: Awaited<ReturnType<typeof startApiInDom>>;
let stored: HouseholdMakeup;

beforeAll(async () => {
  server = await startApiInDom(({ method, url, body }) => {
    if (!url.startsWith('/household/mine')) return {};
    if (method === 'GET') return { body: { ...stored, isSaved: true } };
    // Refuses to save over it as a server does: where it is not as it was read.
    const { stepId: _, was, additionalAdults = 0, ...counts } = body as HouseholdBody;
    if (!was || !isSameHousehold(makeupOf(was), stored)) {
      return { status: 409, body: { error: { code: 'CHANGED_SINCE_READ', message: 'Changed' } } };
    }
    stored = makeupOf({ additionalAdults, ...counts });
    return { body: { reopenedCategoryIds: [] } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  stored = ALONE;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const children = () => screen.getByLabelText<HTMLInputElement>(/Children 15 or younger/);
const next = () => screen.getByRole('button', { name: 'Next' });

/** Somebody who counts an adult and presses Next, after an adviser put two children right with them. */
async function told() {
  const household = step(HOUSEHOLD_MAKEUP.name, 'household');
  const loaded = loadedJourney(journey(page('here', household, advice())));
  const person = showPart(
    <JourneyProvider value={loaded}>
      <StepScreensProvider value={STEP_SCREENS}>
        <JourneyScreen pageId="here" />
      </StepScreensProvider>
    </JourneyProvider>,
    loaded.outbox,
  );
  await person.click(await screen.findByRole('button', { name: 'One more additional adult' }));
  stored = OURS;
  await person.click(next());
  await screen.findByText(NOTICE);
  const isAnswered = () => loaded.store.snapshot().answers.has('household');
  return { person, isAnswered };
}

describe('a household that one of us put right after the page was opened', () => {
  it('is said with what it is now, what was counted is still there, and it is not saved (PT-641)', async () => {
    const { isAnswered } = await told();
    screen.getByText(/It says now: Children 15 or younger: 2\./u);
    expect(children().value).toBe('0');
    expect([stored, isAnswered()]).toEqual([OURS, false]);
  });

  it('gives way to what they counted once they have seen it (PT-641)', async () => {
    const { person, isAnswered } = await told();
    await waitFor(() => expect(next().textContent).toBe('Next'));
    await person.click(next());
    await waitFor(() => expect(isAnswered()).toBe(true));
    expect(savedHousehold(stored)).toEqual(savedHousehold({ ...ALONE, additionalAdults: 1 }));
  });

  it('is taken where they choose so, and the focus goes to the counters (PT-641)', async () => {
    const { person, isAnswered } = await told();
    await person.click(screen.getByRole('button', { name: 'Take what we put right' }));
    expect([children().value, document.activeElement]).toEqual(['2', children()]);
    expect(screen.queryByText(NOTICE)).toBeNull();
    await person.click(next());
    await waitFor(() => expect(isAnswered()).toBe(true));
    expect(stored).toEqual(OURS);
  });
});
