// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ERRORS, type ErrorCode } from '@towpath/contracts/errors/errors.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import type { ReceivedCall } from '../../testing/apiServer.ts';
import { GuestData } from './GuestData.tsx';

const DATA = '/guest/mine/data';
const ERASURE = { askedAt: '2026-11-23T10:00:00.000Z', eraseOn: '2026-11-25' };

let server: Awaited<ReturnType<typeof startApiInDom>>;
/** What an erasure leaves. */
const STAYS = [{ what: 'A list of logins', because: 'It shows who did what.', keptFor: '6 years' }];
/** The answer to what was asked for comes once this is done. */
let holdsBack: Promise<void> | undefined;
let isShown: boolean;
let isAsked: boolean;
/** What texts and codes are refused with, one after the other, before they succeed. */
let refusals: ErrorCode[];

function refused(code: ErrorCode) {
  const { status, message } = ERRORS[code];
  return { status, body: { error: { code, message } } };
}

function answer({ url, method }: ReceivedCall) {
  if (url === DATA && method === 'GET') {
    const known = { body: { erasure: isAsked ? ERASURE : null, keptBesides: STAYS } };
    return holdsBack ? holdsBack.then(() => known) : known;
  }
  if (url === `${DATA}/phone` || url === `${DATA}/phone/otp`) {
    const code = refusals.shift();
    if (code) return refused(code);
    if (url === `${DATA}/phone`) return { body: { again: 60 } };
    isShown = true;
    return { status: 204, body: undefined };
  }
  if (!isShown) return refused('PHONE_CODE_NEEDED');
  isAsked = true;
  return { body: ERASURE };
}

beforeAll(async () => {
  server = await startApiInDom(answer);
});
afterAll(() => server.stop());
beforeEach(() => {
  isShown = false;
  isAsked = false;
  refusals = [];
  holdsBack = undefined;
  server.received.length = 0;
});
afterEach(cleanup);

const sent = (url: string) => server.received.filter(call => call.url === url).map(({ body }) => body);

/** At the place where an erasure wants the code to the phone. */
async function atPhone() {
  const person = userEvent.setup();
  render(<GuestData />);
  for (const name of ['Start erasing', 'Yes, delete it all', 'Delete it in two days'])
    await person.click(await screen.findByRole('button', { name }));
  await screen.findByText(/First we make sure that it’s you/);
  return person;
}

it('names what an erasure leaves and for how long, before anybody can press on (IS-340)', async () => {
  let come: () => void = () => undefined;
  holdsBack = new Promise(resolve => {
    come = resolve;
  });
  const person = userEvent.setup();
  render(<GuestData />);
  await person.click(await screen.findByRole('button', { name: 'Start erasing' }));
  await person.click(screen.getByRole('button', { name: /Getting your data page/ }));
  expect(screen.queryByText('Are you sure?')).toBeNull();
  come();
  expect((await screen.findByText('A list of logins: 6 years.')).isConnected).toBe(true);
  expect(screen.getByText('It shows who did what.').isConnected).toBe(true);
  await person.click(await screen.findByRole('button', { name: 'Yes, delete it all' }));
  expect(screen.getByText('Are you sure?').isConnected).toBe(true);
});

describe('the data of somebody without an account who confirmed a phone', () => {
  it('wants their number, then the code, and does what was asked for by itself (IS-296)', async () => {
    const person = await atPhone();
    await person.click(screen.getByRole('button', { name: 'Text me a code' }));
    expect(sent(`${DATA}/phone`)).toEqual([]);
    const phone = screen.getByLabelText(/Your mobile number/);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(phone));
    await person.type(phone, '07700 900123{Enter}');
    const code = await screen.findByLabelText(/Your code/);
    await waitFor(() => expect(document.activeElement).toBe(code));
    await person.type(code, '123456{Enter}');
    await screen.findByText(/On .* we delete all that you told us\./);
    expect(sent(`${DATA}/phone`)).toHaveLength(1);
    expect(sent(`${DATA}/phone/otp`)).toEqual([{ otp: '123456' }]);
  });

  it('keeps what was typed with a wrong code, and says so at its field (IS-296)', async () => {
    const person = await atPhone();
    await person.type(screen.getByLabelText(/Your mobile number/), '07700 900123{Enter}');
    refusals = ['VERIFICATION_FAILED'];
    const code = await screen.findByLabelText(/Your code/);
    await person.type(code, '111111{Enter}');
    await screen.findByText(/please check the code/);
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(isShown).toBe(false);
  });

  it('names a person for who has lost that phone, before and after a text is sent (IS-296)', async () => {
    const person = await atPhone();
    const named = () => {
      expect(
        screen.getByText(/Don’t have that phone any more\? A person here can help you\./).isConnected,
      ).toBe(true);
      expect(screen.getByRole('link', { name: 'Talk to a person' }).getAttribute('href')).toBe('/contact');
    };
    named();
    await person.type(screen.getByLabelText(/Your mobile number/), '07700 900123{Enter}');
    await screen.findByLabelText(/Your code/);
    named();
  });

  it('leads to a person where no text can be sent (IS-296)', async () => {
    const person = await atPhone();
    refusals = ['TEXTS_UNAVAILABLE'];
    await person.type(screen.getByLabelText(/Your mobile number/), '07700 900123{Enter}');
    await screen.findByText(/a person here will help you/);
    const link = screen.getByRole('link', { name: 'Talk to a person' });
    expect(link.getAttribute('href')).toBe('/contact');
    expect(screen.getByLabelText(/Your mobile number/)).toHaveProperty('value', '07700900123');
  });

  it('leaves the focus with their data, for who cancels the copy that wants the code (IS-344)', async () => {
    const person = userEvent.setup();
    render(<GuestData />);
    await person.click(await screen.findByRole('button', { name: 'Get my data' }));
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your data' }));
  });
});
