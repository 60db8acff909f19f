// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ERRORS, type ErrorCode } from '@towpath/contracts/errors/errors.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { CodeForm } from './CodeForm.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
let refusal: ErrorCode;
beforeAll(async () => {
  server = await startApiInDom(() => {
    const { status, message } = ERRORS[refusal];
    return { status, body: { error: { code: refusal, message } } };
  });
});
afterAll(() => server.stop());
afterEach(cleanup);

async function giveRecoveryCode() {
  const person = userEvent.setup();
  render(<CodeForm challenge="one" onLoggedIn={() => {}} onOver={() => {}} />);
  await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await person.type(screen.getByLabelText(/Recovery code/), 'ABCDE-FGHJK');
  await person.click(screen.getByRole('button', { name: 'Log in' }));
}

it('leads to a person where our key is lost, and does not say that the rest is still here (IS-274)', async () => {
  refusal = 'CANNOT_BE_OPENED';
  await giveRecoveryCode();
  await screen.findByText(/We can’t check any of your codes right now.*It’s our fault/);
  const link = screen.getByRole('link', { name: 'Call or write to us' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(screen.queryByText(/The rest is still here/)).toBeNull();
});

it('speaks of the recovery codes where one is asked for, not of the phone (IS-347)', async () => {
  const person = userEvent.setup();
  render(<CodeForm challenge="one" onLoggedIn={() => {}} onOver={() => {}} />);
  expect(screen.getByText(/open the app on your phone/).isConnected).toBe(true);
  await person.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByText(/type one of the recovery codes that you kept/).isConnected).toBe(true);
  expect(screen.queryByText(/open the app on your phone/)).toBeNull();
});

it('says what else went wrong in its own words', async () => {
  refusal = 'TOO_MANY_REQUESTS';
  await giveRecoveryCode();
  await screen.findByText(ERRORS.TOO_MANY_REQUESTS.message);
  expect(screen.queryByRole('link', { name: 'Call or write to us' })).toBeNull();
});
