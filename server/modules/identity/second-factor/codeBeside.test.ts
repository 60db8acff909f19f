import * as account from '@towpath/contracts/api/account.ts';
import { CALLS } from '@towpath/contracts/api/calls.ts';
import * as ownData from '@towpath/contracts/api/ownData.ts';
import { choosePassword } from '@towpath/contracts/api/passwords.ts';
import { saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import * as secondFactor from '@towpath/contracts/api/secondFactor.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Customer, confirmed, customer, PASSWORD } from '../../../testing/person.ts';
import { appWith, halfLoggedIn, withCodes } from '../../../testing/secondFactor.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'Another boat 8!';
const MISSING = 'Type the code that your app shows, or a recovery code';

let test: TestApp;
let other: Pick<TestApp, 'call'>;
beforeAll(async () => {
  test = await createTestApp();
  other = await test.startAnother();
});
afterAll(() => test.close());

const confirm = (person: Customer, code?: string, password = PASSWORD) =>
  person.call(account.confirmPassword, { body: { password, ...(code !== undefined && { code }) } });
const change = (person: Customer, code?: string, currentPassword = PASSWORD) =>
  person.call(choosePassword, {
    body: { newPassword: NEW_PASSWORD, currentPassword, ...(code !== undefined && { code }) },
  });

async function audited(customerId: string, ...kinds: readonly string[]) {
  const rows = await test.database
    .selectFrom('audit_log')
    .select(['kind', 'facts'])
    .where('customer_id', '=', customerId)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, facts }) => [kind, facts]);
}

/** All that wants a confirmation, each as a person would ask for it. */
const GUARDED = {
  changePhone: (person, confirmation) =>
    person.call(account.changePhone, { body: { contactNumber: '07911 123456', confirmation } }),
  askEmailChange: (person, confirmation) =>
    person.call(account.askEmailChange, { body: { email: 'new@towpath.example', confirmation } }),
  saveSafeContact: (person, confirmation) =>
    person.call(saveSafeContact, {
      body: { times: [], voicemail: true, neutralWords: false, says: '', wayOut: false, confirmation },
    }),
  copyMyData: (person, confirmation) => person.call(ownData.copyMyData, { body: { confirmation } }),
  copyMyDataPdf: (person, confirmation) => person.call(ownData.copyMyDataPdf, { body: { confirmation } }),
  askErasure: (person, confirmation) => person.call(ownData.askErasure, { body: { confirmation } }),
  askSecondFactor: (person, confirmation) =>
    person.call(secondFactor.askSecondFactor, { body: { confirmation } }),
  removeSecondFactor: (person, confirmation) =>
    person.call(secondFactor.removeSecondFactor, { body: { confirmation } }),
} as const satisfies Record<
  string,
  (person: Customer, confirmation: string) => Promise<{ readonly status: number }>
>;

describe('a session and the password alone', () => {
  it('get no confirmation, nor another password, where codes are on (IS-321)', async () => {
    const person = await customer(test);
    const app = await withCodes(test, person);
    for (const code of [undefined, '', ' - ']) {
      for (const refused of [await confirm(person, code), await change(person, code)]) {
        expect(refused.error).toMatchObject({
          code: 'CODE_NOT_RIGHT',
          message: MISSING,
          fields: [{ field: 'code', message: MISSING }],
        });
      }
    }
    // Of what was not typed no try is counted.
    expect(await audited(person.customerId, 'second factor refused', 'password changed')).toEqual([]);
    expect((await confirm(person, app.code())).status).toBe(200);
    expect((await change(person, app.code(1))).status).toBe(204);
    expect(await audited(person.customerId, 'password changed')).toHaveLength(1);
  });

  it('open none of what wants a confirmation, also not with one from before codes were on (IS-321)', async () => {
    const asks = CALLS.flatMap(({ method, path, ...of }) => {
      const body = 'body' in of && of.body instanceof z.ZodMiniObject ? of.body.shape : {};
      return 'confirmation' in body ? [`${method} ${path}`] : [];
    });
    const contracts = [account, ownData, secondFactor, { saveSafeContact }].flatMap(Object.entries);
    const tried = Object.keys(GUARDED).map(name => {
      const { method, path } = contracts.find(([key]) => key === name)?.[1] ?? {};
      return `${method} ${path}`;
    });
    expect(tried.toSorted()).toEqual(asks.toSorted());

    const person = await customer(test);
    const before = await confirmed(person);
    const app = await withCodes(test, person);
    for (const guarded of Object.values(GUARDED)) {
      expect(await guarded(person, before)).toMatchObject({ error: { code: 'CONFIRMATION_NEEDED' } });
    }
    const now = await confirmed(person, app.code());
    const { askSecondFactor, ...others } = GUARDED;
    expect(await askSecondFactor(person, now)).toMatchObject({ error: { code: 'SECOND_FACTOR_IS_ON' } });
    for (const guarded of Object.values(others))
      expect((await guarded(person, now)).status).toBeLessThan(300);
  });

  it('are enough as ever where codes are off, begun and not turned on among them (IS-321)', async () => {
    const person = await customer(test);
    await person.call(secondFactor.askSecondFactor, { body: { confirmation: await confirmed(person) } });
    expect((await confirm(person)).status).toBe(200);
    expect((await confirm(person, '000 000')).status).toBe(200);
    expect((await change(person)).status).toBe(204);
  });
});

describe('the code beside the password', () => {
  it('is none that counted before, at a login or here (IS-321)', async () => {
    const person = await customer(test);
    const app = await withCodes(test, person);
    const challenge = await halfLoggedIn(test, person);
    expect(
      (await test.call(secondFactor.loginWithCode, { body: { challenge, code: app.code() } })).status,
    ).toBe(200);
    const used = 'That code was used already. Wait for your app to show the next one.';
    const again = await confirm(person, app.code());
    expect(again.error).toMatchObject({ code: 'CODE_NOT_RIGHT', fields: [{ field: 'code', message: used }] });
    const next = app.code(1);
    const both = await Promise.all([
      person.call(account.confirmPassword, { body: { password: PASSWORD, code: next } }),
      other.call(account.confirmPassword, {
        authorization: person.authorization,
        body: { password: PASSWORD, code: next },
      }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect((await change(person, next)).error.fields).toEqual([{ field: 'code', message: used }]);
  });

  it('may be a recovery code, once; a mail says how many are left (IS-321)', async () => {
    const person = await customer(test);
    const { recoveryCodes } = await withCodes(test, person);
    const [first = '', second = ''] = recoveryCodes;
    expect((await confirm(person, first.toLowerCase())).status).toBe(200);
    expect((await confirm(person, first)).error.fields).toEqual([
      {
        field: 'code',
        message: 'That recovery code is not right, or it was used before. Each one works once.',
      },
    ]);
    expect((await change(person, second)).status).toBe(204);
    const mails = (await test.mails()).filter(({ to }) => to === person.email);
    const told = mails.filter(({ subject }) => subject === 'A recovery code was used');
    expect(told.map(({ text }) => /Codes you have left: (\d+)/u.exec(text)?.[1])).toContain('8');
    expect(await audited(person.customerId, 'recovery code used')).toEqual([
      ['recovery code used', { left: 9 }],
      ['recovery code used', { left: 8 }],
    ]);
  });

  it('is not looked at, nor used up, beside a wrong password (IS-321)', async () => {
    const person = await customer(test);
    const app = await withCodes(test, person);
    for (const wrong of [
      await confirm(person, app.code(), 'Not this 1!'),
      await change(person, app.code(), 'Not this 1!'),
    ]) {
      expect(wrong.error.code).toBe('CURRENT_PASSWORD_WRONG');
    }
    expect((await confirm(person, app.code())).status).toBe(200);
    expect(await audited(person.customerId, 'second factor refused')).toEqual([]);
  });

  it('pauses this session after five wrong ones, as at a login, and nobody elsewhere (IS-321)', async () => {
    const person = await customer(test);
    const app = await withCodes(test, person);
    for (let tries = 0; tries < 5; tries += 1) {
      const { error } = tries % 2 ? await confirm(person, '000 000') : await change(person, '000 000');
      expect(error.code).toBe('CODE_NOT_RIGHT');
    }
    expect((await confirm(person, app.code())).error.code).toBe('TOO_MANY_REQUESTS');
    expect((await change(person, app.code())).error.code).toBe('TOO_MANY_REQUESTS');
    const challenge = await halfLoggedIn(test, person);
    expect(
      (await test.call(secondFactor.loginWithCode, { body: { challenge, code: app.code() } })).status,
    ).toBe(200);
    expect(await audited(person.customerId, 'second factor refused')).toEqual([
      ...Array.from({ length: 5 }, () => ['second factor refused', { why: 'wrong' }]),
      ['second factor refused', { why: 'paused', count: 1 }],
    ]);
    test.clock.forward(MINUTE);
    expect((await confirm(person, app.code())).status).toBe(200);
  });

  it('is wanted from the moment codes are on, of a password that was looked at before (IS-321)', async () => {
    const person = await customer(test);
    const { answer } = await person.call(secondFactor.askSecondFactor, {
      body: { confirmation: await confirmed(person) },
    });
    const app = appWith(test, answer.secret);
    const [added, alone] = await Promise.all([
      person.call(secondFactor.addSecondFactor, { body: { code: app.code() } }),
      confirm(person),
    ]);
    expect(added.status).toBe(200);
    const given = alone.status === 200 ? alone.answer.confirmation : '';
    expect((await GUARDED.askErasure(person, given)).error.code).toBe('CONFIRMATION_NEEDED');
    expect((await test.call(login, { body: { email: person.email, password: PASSWORD } })).error.code).toBe(
      'SECOND_FACTOR_NEEDED',
    );
  });
});
