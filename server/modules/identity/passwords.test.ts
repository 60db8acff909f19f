import { myDetails } from '@towpath/contracts/api/customers.ts';
import {
  checkPasswordReset,
  choosePassword,
  requestPasswordReset,
  resetPassword,
} from '@towpath/contracts/api/passwords.ts';
import { login, refreshToken, register } from '@towpath/contracts/api/session.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { walker } from '../../testing/journeyWalk.ts';
import { type Customer, customer, guest, loggedIn, PASSWORD, personWith } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const NEW_PASSWORD = 'A new lock gate 8?';
const MINUTE = 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, [
    journey(page('one', step('Registration', 'account')), page('two', advice())),
  ]);
});
afterAll(() => test.close());
beforeEach(() => {
  test.mailSender.refuses = false;
});

const canLogIn = async (email: string, password: string) =>
  (await test.call(login, { body: { email, password } })).status === 200;

const mailsTo = async (email: string) => (await test.mails()).filter(({ to }) => to === email);

/** The token in the link of a person's newest mail. */
async function newestToken(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function tokenFor(person: Customer): Promise<string> {
  await test.call(requestPasswordReset, { body: { email: person.email } });
  return newestToken(person.email);
}

/** A person who registered and has no password yet. */
async function newCustomer() {
  const visitor = await walker(test);
  const email = `new-${crypto.randomUUID()}@towpath.example`;
  const { answer } = await visitor.call(register, {
    body: { email, firstName: 'Danielle', lastName: 'Hughes', stepId: 'account' },
  });
  return { email, ...personWith(test, visitor.customerId, `Bearer ${answer.accessToken}`) };
}

describe('the links of one person', () => {
  it('count one at a time: the newest ends those before it (IS-047)', async () => {
    const person = await customer(test);
    const first = await tokenFor(person);
    test.clock.forward(5 * MINUTE);
    const second = await tokenFor(person);
    expect(first).not.toBe(second);
    const isGood = async (token: string) =>
      (await test.call(checkPasswordReset, { body: { token } })).status === 204;
    expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
    const other = await customer(test);
    await tokenFor(other);
    expect(await isGood(second)).toBe(true);
  });
});

describe('choosing a password', () => {
  it('sets the first one of a new account with the session that registering gave', async () => {
    const person = await newCustomer();
    expect((await person.call(choosePassword, { body: { newPassword: NEW_PASSWORD } })).status).toBe(204);
    expect(await canLogIn(person.email, NEW_PASSWORD)).toBe(true);
    expect((await person.call(myDetails, {})).answer.hasPassword).toBe(true);
  });

  it('sets the first one only just after registering; then it takes a link by mail (IS-018)', async () => {
    const person = await newCustomer();
    const choose = () => person.call(choosePassword, { body: { newPassword: NEW_PASSWORD } });
    const mayChoose = async () => (await person.call(myDetails, {})).answer.mayChoosePassword;
    test.clock.forward(9 * MINUTE);
    expect(await mayChoose()).toBe(true);
    test.clock.forward(MINUTE);
    expect(await mayChoose()).toBe(false);
    const late = await choose();
    expect([late.status, late.error.code]).toEqual([403, 'PASSWORD_BY_LINK_ONLY']);
    expect(await canLogIn(person.email, NEW_PASSWORD)).toBe(false);
    await test.call(requestPasswordReset, { body: { email: person.email } });
    const token = await newestToken(person.email);
    expect((await test.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } })).status).toBe(204);
    expect(await canLogIn(person.email, NEW_PASSWORD)).toBe(true);
  });

  it('sets the first one once, of two at the same moment (IS-018)', async () => {
    const person = await newCustomer();
    const both = await Promise.all(
      ['One password 1!', 'Two passwords 2!'].map(newPassword =>
        person.call(choosePassword, { body: { newPassword } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([204, 403]);
  });

  it('tells the owner by mail of the first one too (IS-019)', async () => {
    const person = await newCustomer();
    await person.call(choosePassword, { body: { newPassword: NEW_PASSWORD } });
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['Your password is set']);
  });

  it.each([
    ['seven characters', 'Ab1!xyz'],
    ['no capital letter', 'narrowboat 7!'],
    ['no small letter', 'NARROWBOAT 7!'],
    ['no number', 'Narrowboat !'],
    ['no special character', 'Narrowboat_7 x'],
  ])('refuses a password with %s (ID-034 to ID-038)', async (_, newPassword) => {
    const person = await newCustomer();
    const { status, error } = await person.call(choosePassword, { body: { newPassword } });
    expect(status).toBe(400);
    expect(error.fields).toEqual([
      { field: 'newPassword', message: 'Your password needs everything on the list' },
    ]);
  });

  it('changes one only with the current one, and ends the sessions of other devices', async () => {
    const person = await customer(test);
    const elsewhere = await loggedIn(test, person.email, PASSWORD);
    const wrong = await person.call(choosePassword, {
      body: { newPassword: NEW_PASSWORD, currentPassword: 'Not the one 1!' },
    });
    expect([wrong.status, wrong.error.code]).toEqual([403, 'CURRENT_PASSWORD_WRONG']);
    const none = await person.call(choosePassword, { body: { newPassword: NEW_PASSWORD } });
    expect(none.error.code).toBe('CURRENT_PASSWORD_WRONG');
    const right = await person.call(choosePassword, {
      body: { newPassword: NEW_PASSWORD, currentPassword: PASSWORD },
    });
    expect(right.status).toBe(204);
    expect(await canLogIn(person.email, NEW_PASSWORD)).toBe(true);
    expect((await person.call(myDetails, {})).status).toBe(200);
    expect((await elsewhere.call(myDetails, {})).error.code).toBe('NOT_SIGNED_IN');
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
    ]);
  });

  it('pauses whoever guesses the current one', async () => {
    const person = await customer(test);
    const guess = () =>
      person.call(choosePassword, { body: { newPassword: NEW_PASSWORD, currentPassword: 'A guess 1!' } });
    for (let tries = 0; tries < 5; tries++) expect((await guess()).error.code).toBe('CURRENT_PASSWORD_WRONG');
    expect((await guess()).error.code).toBe('TOO_MANY_REQUESTS');
  });

  it('is not for guests', async () => {
    const person = await guest(test);
    const { status, error } = await person.call(choosePassword, { body: { newPassword: NEW_PASSWORD } });
    expect([status, error.code]).toEqual([403, 'REGISTERED_CUSTOMERS_ONLY']);
  });

  it('counts a password as the same however its accents were typed', async () => {
    const person = await newCustomer();
    await person.call(choosePassword, { body: { newPassword: 'Caf\u00e9 Chaos 7!' } });
    expect(await canLogIn(person.email, 'Cafe\u0301 Chaos 7!')).toBe(true);
  });
});

describe('asking for a reset link', () => {
  it('answers the same for known and unknown emails, and writes to the known one only (ID-033)', async () => {
    const person = await customer(test);
    const unknown = `nobody-${crypto.randomUUID()}@towpath.example`;
    for (const email of [person.email.toUpperCase(), unknown]) {
      const { status, answer } = await test.call(requestPasswordReset, { body: { email } });
      expect([status, answer]).toEqual([204, undefined]);
    }
    expect(await mailsTo(person.email)).toHaveLength(1);
    expect(await mailsTo(unknown)).toEqual([]);
  });

  it('goes well when no mail can be sent; the mail goes out later', async () => {
    const person = await customer(test);
    test.mailSender.refuses = true;
    expect((await test.call(requestPasswordReset, { body: { email: person.email } })).status).toBe(204);
    expect(await mailsTo(person.email)).toEqual([]);
    test.mailSender.refuses = false;
    test.clock.forward(6000);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });
});

describe('a reset link', () => {
  it('sets a new password, once, and ends every session (ID-033)', async () => {
    const person = await customer(test);
    const token = await tokenFor(person);
    expect((await test.call(checkPasswordReset, { body: { token } })).status).toBe(204);
    const reset = await test.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
    expect(reset.status).toBe(204);
    expect(await canLogIn(person.email, PASSWORD)).toBe(false);
    expect(await canLogIn(person.email, NEW_PASSWORD)).toBe(true);
    expect((await person.call(myDetails, {})).error.code).toBe('NOT_SIGNED_IN');
    const refreshed = await test.call(refreshToken, { body: {}, cookies: person.cookies });
    expect(refreshed.error.code).toBe('REFRESH_REFUSED');
    const again = await test.call(resetPassword, { body: { token, newPassword: 'Another one 9!' } });
    expect([again.status, again.error.code]).toEqual([400, 'RESET_LINK_NOT_VALID']);
    expect((await mailsTo(person.email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('stays good when the new password breaks a rule', async () => {
    const person = await customer(test);
    const token = await tokenFor(person);
    const { error } = await test.call(resetPassword, { body: { token, newPassword: 'short' } });
    expect(error.fields?.[0]?.field).toBe('newPassword');
    expect((await test.call(checkPasswordReset, { body: { token } })).status).toBe(204);
  });

  it('ends after three hours, and says so in the words of the specification (ID-043)', async () => {
    const token = await tokenFor(await customer(test));
    test.clock.forward(179 * MINUTE);
    expect((await test.call(checkPasswordReset, { body: { token } })).status).toBe(204);
    test.clock.forward(2 * MINUTE);
    const { status, error } = await test.call(checkPasswordReset, { body: { token } });
    expect(status).toBe(400);
    expect(error).toEqual({
      code: 'RESET_LINK_NOT_VALID',
      message:
        'There has been a problem with the reset password link you have used. Please try and send a new reset password link from the login page.',
    });
  });

  it('is used up together with the others of the same person', async () => {
    const person = await customer(test);
    const first = await tokenFor(person);
    test.clock.forward(5 * MINUTE);
    const second = await tokenFor(person);
    expect(second).not.toBe(first);
    await test.call(resetPassword, { body: { token: second, newPassword: NEW_PASSWORD } });
    expect((await test.call(checkPasswordReset, { body: { token: first } })).status).toBe(400);
  });

  it('works once when used twice at the same moment', async () => {
    const token = await tokenFor(await customer(test));
    const both = await Promise.all(
      ['One password 1!', 'Two passwords 2!'].map(newPassword =>
        test.call(resetPassword, { body: { token, newPassword } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('ends a pause after wrong passwords, so that its owner gets in', async () => {
    const person = await customer(test);
    for (let tries = 0; tries < 5; tries++) await canLogIn(person.email, 'Not the one 1!');
    const token = await tokenFor(person);
    await test.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
    expect(await canLogIn(person.email, NEW_PASSWORD)).toBe(true);
  });

  it('is nowhere in the database as it stands in the mail', async () => {
    const token = await tokenFor(await customer(test));
    const links = await test.database.selectFrom('password_links').selectAll().execute();
    const mails = await test.database.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify({ links, mails })).not.toContain(token);
    expect(links.map(link => link.token_hash.toString('base64url'))).not.toContain(token);
  });

  it('is refused when it never existed', async () => {
    const body = { token: 'x'.repeat(43), newPassword: NEW_PASSWORD };
    expect((await test.call(resetPassword, { body })).error.code).toBe('RESET_LINK_NOT_VALID');
  });
});

describe('the welcome mail', () => {
  it('offers a link to choose a password to a person who has none; it works for three days', async () => {
    const person = await newCustomer();
    expect(await mailsTo(person.email)).toEqual([]);
    test.clock.forward(3000);
    const [mail] = await mailsTo(person.email);
    expect(mail?.subject).toBe('Your next step');
    const token = await newestToken(person.email);
    test.clock.forward(71 * 60 * MINUTE);
    expect((await test.call(resetPassword, { body: { token, newPassword: NEW_PASSWORD } })).status).toBe(204);
    expect(await canLogIn(person.email, NEW_PASSWORD)).toBe(true);
  });

  it('sends a person who chose one in the form to log in', async () => {
    const person = await newCustomer();
    await person.call(choosePassword, { body: { newPassword: NEW_PASSWORD } });
    test.clock.forward(3000);
    const mail = (await mailsTo(person.email)).find(({ subject }) => subject === 'Your next step');
    expect(mail?.text).toContain('http://localhost:3000/login');
    expect(mail?.text).not.toContain('token=');
  });
});
