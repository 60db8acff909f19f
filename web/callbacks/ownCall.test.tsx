// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApiInDom } from '../testing/apiInDom.ts';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { OwnCall } from './OwnCall.tsx';

const OTHER = [
  { notBefore: '2027-01-12T12:00:00.000Z', dueBy: '2027-01-12T16:00:00.000Z' },
  { notBefore: '2027-01-13T08:00:00.000Z', dueBy: '2027-01-13T12:00:00.000Z' },
];
const CALL = {
  id: '7',
  stepId: 'help',
  contactName: 'Ian',
  contactNumber: '07911123456',
  requestedAt: '2027-01-11T09:00:00.000Z',
  notBefore: '2027-01-11T09:00:00.000Z',
  dueBy: '2027-01-11T20:00:00.000Z',
  safeTimes: [],
  sayToOthers: null,
  otherTimes: OTHER,
};

let server: Awaited<ReturnType<typeof startApiInDom>>;
let answer: { status: number; body?: unknown };
let waiting: readonly object[];
beforeAll(async () => {
  server = await startApiInDom(({ url }) => (url.endsWith('/callbacks/mine') ? { body: waiting } : answer));
});
afterAll(() => server.stop());
beforeEach(() => {
  answer = { status: 204 };
  waiting = [CALL];
  server.received.length = 0;
});
afterEach(() => cleanup());

const sent = () =>
  server.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => [method, url, body ?? null]);
const opened = () => showPart(<OwnCall call={CALL} />, testOutbox());
const button = (name: string) => screen.getByRole('button', { name });

describe('a call that is waited for', () => {
  it.each([
    [1, 'We rang once and couldn’t reach you. We’ll try again.'],
    [2, 'We rang twice and couldn’t reach you. We’ll try again.'],
  ])('says after %s tries in vain that we rang and try again (PT-569)', async (tries, says) => {
    showPart(<OwnCall call={{ ...CALL, triesInVain: tries }} />, testOutbox());
    const told = await screen.findByText(says);
    expect(told.closest('div')?.textContent).toMatch(/^So far/u);
    cleanup();
    opened();
    await screen.findByText('07911123456');
    expect(screen.queryByText(/We rang/u)).toBeNull();
  });

  it('shows its day as a leaf with its time beside it, and neither for one that is not planned (DN-703)', async () => {
    const notBefore = new Date(Date.now() + 26 * 3600_000);
    const dueBy = new Date(notBefore.getTime() + 60_000);
    const planned = { notBefore: notBefore.toISOString(), dueBy: dueBy.toISOString() };
    showPart(<OwnCall call={{ ...CALL, ...planned }} />, testOutbox());
    const card = await screen.findByRole('region', { name: 'We’ll call you' });
    expect(card.textContent).toMatch(/We’ll call you(Tomorrow|\w+day \d+ \w+), (before|between) /u);
    const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric' }).format(dueBy);
    expect(card.querySelector('[aria-hidden] b')?.textContent).toBe(day);
    cleanup();
    showPart(<OwnCall call={{ ...CALL, notBefore: null, dueBy: null }} />, testOutbox());
    const open = await screen.findByRole('region', { name: 'We’ll call you' });
    expect(open.querySelector('[aria-hidden] b')).toBeNull();
    expect(open.textContent).not.toMatch(/between|before/u);
  });

  it('says what we say where somebody else answers, in the words of its person or that we say nothing else (DN-703)', async () => {
    showPart(<OwnCall call={{ ...CALL, sayToOthers: 'Megan, about an appointment' }} />, testOutbox());
    await screen.findByText('We say “Megan, about an appointment”');
    // A guest has no account to say it in.
    expect(screen.queryByRole('link', { name: /what we say/u })).toBeNull();
    cleanup();
    opened();
    await screen.findByText('We ask for you and say nothing else');
  });

  it('is kept in a calendar where it comes within one day that is not over (DN-704)', async () => {
    const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString().slice(0, 10);
    const at = (time: string) => `${tomorrow}T${time}:00.000Z`;
    const saved: Blob[] = [];
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      saved.push(file as Blob);
      return 'blob:call';
    });
    const call = { ...CALL, notBefore: at('12:00'), dueBy: at('16:00') };
    const person = showPart(<OwnCall call={call} />, testOutbox());
    await person.click(button('Add to my calendar'));
    expect(await saved[0]?.text()).toContain(`DTSTART:${tomorrow.replaceAll('-', '')}T120000Z`);
    createObjectURL.mockRestore();
    const others = [
      ['2020-01-11T09:00:00.000Z', '2020-01-11T20:00:00.000Z'],
      ['2027-01-11T09:00:00.000Z', '2027-01-12T20:00:00.000Z'],
    ] as const;
    for (const [notBefore, dueBy] of others) {
      cleanup();
      showPart(<OwnCall call={{ ...CALL, notBefore, dueBy }} />, testOutbox());
      await screen.findByText('07911123456');
      expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
    }
  });

  it('is taken back after one question, and says so where it stood (PT-080, PT-084)', async () => {
    const person = opened();
    await person.click(button('Cancel the call'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this call?' }));
    await person.click(dialog.getByRole('button', { name: 'No, keep it' }));
    expect(sent()).toEqual([]);
    await person.click(button('Cancel the call'));
    await person.click(button('Yes, cancel it'));
    await screen.findByText('Your call is cancelled');
    expect(sent()).toEqual([['DELETE', '/callbacks/mine/7', null]]);
    expect(screen.queryByText('07911123456')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Your call is cancelled');
  });

  it('is moved to a time that is offered, which the card says then; without one nothing is sent (PT-081, PT-084)', async () => {
    const person = opened();
    await person.click(button('Choose another time'));
    await person.click(button('Move my call'));
    await screen.findByText('Choose a time, or keep the one you have');
    expect(sent()).toEqual([]);
    waiting = [{ ...CALL, ...OTHER[1] }];
    await person.click(screen.getByLabelText(/Wednesday 13 January, between 8am and 12pm/));
    await person.click(button('Move my call'));
    await screen.findByText('Your call is changed');
    expect(sent()).toEqual([
      ['PUT', '/callbacks/mine/7/time', expect.objectContaining({ from: OTHER[1]?.notBefore })],
    ]);
    expect(document.activeElement?.textContent).toContain('Your call is changed');
  });

  it('goes to another number, and what is refused says so at its field (PT-088, PT-084)', async () => {
    answer = {
      status: 400,
      body: {
        error: {
          code: 'INVALID_PHONE_NUMBER',
          message: 'Must be a valid phone number',
          fields: [{ field: 'contactNumber', message: 'Must be a valid phone number' }],
        },
      },
    };
    const person = opened();
    await person.click(button('Change the number we call'));
    const number = screen.getByLabelText<HTMLInputElement>(/Phone number/);
    expect(number.value).toBe('07911123456');
    await person.type(number, '7');
    await person.click(button('Use this number'));
    await screen.findByText('Must be a valid phone number');
    answer = { status: 204 };
    waiting = [{ ...CALL, contactNumber: '07400123456' }];
    await person.click(button('Use this number'));
    await screen.findByText('Your call is changed');
    expect(screen.queryAllByText('07400123456')).toHaveLength(1);
    expect(sent().at(-1)?.slice(0, 2)).toEqual(['PUT', '/callbacks/mine/7/number']);
  });

  it('stays, and says why, where it cannot be taken back now (PT-084)', async () => {
    answer = { status: 503, body: { error: { code: 'UNAVAILABLE', message: 'Try again in a moment.' } } };
    const person = opened();
    await person.click(button('Cancel the call'));
    await person.click(button('Yes, cancel it'));
    await screen.findByText('Try again in a moment.');
    expect(screen.queryAllByText('07911123456')).toHaveLength(1);
  });
});
