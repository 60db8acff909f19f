import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { ERRORS, type ErrorCode } from '@towpath/contracts/errors/errors.ts';
import { startApiInDom } from './apiInDom.ts';

/** A server that makes accounts only after a code, by calls whose addresses begin with `/users/customer/register`. */
export async function serverThatWantsACode() {
  let isShown = false;
  const refused = (code: ErrorCode) => {
    const { status, message } = ERRORS[code];
    return { status, body: { error: { code, message } } };
  };
  const server = await startApiInDom(({ url, body }) => {
    if (url.endsWith('/phone')) return { body: { again: 60 } };
    if (url.endsWith('/phone/otp')) {
      // What the page sends by its form.
      if ((body as { otp: string }).otp !== '123456') return refused('VERIFICATION_FAILED');
      isShown = true;
      return {};
    }
    if (!url.startsWith('/users/customer/register')) return {};
    if (!isShown) return refused('PHONE_CODE_NEEDED');
    return { body: { accessToken: 'token', user: { userId: 'u1', firstName: '', lastName: '', email: '' } } };
  });
  const registrations = () =>
    server.received.filter(({ url }) => url.startsWith('/users/customer/register')).map(({ body }) => body);
  return { registrations, stop: server.stop };
}

/** Types the number, a wrong code and the right one. */
export async function showByCode(person: ReturnType<typeof userEvent.setup>): Promise<void> {
  await person.type(await screen.findByLabelText(/Your mobile number/), '07700 900123{Enter}');
  const code = await screen.findByLabelText(/Your code/);
  await person.type(code, '111111{Enter}');
  await screen.findByText(/please check the code/);
  await person.clear(code);
  await person.type(code, '123456{Enter}');
}
