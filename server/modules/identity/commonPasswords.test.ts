import { checkPassword, choosePassword } from '@towpath/contracts/api/passwords.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, guest, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { isCommonPassword } from './commonPasswords.ts';

const WORDS = 'Many people use a password like this, so it is easily guessed. Choose another one.';

describe('a common password (IS-053)', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@55w0rd123!',
    'Qwerty123!',
    '!!Dragon99',
    'Liverpool1?',
    'passwordpassword',
    'Password1!Password1!',
    '1234567890123456',
    'aaaaaaaaaaaaaaaa',
    'abababababababab',
    'ＰＡＳＳＷＯＲＤ１！',
  ])('is known as one: %s', password => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    PASSWORD,
    'A new lock gate 8?',
    'heron lamp boat sky',
    'Xq7!vLp2',
    'dragon eats seven quiet pears',
  ])('is none of these: %s', password => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is each of the list, as it is and with a capital letter, a digit and a sign', () => {
    const list = dictionary['passwords-common'].filter(word => /^[a-z]{6,}$/.test(word));
    expect(list.length).toBeGreaterThan(20_000);
    const made = list.map(word => `${word[0]?.toUpperCase()}${word.slice(1)}7!`);
    expect([...list, ...made].filter(word => !isCommonPassword(word))).toEqual([]);
  });
});

describe('what people choose on a page about debts (IS-260)', () => {
  it.each(['DebtFree2026!', 'D3bt Free 1?', 'No-more-debt7', '!MoneyHelper9'])(
    'is common too: %s',
    password => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['out of debt by the canal', 'Skinny7!lock'])('is free within something longer: %s', password => {
    expect(isCommonPassword(password)).toBe(false);
  });
});

describe('choosing a common password', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('is refused with the reason at its field, and changes nothing (IS-053)', async () => {
    const person = await customer(test);
    const body = { newPassword: 'Password1!', currentPassword: PASSWORD };
    const { status, error } = await person.call(choosePassword, { body });
    expect([status, error.fields]).toEqual([400, [{ field: 'newPassword', message: WORDS }]]);
    const again = await test.call(login, { body: { email: person.email, password: PASSWORD } });
    expect(again.status).toBe(200);
  });

  it('is refused before there is an account, too (IS-053)', async () => {
    const person = await guest(test);
    const check = (password: string) => person.call(checkPassword, { body: { password } });
    expect((await check('Password1!')).error.fields).toEqual([{ field: 'password', message: WORDS }]);
    expect((await check('short')).error.fields?.[0]?.field).toBe('password');
    expect((await check('heron lamp boat sky')).status).toBe(204);
  });
});
