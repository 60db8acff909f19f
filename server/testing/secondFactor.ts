import { addSecondFactor, askSecondFactor } from '@towpath/contracts/api/secondFactor.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { Secret, TOTP } from 'otpauth';
import { type Customer, confirmed } from './person.ts';
import type { TestApp } from './testApp.ts';

/** The app on the phone of a person. */
export type CodeApp = {
  readonly secret: string;
  /** The code that it shows now, or so many half minutes later. */
  code(later?: number): string;
};

/** What an app shows that was given a secret, by the clock of a test. */
export function appWith(test: TestApp, secret: string): CodeApp {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return {
    secret,
    code: (later = 0) => totp.generate({ timestamp: test.clock.now().getTime() + later * 30_000 }),
  };
}

/** Turns the second factor of a person on; afterwards the next code of the app is new. */
export async function withCodes(
  test: TestApp,
  person: Customer,
): Promise<CodeApp & { readonly recoveryCodes: readonly string[] }> {
  const asked = await person.call(askSecondFactor, { body: { confirmation: await confirmed(person) } });
  const app = appWith(test, asked.answer.secret);
  const added = await person.call(addSecondFactor, { body: { code: app.code() } });
  test.clock.forward(30_000);
  return { ...app, recoveryCodes: added.answer.recoveryCodes };
}

/** Gives the right password of a person with a second factor: what the login waits with. */
export async function halfLoggedIn(test: TestApp, { email, password }: Customer): Promise<string> {
  const { error } = await test.call(login, { body: { email, password } });
  return error.challenge ?? '';
}
