import { randomUUID } from 'node:crypto';
import { confirmPassword } from '@towpath/contracts/api/account.ts';
import type { Call } from '@towpath/contracts/api/call.ts';
import { login, startGuestSession } from '@towpath/contracts/api/session.ts';
import { emailKey } from '@towpath/domain/values/email.ts';
import { hashPassword } from '../modules/identity/passwordHash.ts';
import type { CallOptions, CallResult, Site } from './site.ts';
import type { TestApp } from './testApp.ts';

export type Person = {
  readonly customerId: string;
  /** The Authorization header that identifies them. */
  readonly authorization: string;
  /** Makes a call as this person. */
  call<const C extends Call>(declaration: C, options: CallOptions<C>): Promise<CallResult<C>>;
};

export type Customer = Person & {
  readonly email: string;
  readonly password: string;
  /** The cookies of their login, by name. */
  readonly cookies: Readonly<Record<string, string>>;
};

/** The password of every registered person unless a test chooses another. */
export const PASSWORD = 'Narrowboat 7!';
const hashed = hashPassword(PASSWORD);

/** A new visitor with a basic token. */
export async function guest(test: Site): Promise<Person> {
  const { answer } = await test.call(startGuestSession, {});
  return personWith(test, answer.userId, `Basic ${answer.basicAuthToken}`);
}

/** A customer with an account and a password, logged in, without a journey. */
export async function customer(
  test: TestApp,
  details: { readonly email?: string; readonly firstName?: string; readonly lastName?: string } = {},
): Promise<Customer> {
  const email = details.email ?? `person-${randomUUID()}@towpath.example`;
  await test.database
    .insertInto('customers')
    .values({
      forename: details.firstName ?? 'Danielle',
      surname: details.lastName ?? 'Hughes',
      email,
      email_key: emailKey(email),
      password_hash: await hashed,
      registered_at: test.clock.now(),
      created_at: test.clock.now(),
    })
    .execute();
  return loggedIn(test, email, PASSWORD);
}

/** Logs a customer in again, as on another device. */
export async function loggedIn(test: Site, email: string, password: string): Promise<Customer> {
  const { answer, cookies } = await test.call(login, { body: { email, password } });
  return {
    ...personWith(test, answer.user.userId, `Bearer ${answer.accessToken}`),
    email,
    password,
    cookies: Object.fromEntries(Object.values(cookies).map(({ name, value }) => [name, value])),
  };
}

export function personWith(test: Site, customerId: string, authorization: string): Person {
  return {
    customerId,
    authorization,
    call: (declaration, options) => test.call(declaration, { authorization, ...options }),
  };
}

/** The proof that a customer has typed their password again, with a code of who has turned codes on. */
export async function confirmed({ password, call }: Customer, code?: string): Promise<string> {
  const { answer } = await call(confirmPassword, { body: { password, ...(code && { code }) } });
  return answer.confirmation;
}
