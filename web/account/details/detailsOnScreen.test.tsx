// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Account, myAccount } from '@towpath/contracts/api/account.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../data/client.ts';
import { useRemote } from '../../data/remote.ts';
import { ACCOUNT_IN_TEST } from '../../testing/account.ts';
import { startApiInDom } from '../../testing/apiInDom.ts';
import type { ReceivedCall } from '../../testing/apiServer.ts';
import { AccountProvider } from '../accountContext.ts';
import { words } from '../words.ts';
import { DetailsPart } from './DetailsPart.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
let account: Account;
/** The path of the calls that get no answer before `letGo`. */
let held: string | undefined;
let waiting: (() => void)[];

async function answer({ url, method, body }: ReceivedCall) {
  if (url === held) await new Promise<void>(resolve => waiting.push(resolve));
  if (url === '/account/mine/confirmation') return { body: { confirmation: 'proof' } };
  if (url === '/callbacks/mine') return { body: [] };
  if (method === 'GET') return { body: account };
  if (url === '/account/mine/name' && (body as { was: { surname: string } }).was.surname !== account.surname)
    return { status: 409, body: { error: { code: 'CHANGED_SINCE_READ', message: 'Changed' } } };
  if (url === '/account/mine/name') account = { ...account, ...(body as Pick<Account, 'forename'>) };
  if (url === '/account/mine/email') {
    const asked = { isConfirmed: false, isAgreed: false, countsOn: null, isOldUnreached: false };
    const { email } = (body ?? {}) as { email?: string };
    account = { ...account, emailChange: email === undefined ? null : { ...asked, email } };
  }
  return { status: 204, body: undefined };
}

beforeAll(async () => {
  server = await startApiInDom(answer);
});
afterAll(() => server.stop());
beforeEach(() => {
  account = ACCOUNT_IN_TEST;
  held = undefined;
  waiting = [];
  server.received.length = 0;
});
afterEach(cleanup);

const sentTo = (path: string) =>
  server.received.filter(({ url, method }) => url === path && method !== 'GET');
function letGo() {
  held = undefined;
  for (const go of waiting.splice(0)) go();
}

function Details() {
  const { answer, again } = useRemote(() => api(myAccount));
  return (
    answer && (
      <AccountProvider value={{ account: answer, again }}>
        <DetailsPart />
      </AccountProvider>
    )
  );
}

async function opened(name: string) {
  const person = userEvent.setup();
  render(<Details />);
  await person.click(await screen.findByRole('button', { name: `Change ${name}` }));
  return person;
}

describe('a change of details', () => {
  it('say that the account has no address, and where one that was written down is kept (DN-707)', async () => {
    render(<Details />);
    const row = await screen.findByText(/^Your account has none\./u);
    expect(row.textContent).toContain('A letter or form keeps the one you write in it');
    expect(row.textContent).not.toMatch(/we don’t keep/iu);
  });

  it('is said to be saved once it stands there, however slow the line is (IS-344)', async () => {
    const person = await opened('Name');
    const first = screen.getByLabelText(/^First name/);
    await person.clear(first);
    await person.type(first, 'Helena');
    held = '/account/mine';
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(screen.queryByText(words.details.nameSaved)).toBeNull();
    letGo();
    await screen.findByText(words.details.nameSaved);
    screen.getByText('Helena Marsh');
  });

  it('is not made once they have pressed Cancel, while the password is still looked at (IS-344)', async () => {
    const person = await opened('Phone');
    await person.type(screen.getByLabelText(/^New phone number/), '07400123456');
    await person.type(screen.getByLabelText(/^Your password/), 'Towpath-Heron-26');
    held = '/account/mine/confirmation';
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(waiting).toHaveLength(1));
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    letGo();
    // A later change goes out after it would have.
    await person.click(screen.getByRole('button', { name: 'Change Name' }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(words.details.nameSaved);
    expect(sentTo('/account/mine/phone')).toEqual([]);
  });

  it('says what a name is now that was put right since, and replaces it once it was seen (PT-501)', async () => {
    const person = await opened('Name');
    account = { ...account, surname: 'Weir' };
    const first = screen.getByLabelText<HTMLInputElement>(/^First name/);
    await person.clear(first);
    await person.type(first, 'Helena');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(words.details.nameNow(`${account.forename} Weir`));
    expect(first.value).toBe('Helena');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Helena Marsh');
    expect(sentTo('/account/mine/name')).toMatchObject([
      { body: { was: { surname: 'Marsh' } } },
      { body: { was: { surname: 'Weir' } } },
    ]);
  });

  it('of the email is no longer said to be asked for once it is given up (IS-344)', async () => {
    const person = await opened('Email');
    await person.type(screen.getByLabelText(/^New email/), 'new@towpath.example');
    await person.type(screen.getByLabelText(/^Your password/), 'Towpath-Heron-26');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(words.details.emailAsked);
    held = '/account/mine/email';
    const stop = screen.getByRole('button', { name: words.details.stopEmailChange });
    await person.click(stop);
    await waitFor(() => expect(stop.textContent).toBe(words.saving));
    await person.click(stop);
    letGo();
    await waitFor(() => expect(screen.queryByText(words.details.emailAsked)).toBeNull());
    expect(sentTo('/account/mine/email')).toHaveLength(2);
  });
});
