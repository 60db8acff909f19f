// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import { type SafeContact, UNTOLD_SAFE_CONTACT } from '@towpath/domain/people/safeContact.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_IN_TEST } from '../../testing/account.ts';
import { startApiInDom } from '../../testing/apiInDom.ts';
import type { ReceivedCall } from '../../testing/apiServer.ts';
import { AccountProvider } from '../accountContext.ts';
import { words } from '../words.ts';
import { SafeContactPart } from './SafeContactPart.tsx';

const PATH = '/account/mine/safe-contact';

let server: Awaited<ReturnType<typeof startApiInDom>>;
let kept: SafeContact;
/** The settings that the server wants all of, and knows no other than. */
let wants: readonly string[] | undefined;
/** Holds a save back until it is called. */
let letGo: (() => void) | undefined;
let isHeld: boolean;

async function answer({ url, method, body }: ReceivedCall) {
  if (url === '/account/mine/confirmation') return { body: { confirmation: 'proof' } };
  if (method === 'GET') return { body: kept };
  // The page sends what the contract says.
  const { confirmation: _, ...given } = body as Partial<SafeContact> & { confirmation: string };
  if (isHeld)
    await new Promise<void>(resolve => {
      letGo = resolve;
    });
  const wrong = wants
    ? [
        ...wants.filter(name => !(name in given)),
        ...Object.keys(given).filter(name => !wants?.includes(name)),
      ]
    : [];
  if (wrong.length > 0) {
    const { status, message } = ERRORS.VALIDATION_FAILED;
    const fields = wrong.map(field => ({ field, message: 'Not this' }));
    return { status, body: { error: { code: 'VALIDATION_FAILED', message, fields } } };
  }
  kept = { ...kept, ...given };
  return { status: 204, body: undefined };
}

beforeAll(async () => {
  server = await startApiInDom(answer);
});
afterAll(() => server.stop());
beforeEach(() => {
  kept = UNTOLD_SAFE_CONTACT;
  wants = undefined;
  isHeld = false;
  server.received.length = 0;
});
afterEach(cleanup);

const saves = () => server.received.filter(({ method, url }) => method === 'PUT' && url === PATH);

async function page() {
  const person = userEvent.setup();
  render(
    <AccountProvider value={{ account: ACCOUNT_IN_TEST, again: async () => ACCOUNT_IN_TEST }}>
      <SafeContactPart />
    </AccountProvider>,
  );
  await screen.findByRole('switch', { name: 'Leave a voicemail' });
  const save = async () => {
    await person.type(screen.getByLabelText(/^Your password/), 'Towpath-Heron-26');
    await person.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { person, save };
}

describe('what a person changes of how they may be reached', () => {
  it('is sent alone, so that what was changed in another tab stays (IS-343)', async () => {
    const { person, save } = await page();
    kept = { ...UNTOLD_SAFE_CONTACT, mayRing: false };
    await person.click(screen.getByRole('switch', { name: 'Leave a voicemail' }));
    await save();
    await screen.findByText(words.safeContact.saved);
    expect(saves().map(({ body }) => body)).toEqual([{ voicemail: true, confirmation: 'proof' }]);
    expect(kept).toEqual({ ...UNTOLD_SAFE_CONTACT, mayRing: false, voicemail: true });
    const no = screen.getByRole<HTMLInputElement>('radio', { name: 'Please don’t ring me' });
    expect(no.checked).toBe(true);
  });

  it('waits where it is changed while something else is on its way (IS-343)', async () => {
    const { person, save } = await page();
    isHeld = true;
    await person.click(screen.getByRole('checkbox', { name: 'Monday morning' }));
    await save();
    await waitFor(() => expect(saves()).toHaveLength(1));
    await person.click(screen.getByRole('checkbox', { name: 'Friday evening' }));
    letGo?.();
    await screen.findByText(words.safeContact.saved);
    expect(kept.times).toEqual(['mon morning']);
    const friday = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Friday evening' });
    expect(friday.checked).toBe(true);
    const times = friday.closest('li');
    if (!times) throw new Error('The times stand in a row.');
    within(times).getByText(/This is not saved yet/);
  });

  it('goes with the rest as it is to a server of the release before, which wants it all and knows nothing of calls (IS-343)', async () => {
    const { person, save } = await page();
    kept = { ...UNTOLD_SAFE_CONTACT, times: ['mon morning'] };
    wants = ['times', 'voicemail', 'neutralWords', 'says', 'wayOut'];
    await person.click(screen.getByRole('switch', { name: 'Leave a voicemail' }));
    await save();
    await screen.findByText(words.safeContact.saved);
    expect(kept).toEqual({ ...UNTOLD_SAFE_CONTACT, times: ['mon morning'], voicemail: true });
  });

  it('says so, and stays, where that server cannot keep whether we may ring (IS-343)', async () => {
    wants = ['times', 'voicemail', 'neutralWords', 'says', 'wayOut'];
    const { person, save } = await page();
    await person.click(screen.getByRole('radio', { name: 'Please don’t ring me' }));
    await save();
    await screen.findByText(words.safeContact.notNow);
    expect(kept).toEqual(UNTOLD_SAFE_CONTACT);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Please don’t ring me' }).checked).toBe(true);
  });
});
