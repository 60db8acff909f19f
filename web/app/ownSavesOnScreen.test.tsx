// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HOUSEHOLD_MAKEUP } from '@towpath/domain/household/steps.ts';
import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { SOFT_DROPOUT } from '@towpath/domain/journeys/steps.ts';
import { MARKETING_CONSENTS } from '@towpath/domain/people/steps.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JourneyScreen } from '../journey/JourneyScreen.tsx';
import { JourneyProvider } from '../journey/state/journeyContext.ts';
import { StepScreensProvider } from '../journey/stepScreens.ts';
import { startApiInDom } from '../testing/apiInDom.ts';
import { loadedJourney } from '../testing/journey.ts';
import { leavePage, showPart } from '../testing/stepInDom.tsx';
import { STEP_SCREENS } from './stepKinds.ts';

let server: Awaited<ReturnType<typeof startApiInDom>>;
/** The answers to the next saving calls, one after the other; success once none is left. */
let refusals: { status: number; body: unknown }[];

beforeAll(async () => {
  server = await startApiInDom(({ method, url }) => {
    if (method === 'POST') {
      if (url === '/phone/validation') return { body: { isValid: true, message: '' } };
      const refusal = refusals.shift();
      if (refusal) return refusal;
      return url === '/household/mine' ? { body: { reopenedCategoryIds: [] } } : {};
    }
    if (url.startsWith('/consents/mine')) return { body: { hasConsented: null } };
    if (url.startsWith('/household/mine'))
      return {
        body: {
          childrenUnderSixteen: 0,
          childrenBetweenSixteenEighteen: 0,
          childrenOverEighteen: 0,
          additionalAdults: 0,
          isSaved: false,
        },
      };
    return { status: 404, body: { error: { code: 'NOT_FOUND', message: 'Not found' } } };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  refusals = [];
  server.received.length = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const posts = (path: string) =>
  server.received.filter(({ method, url }) => method === 'POST' && url === path).map(({ body }) => body);

/** Opens the page with this step; each call acts like a reload. */
function opened(only: Step) {
  const loaded = loadedJourney(journey(page('here', only, advice())));
  const person = showPart(
    <JourneyProvider value={loaded}>
      <StepScreensProvider value={STEP_SCREENS}>
        <JourneyScreen pageId="here" />
      </StepScreensProvider>
    </JourneyProvider>,
    loaded.outbox,
  );
  return { person, loaded, isAnswered: () => loaded.store.snapshot().answers.has(only.id) };
}

const refused = (field: string, message: string) => ({
  status: 400,
  body: {
    error: {
      code: 'VALIDATION_FAILED',
      message: 'Check your answer and try again.',
      fields: [{ field, message }],
    },
  },
});
const unavailable = {
  status: 503,
  body: { error: { code: 'UNAVAILABLE', message: 'We can’t do that right now.' } },
};

describe('who lives with a person', () => {
  const household = step(HOUSEHOLD_MAKEUP.name, 'household');
  const more = () => screen.findByRole('button', { name: 'One more child 15 or younger' });
  const count = () => screen.getByLabelText<HTMLInputElement>(/Children 15 or younger/).value;

  it('is kept as it is counted, there after a reload, and saved once however often Next is pressed (HO-163)', async () => {
    const { person, loaded } = opened(household);
    await person.click(await more());
    await person.click(await more());
    leavePage(loaded);
    const again = opened(household);
    await more();
    expect(count()).toBe('2');
    const next = screen.getByRole('button', { name: 'Next' });
    act(() => {
      next.click();
      next.click();
    });
    await waitFor(() => expect(again.isAnswered()).toBe(true));
    // Everything that was given has been sent.
    await waitFor(() => expect(localStorage.length).toBe(0));
    expect(posts('/household/mine')).toMatchObject([{ stepId: 'household', dependentsUnder16: 2 }]);
  });

  it('that the server refuses keeps the count, says so at its counter, and goes through put right', async () => {
    refusals = [refused('dependentsUnder16', 'Too many for us to read')];
    const { person, isAnswered } = opened(household);
    await person.click(await more());
    await person.click(screen.getByRole('button', { name: 'Next' }));
    const list = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(list));
    await person.click(within(list).getByRole('link', { name: 'Too many for us to read' }));
    expect([count(), isAnswered()]).toEqual(['1', false]);
    await person.click(await more());
    expect(screen.queryByText('Too many for us to read')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(isAnswered()).toBe(true));
    expect(posts('/household/mine')[1]).toMatchObject({ dependentsUnder16: 2 });
  });
});

describe('the yes or no to news', () => {
  const consents = { ...step(MARKETING_CONSENTS.name, 'news'), stepConfig: { channelTypeIds: [1, 2] } };
  const say = async (question: string, says: string) =>
    within(await screen.findByRole('radiogroup', { name: question })).getByRole<HTMLInputElement>('radio', {
      name: says,
    });

  it('is kept as it is chosen, and there after a reload (HO-162)', async () => {
    const { person, loaded } = opened(consents);
    await person.click(await say('By email or WhatsApp?', 'No'));
    leavePage(loaded);
    const again = opened(consents);
    expect((await say('By email or WhatsApp?', 'No')).checked).toBe(true);
    expect(posts('/consents/mine')).toEqual([]);
    await again.person.click(await say('By text message?', 'Yes'));
    await again.person.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(again.isAnswered()).toBe(true));
    expect(posts('/consents/mine')).toMatchObject([
      { consentChannelTypeId: 1, hasConsented: false },
      { consentChannelTypeId: 2, hasConsented: true },
    ]);
    expect([(await say('By email or WhatsApp?', 'No')).checked, localStorage.length]).toEqual([true, 0]);
  });

  it('stays chosen when it cannot be saved, says why, and is saved at the next press', async () => {
    refusals = [unavailable];
    const { person, isAnswered } = opened(consents);
    await person.click(await say('By email or WhatsApp?', 'No'));
    await person.click(await say('By text message?', 'No'));
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('We can’t do that right now.');
    expect([(await say('By text message?', 'No')).checked, isAnswered()]).toEqual([true, false]);
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(isAnswered()).toBe(true));
  });
});

describe('the booking of a call', () => {
  const dropOut = {
    ...step(SOFT_DROPOUT.name, 'call'),
    answers: [
      { id: 'call.book', value: 'book' },
      { id: 'call.continue', value: 'continue' },
    ],
  };

  it('is made once however often it is pressed, and a refused number keeps all that was typed (DO-013, ER-005)', async () => {
    refusals = [refused('contactNumber', 'Must be a valid phone number')];
    const { person } = opened(dropOut);
    await person.click(await screen.findByRole('radio', { name: 'Book appointment' }));
    await person.type(screen.getByLabelText('Your name'), 'June Hart');
    await person.type(screen.getByLabelText('Phone number'), '07400123456');
    const submit = () => screen.getByRole('button', { name: 'Submit' });
    await person.click(submit());
    await screen.findAllByText('Must be a valid phone number');
    // The list of problems takes the focus; what is typed before that would go nowhere.
    const list = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('June Hart');
    // The same number is not asked about again, which would take the refusal away.
    const checks = posts('/phone/validation').length;
    await person.click(screen.getByLabelText('Phone number'));
    await person.click(screen.getByLabelText('Your name'));
    expect(posts('/phone/validation')).toHaveLength(checks);
    await person.type(screen.getByLabelText('Phone number'), '{Backspace}7');
    expect(screen.queryByText('Must be a valid phone number')).toBeNull();
    const again = submit();
    act(() => {
      again.click();
      again.click();
    });
    await screen.findByText(/An adviser will call you/);
    expect(posts('/callbacks/softdropout')).toMatchObject([
      { callbackRequired: true, contactName: 'June Hart', contactNumber: '07400123456' },
      { callbackRequired: true, contactName: 'June Hart', contactNumber: '07400123457' },
    ]);
  });
});
