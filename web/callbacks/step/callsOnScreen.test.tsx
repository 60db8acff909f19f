// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { SOFT_DROPOUT_ANSWERS } from '@towpath/domain/journeys/steps.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SpeakToUs } from '../../advice/SpeakToUs.tsx';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { testOutbox } from '../../testing/outbox.ts';
import { leavePage, showPart, showStep } from '../../testing/stepInDom.tsx';
import { adviceCallSender } from '../state/adviceCall.ts';
import { SoftDropout } from './Dropout.tsx';

const WAITS =
  'We can’t be reached right now. It may be your connection, or it may be us. We’ll ask for your call as soon as we can.';

let server: Awaited<ReturnType<typeof startApiInDom>>;
let answer: { status: number; body?: unknown };
let askedBefore: readonly object[];
let madeBefore: readonly object[];
let booked: object | null;
beforeAll(async () => {
  server = await startApiInDom(({ url }) =>
    url.endsWith('/phone/validation')
      ? { body: { isValid: true, message: '' } }
      : url.endsWith('/callbacks/mine')
        ? { body: askedBefore }
        : url.endsWith('/callbacks/mine/made')
          ? { body: madeBefore }
          : url.endsWith('/bookings/mine')
            ? { body: { booking: booked, contact: { name: null, number: null, email: null } } }
            : answer,
  );
});
afterAll(() => server.stop());
beforeEach(() => {
  answer = { status: 204 };
  askedBefore = [];
  madeBefore = [];
  booked = null;
  server.received.length = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const number = () => screen.getByLabelText<HTMLInputElement>(/Phone number/);
const calls = () =>
  server.received
    .filter(({ method, url }) => method === 'POST' && url.startsWith('/callbacks/'))
    .map(({ url, body }) => ({ url, body }));
const left = (outbox: Outbox) => outbox.unsent().map(({ called, state }) => [called, state]);

/** The address of the API leads nowhere for as long as `during` takes, as without a connection. */
async function withoutConnection(during: () => Promise<void>) {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name$="-api"]')];
  for (const meta of metas) meta.content = 'http://127.0.0.1:9';
  await during();
  for (const meta of metas) meta.content = server.base;
}

describe('a call requested beside the recommendations', () => {
  /** Opens the card; each call acts like a reload. */
  function opened(outbox = testOutbox()) {
    const person = showPart(<SpeakToUs stepId="advice" name="Danielle Okafor" knownNumber={null} />, outbox);
    return { person, outbox };
  }
  const requested = [
    {
      url: '/callbacks/recommendation-advice',
      body: {
        stepId: 'advice',
        callbackRequired: true,
        contactNumber: '07700900123',
        contactName: 'Danielle Okafor',
      },
    },
  ];

  it('keeps the number at each key, through a reload, and logging out asks about it (HO-050, HO-054)', async () => {
    const { person } = opened();
    await person.type(number(), '0770');
    cleanup();
    const { outbox } = opened();
    expect(number().value).toBe('0770');
    expect(left(outbox)).toEqual([['your name or number for a call', 'typed']]);
  });

  it('is shown when the page is opened again, and its form keeps what was given (WT-098)', async () => {
    askedBefore = [{ stepId: 'advice', contactName: 'Danielle Okafor', contactNumber: '07700900123' }];
    const { person } = opened();
    await screen.findByText('07700900123');
    expect(screen.queryByLabelText(/Phone number/)).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Change/ }));
    expect(number().value).toBe('07700900123');
  });

  it('gives way to what came of it, and to another call with the focus in its form (PT-568)', async () => {
    madeBefore = [{ stepId: 'advice', outcome: 'wrong-number', doneAt: '2026-11-23T09:30:00.000Z' }];
    const { person } = opened();
    await screen.findByText(/was not yours/u);
    expect(screen.queryByLabelText(/Phone number/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Ask for another call' }));
    expect(document.activeElement).toBe(number());
  });

  it('that somebody is typing is not taken from under their hands by what was asked for before (WT-098)', async () => {
    const { person } = opened();
    await person.type(number(), '0770');
    cleanup();
    askedBefore = [{ stepId: 'advice', contactName: 'Danielle Okafor', contactNumber: '07700900123' }];
    opened();
    await waitFor(() =>
      expect(server.received.some(({ url }) => url.endsWith('/callbacks/mine'))).toBe(true),
    );
    expect(number().value).toBe('0770');
  });

  it('is sent once, and leaves nothing behind (DO-017, DO-018)', async () => {
    const { person, outbox } = opened();
    await person.type(number(), '07700900123{Enter}');
    await screen.findByText('Thank you');
    expect([calls(), outbox.unsent()]).toEqual([requested, []]);
  });

  it('waits without a connection, through a reload, and goes out once from any page (HO-135, HO-136)', async () => {
    await withoutConnection(async () => {
      const { person, outbox } = opened();
      await person.type(number(), '07700900123{Enter}');
      await screen.findByText(WAITS);
      expect(left(outbox)).toEqual([['a call you asked for', 'waiting']]);
      outbox.stopSending();
      cleanup();
    });
    const elsewhere = testOutbox('u1', { 'advice call': async () => adviceCallSender });
    const stop = elsewhere.start();
    await elsewhere.until(() => !elsewhere.hasWaiting());
    stop();
    expect([calls(), elsewhere.unsent()]).toEqual([requested, []]);
  });

  it('says thank you where it goes out while its card is open', async () => {
    const later = testOutbox();
    await withoutConnection(async () => {
      const { person, outbox } = opened();
      await person.type(number(), '07700900123{Enter}');
      await screen.findByText(WAITS);
      outbox.stopSending();
      cleanup();
    });
    opened(later);
    await screen.findByText('Thank you');
    expect(calls()).toEqual(requested);
  });

  it('that is refused says why, and gives way to the next number', async () => {
    answer = {
      status: 400,
      body: { error: { code: 'INVALID_PHONE_NUMBER', message: 'We cannot call this number.' } },
    };
    const { person, outbox } = opened();
    await person.type(number(), '07700900123{Enter}');
    await screen.findByText('We cannot call this number.');
    await person.clear(number());
    expect(screen.queryByText('We cannot call this number.')).toBeNull();
    answer = { status: 204 };
    await person.type(number(), '07700900124{Enter}');
    await screen.findByText('Thank you');
    expect([calls().length, outbox.unsent()]).toEqual([2, []]);
  });
});

describe('a name and number at a drop-out', () => {
  /** Opens the step; each call acts like a reload. */
  function opened() {
    const loaded = loadedJourney(journey(page('here', step('Soft Dropout', 'soft'), advice())));
    return { loaded, person: showStep(SoftDropout, 'Soft Dropout', loaded) };
  }

  it('are kept at each key, come back after a reload with the choice, and are gone once sent (HO-050)', async () => {
    const { person, loaded } = opened();
    await person.click(screen.getByLabelText(/Book appointment/));
    await person.type(screen.getByLabelText(/Your name/), 'Danielle');
    await person.type(number(), '07700900123');
    leavePage(loaded);
    const again = opened();
    expect(screen.getByLabelText<HTMLInputElement>(/Your name/).value).toBe('Danielle');
    expect(number().value).toBe('07700900123');
    expect(left(again.loaded.outbox)).toEqual([['your name or number for a call', 'typed']]);
    await again.person.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(calls()).toHaveLength(1));
    await screen.findByText('Thank you');
    expect(again.loaded.outbox.unsent()).toEqual([]);
  });

  it.each([
    ['spoke', /We spoke on Monday 23 November/],
    ['not-reached', /We tried three times/],
    ['wrong-number', /was not yours/],
    ['not-wanted', /you don’t want this call/],
  ])(
    'give way to what came of the call, once it is %s, and to another call (PT-083)',
    async (outcome, says) => {
      madeBefore = [{ stepId: 'soft', outcome, doneAt: '2026-11-23T09:30:00.000Z' }];
      const loaded = loadedJourney(journey(page('here', step('Soft Dropout', 'soft'), advice())));
      const value = [{ id: `soft.${SOFT_DROPOUT_ANSWERS.book}`, value: 'Book appointment' }];
      const person = showStep(SoftDropout, 'Soft Dropout', loaded, { value });
      await screen.findByText(says);
      expect(screen.queryByText('Thank you')).toBeNull();
      await person.click(screen.getByRole('button', { name: 'Ask for another call' }));
      expect(number().value).toBe('');
      await person.click(screen.getByRole('button', { name: 'Not now' }));
      await screen.findByText(says);
    },
  );

  it('are forgotten when the person goes on without a call', async () => {
    const { person, loaded } = opened();
    await person.click(screen.getByLabelText(/Book appointment/));
    await person.type(number(), '0770');
    await person.click(screen.getByLabelText(/Continue online/));
    await waitFor(() => expect(loaded.outbox.unsent()).toEqual([]));
  });
});

describe('a drop-out of somebody who has a talk booked', () => {
  const talk = {
    id: 'b1',
    state: 'booked',
    startsAt: '2026-11-25T10:30:00.000Z',
    endsAt: '2026-11-25T11:00:00.000Z',
    way: 'phone',
    number: '07700900145',
    sequence: 0,
    changedAt: '2026-11-23T10:30:00.000Z',
  };
  const card = () => screen.findByRole('region', { name: 'Your call' });
  const opened = () =>
    showStep(
      SoftDropout,
      'Soft Dropout',
      loadedJourney(journey(page('here', step('Soft Dropout', 'soft'), advice()))),
    );
  beforeEach(() => {
    booked = talk;
  });

  it('shows the talk with the way to change it, and does not ask for a call besides (PT-441)', async () => {
    const person = opened();
    const shown = within(await card());
    shown.getByText('Wednesday 25 November, 10:30am');
    shown.getByText('07700900145');
    expect(shown.getByRole('link', { name: 'Change or cancel' }).getAttribute('href')).toBe('/book');
    screen.getByText(/You don’t need to ask for a call as well/);
    expect(screen.queryByRole('radio')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Continue online' }));
    await waitFor(() => expect(calls()).toMatchObject([{ body: { callbackRequired: false } }]));
  });

  it('leaves a call to who wants one as well, and says that it comes besides (PT-441)', async () => {
    const person = opened();
    await card();
    await person.click(screen.getByRole('button', { name: 'Ask for a call as well' }));
    screen.getByText(/A call that you ask for here comes as well/);
    expect(document.activeElement).toBe(screen.getByLabelText(/Book appointment/));
    await person.type(screen.getByLabelText(/Your name/), 'Danielle');
    await person.type(number(), '07700900123{Enter}');
    await screen.findByText('Thank you');
    expect(calls()).toMatchObject([{ body: { callbackRequired: true } }]);
    await card();
  });

  it('takes nothing from who has begun to type before the talk was read (PT-441)', async () => {
    booked = null;
    const loaded = loadedJourney(journey(page('here', step('Soft Dropout', 'soft'), advice())));
    const person = showStep(SoftDropout, 'Soft Dropout', loaded);
    await person.click(screen.getByLabelText(/Book appointment/));
    await person.type(number(), '0770');
    leavePage(loaded);
    booked = talk;
    opened();
    await card();
    expect(number().value).toBe('0770');
    screen.getByText(/A call that you ask for here comes as well/);
  });
});
