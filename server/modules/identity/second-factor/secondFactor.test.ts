import { myAccount } from '@towpath/contracts/api/account.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { requestPasswordReset, resetPassword } from '@towpath/contracts/api/passwords.ts';
import * as contract from '@towpath/contracts/api/secondFactor.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, customer, loggedIn, PASSWORD } from '../../../testing/person.ts';
import { appWith, halfLoggedIn, withCodes } from '../../../testing/secondFactor.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';

const MINUTE = 60_000;

let test: TestApp;
let other: Pick<TestApp, 'app' | 'call'>;
beforeAll(async () => {
  test = await createTestApp();
  other = await test.startAnother();
});
afterAll(() => test.close());

const give = (challenge: string, code: string, on: Pick<TestApp, 'call'> = test) =>
  on.call(contract.loginWithCode, { body: { challenge, code } });
/** The code of a refusal, or 200. */
const codeOf = (result: { readonly status: number; readonly error: { readonly code: string } }) =>
  result.status === 200 ? 200 : result.error.code;

async function audited(customerId: string) {
  const rows = await test.database
    .selectFrom('audit_log')
    .select(['kind', 'facts'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, facts }) => [kind, facts]);
}
async function subjectsTo(email: string) {
  return (await test.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** Gives the same code twice at the same moment. */
const bothWith = (challenge: string, code: string) =>
  Promise.all([give(challenge, code), give(challenge, code, other)]);

describe('turning codes on', () => {
  it('is off at first, wants the password again, and asks for nothing until a code was given (IS-270)', async () => {
    const person = await customer(test);
    expect((await person.call(myAccount, {})).answer.secondFactor).toBeNull();
    for (const confirmation of ['', 'made up', await confirmed(await customer(test))]) {
      const refused = await person.call(contract.askSecondFactor, { body: { confirmation } });
      expect(refused.error.code).toBe('CONFIRMATION_NEEDED');
    }
    const { answer } = await person.call(contract.askSecondFactor, {
      body: { confirmation: await confirmed(person) },
    });
    expect(answer.address).toMatch(
      /^otpauth:\/\/totp\/Towpath:person-[^?]+\?issuer=Towpath&secret=[A-Z2-7]{32}&/u,
    );
    expect(answer.address).toContain(answer.secret);
    expect((await test.call(login, { body: { email: person.email, password: PASSWORD } })).status).toBe(200);
    const app = appWith(test, answer.secret);
    const wrong = await person.call(contract.addSecondFactor, { body: { code: app.code(5) } });
    expect(wrong.error).toMatchObject({
      code: 'CODE_NOT_RIGHT',
      fields: [{ field: 'code', message: 'That code is not right. Type the one your app shows now.' }],
    });
    const typed = ` ${app.code().slice(0, 3)} ${app.code().slice(3)} `;
    const { answer: added } = await person.call(contract.addSecondFactor, { body: { code: typed } });
    expect(new Set(added.recoveryCodes).size).toBe(10);
    for (const code of added.recoveryCodes)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/u);
    const day = test.clock.now().toISOString().slice(0, 10);
    expect((await person.call(myAccount, {})).answer.secondFactor).toEqual({
      since: day,
      recoveryCodesLeft: 10,
    });
    expect(await subjectsTo(person.email)).toEqual(['Codes are on']);
    expect(await audited(person.customerId)).toContainEqual(['second factor added', {}]);
  });

  it('ends every other login, but not this one (IS-270)', async () => {
    const person = await customer(test);
    const [phone, library] = [
      await loggedIn(test, person.email, PASSWORD),
      await loggedIn(test, person.email, PASSWORD),
    ];
    const { answer } = await phone.call(contract.askSecondFactor, {
      body: { confirmation: await confirmed(phone) },
    });
    const { code } = appWith(test, answer.secret);
    expect((await phone.call(contract.addSecondFactor, { body: { code: code(5) } })).status).toBe(403);
    expect((await library.call(myDetails, {})).status).toBe(200);
    const first = code();
    const added = () => phone.call(contract.addSecondFactor, { body: { code: first } });
    expect((await added()).status).toBe(200);
    for (const elsewhere of [person, library]) {
      expect((await elsewhere.call(myDetails, {})).status).toBe(401);
    }
    expect((await phone.call(myDetails, {})).status).toBe(200);
    // The same call again, whose answer was lost, ends nothing more.
    expect((await added()).status).toBe(200);
    const ended = (await audited(person.customerId)).filter(([kind]) => kind === 'sessions ended');
    expect(ended).toEqual([['sessions ended', { why: 'second factor added', count: 2 }]]);
  });

  it('keeps neither secret nor recovery code where the database shows them (IS-270)', async () => {
    const { secret, recoveryCodes } = await withCodes(test, await customer(test));
    const rows = [
      await test.database.selectFrom('second_factors').selectAll().execute(),
      await test.database.selectFrom('recovery_codes').selectAll().execute(),
      await test.database.selectFrom('audit_log').selectAll().execute(),
    ];
    const bytes = rows.flat().flatMap(row => Object.values(row).filter(value => Buffer.isBuffer(value)));
    const kept = JSON.stringify(rows) + Buffer.concat(bytes).toString('latin1');
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) expect(kept).not.toContain(code.slice(0, 5));
  });

  it('gives new recovery codes where the answer was lost, for ten minutes and by the same code alone (IS-271)', async () => {
    const person = await customer(test);
    const { answer } = await person.call(contract.askSecondFactor, {
      body: { confirmation: await confirmed(person) },
    });
    const app = appWith(test, answer.secret);
    const code = app.code();
    const add = (typed: string) => person.call(contract.addSecondFactor, { body: { code: typed } });
    const [lost = ''] = (await add(code)).answer.recoveryCodes;
    // Before the clock moves on: a mail that is on its way for so long is another's to send.
    expect(await subjectsTo(person.email)).toEqual(['Codes are on']);
    test.clock.forward(5 * MINUTE);
    const again = (await add(code)).answer.recoveryCodes;
    expect(again).toHaveLength(10);
    expect((await add(app.code())).error.code).toBe('SECOND_FACTOR_IS_ON');
    expect(codeOf(await give(await halfLoggedIn(test, person), lost))).toBe('CODE_NOT_RIGHT');
    test.clock.forward(5 * MINUTE + 1);
    expect((await add(code)).error.code).toBe('SECOND_FACTOR_IS_ON');
    const asked = await person.call(contract.askSecondFactor, {
      body: { confirmation: await confirmed(person, app.code()) },
    });
    expect(asked.error.code).toBe('SECOND_FACTOR_IS_ON');
    expect(codeOf(await give(await halfLoggedIn(test, person), again[0] ?? ''))).toBe(200);
    expect(await subjectsTo(person.email)).toEqual(['Codes are on', 'A recovery code was used']);
  });

  it('shows the same secret after a reload, for ten minutes and in the same login alone (IS-323)', async () => {
    const person = await customer(test);
    const ask = async (asking: typeof person) => {
      const body = { confirmation: await confirmed(asking) };
      return (await asking.call(contract.askSecondFactor, { body })).answer;
    };
    const shown = await ask(person);
    test.clock.forward(9 * MINUTE);
    expect(await ask(person)).toEqual(shown);
    // From the first time on: asking again prolongs nothing.
    test.clock.forward(MINUTE + 1);
    const { secret } = await ask(person);
    expect(secret).not.toBe(shown.secret);
    const thief = await loggedIn(test, person.email, PASSWORD);
    const theirs = (await ask(thief)).secret;
    expect(theirs).not.toBe(secret);
    const owners = (await ask(person)).secret;
    expect([theirs, secret]).not.toContain(owners);
    const add = (code: string) => person.call(contract.addSecondFactor, { body: { code } });
    for (const gone of [shown.secret, secret, theirs]) {
      expect((await add(appWith(test, gone).code())).error.code).toBe('CODE_NOT_RIGHT');
    }
    expect((await add(appWith(test, owners).code())).status).toBe(200);
  });

  it('has to be begun anew after an hour (IS-270)', async () => {
    const person = await customer(test);
    const { answer } = await person.call(contract.askSecondFactor, {
      body: { confirmation: await confirmed(person) },
    });
    test.clock.forward(60 * MINUTE + 1000);
    const again = await loggedIn(test, person.email, PASSWORD);
    const { code } = appWith(test, answer.secret);
    const late = await again.call(contract.addSecondFactor, { body: { code: code() } });
    expect(late.error.code).toBe('SECOND_FACTOR_NOT_BEGUN');
  });
});

describe('logging in with a code', () => {
  it('wants it after the right password: until then there is no session (IS-272)', async () => {
    const person = await customer(test);
    const app = await withCodes(test, person);
    const { status, error, cookies } = await test.call(login, {
      body: { email: person.email, password: PASSWORD },
    });
    expect([status, error.code, cookies]).toEqual([401, 'SECOND_FACTOR_NEEDED', {}]);
    const challenge = error.challenge ?? '';
    for (const scheme of ['Bearer', 'Basic']) {
      const opened = await test.call(myDetails, { authorization: `${scheme} ${challenge}` });
      expect(opened.status).toBe(401);
    }
    const wrongPassword = await test.call(login, {
      body: { email: person.email, password: 'Not the one 1!' },
    });
    expect(wrongPassword.error).toEqual({ code: 'LOGIN_REFUSED', message: expect.any(String) });
    const done = await give(challenge, app.code());
    expect(done.answer.user.email).toBe(person.email);
    expect(done.cookies.refreshToken).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    const opened = await test.call(myDetails, { authorization: `Bearer ${done.answer.accessToken}` });
    expect(opened.status).toBe(200);
    expect((await audited(person.customerId)).map(([kind]) => kind)).toEqual([
      'logged in',
      'identity proved again',
      'second factor added',
      'second factor asked',
      'login refused',
      'logged in',
    ]);
  });

  it('takes a code of the half minute before and after, and of no other (IS-272)', async () => {
    const person = await customer(test);
    const app = await withCodes(test, person);
    test.clock.forward(5 * MINUTE);
    for (const [apart, outcome] of [
      [-2, 'CODE_NOT_RIGHT'],
      [2, 'CODE_NOT_RIGHT'],
      [-1, 200],
      [0, 200],
      [1, 200],
    ] as const) {
      expect([apart, codeOf(await give(await halfLoggedIn(test, person), app.code(apart)))]).toEqual([
        apart,
        outcome,
      ]);
    }
  });

  it('takes each code once, whichever process is asked, and none from before it (IS-273)', async () => {
    const person = await customer(test);
    const app = await withCodes(test, person);
    const [one, two] = [await halfLoggedIn(test, person), await halfLoggedIn(test, person)];
    const code = app.code();
    const outcomes = await Promise.all([give(one, code), give(two, code, other)]);
    expect(outcomes.map(codeOf).toSorted()).toEqual([200, 'CODE_NOT_RIGHT']);
    const later = await halfLoggedIn(test, person);
    const used = await give(later, code);
    expect(used.error.message).toBe('That code was used already. Wait for your app to show the next one.');
    expect(codeOf(await give(later, app.code(-1)))).toBe('CODE_NOT_RIGHT');
    expect(codeOf(await give(later, app.code(1)))).toBe(200);
  });

  it('takes each recovery code once, however it is typed, and a mail tells of it (IS-274)', async () => {
    const person = await customer(test);
    const { recoveryCodes } = await withCodes(test, person);
    const [code = ''] = recoveryCodes;
    const typed = ` ${code.replace('-', ' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}`;
    const waiting = await Promise.all([1, 2].map(() => halfLoggedIn(test, person)));
    const outcomes = await Promise.all(waiting.map(challenge => give(challenge, typed)));
    expect(outcomes.map(codeOf).toSorted()).toEqual([200, 'CODE_NOT_RIGHT']);
    expect(outcomes.find(({ status }) => status !== 200)?.error.message).toBe(
      'That recovery code is not right, or it was used before. Each one works once.',
    );
    expect((await person.call(myAccount, {})).answer.secondFactor?.recoveryCodesLeft).toBe(9);
    const mail = (await test.mails()).findLast(({ to }) => to === person.email);
    expect(mail?.text).toContain('Codes you have left: 9.');
    expect(await audited(person.customerId)).toContainEqual(['recovery code used', { left: 9 }]);
    const strangers = await withCodes(test, await customer(test));
    const foreign = await give(await halfLoggedIn(test, person), strangers.recoveryCodes[0] ?? '');
    expect(foreign.error.code).toBe('CODE_NOT_RIGHT');
  });

  it('may be made again with the same code for half a minute, where its answer was lost (IS-273)', async () => {
    const person = await customer(test);
    const { recoveryCodes, ...app } = await withCodes(test, person);
    const challenge = await halfLoggedIn(test, person);
    const [code = '', next = ''] = recoveryCodes;
    expect((await bothWith(challenge, code)).map(codeOf)).toEqual([200, 200]);
    expect(codeOf(await give(challenge, next))).toBe('LOGIN_CHALLENGE_ENDED');
    test.clock.forward(30_001);
    expect(codeOf(await give(challenge, code))).toBe('LOGIN_CHALLENGE_ENDED');
    expect(codeOf(await give(await halfLoggedIn(test, person), code))).toBe('CODE_NOT_RIGHT');
    expect((await person.call(myAccount, {})).answer.secondFactor?.recoveryCodesLeft).toBe(9);
    expect(codeOf(await give(await halfLoggedIn(test, person), app.code()))).toBe(200);
  });

  it('waits ten minutes, and is over with a new password or a logging out everywhere (IS-272)', async () => {
    const person = await customer(test);
    const app = await withCodes(test, person);
    const ended = async (challenge: string) => codeOf(await give(challenge, app.code()));
    for (const made of ['', 'made up', 'A'.repeat(64)])
      expect(await ended(made)).toBe('LOGIN_CHALLENGE_ENDED');
    const late = await halfLoggedIn(test, person);
    test.clock.forward(10 * MINUTE);
    expect(await ended(late)).toBe('LOGIN_CHALLENGE_ENDED');
    const before = await halfLoggedIn(test, person);
    await test.call(requestPasswordReset, { body: { email: person.email } });
    const mail = (await test.mails()).findLast(({ to }) => to === person.email);
    const [, token = ''] = /reset-password\?token=([\w-]+)/u.exec(mail?.text ?? '') ?? [];
    const newPassword = 'Another boat 8!';
    expect((await test.call(resetPassword, { body: { token, newPassword } })).status).toBe(204);
    expect(await ended(before)).toBe('LOGIN_CHALLENGE_ENDED');
    // A link by mail is a new password, and no way around the code.
    const anew = await test.call(login, { body: { email: person.email, password: newPassword } });
    expect(anew.error.code).toBe('SECOND_FACTOR_NEEDED');
    expect(await ended(anew.error.challenge ?? '')).toBe(200);
  });
});

describe('turning codes off', () => {
  it('wants the password and a code; then the password alone lets in (IS-275)', async () => {
    const person = await customer(test);
    const { recoveryCodes, ...app } = await withCodes(test, person);
    const off = (confirmation: string) =>
      person.call(contract.removeSecondFactor, { body: { confirmation } });
    expect((await off('made up')).error.code).toBe('CONFIRMATION_NEEDED');
    const waiting = await halfLoggedIn(test, person);
    const confirmation = await confirmed(person, recoveryCodes[3]);
    expect((await off(confirmation)).status).toBe(204);
    expect((await off(confirmation)).error.code).toBe('NOT_FOUND');
    expect(codeOf(await give(waiting, app.code()))).toBe('LOGIN_CHALLENGE_ENDED');
    expect((await test.call(login, { body: { email: person.email, password: PASSWORD } })).status).toBe(200);
    expect((await person.call(myAccount, {})).answer.secondFactor).toBeNull();
    expect(
      await test.database
        .selectFrom('recovery_codes')
        .selectAll()
        .where('customer_id', '=', person.customerId)
        .execute(),
    ).toEqual([]);
    expect(await subjectsTo(person.email)).toEqual([
      'Codes are on',
      'A recovery code was used',
      'Codes are off',
    ]);
    expect(await audited(person.customerId)).toContainEqual(['second factor removed', { why: 'asked for' }]);
  });
});
