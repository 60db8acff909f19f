import {
  checkPassword,
  choosePassword,
  requestPasswordReset,
  resetPassword,
} from '@towpath/contracts/api/passwords.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, guest, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { COMMON_PASSWORDS } from './commonPasswordList.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isMadeOf, wordsOf } from './madeOfWords.ts';

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
    'password12345678',
    'qwerty1234567890',
    'letmeinletmein12',
    'football football',
    'sunshine2024!!!!',
    'drowssap12345678',
    'mnbvcxzlkjhgfdsa',
    'poiuytrewqlkjhgfdsa',
    'qwertyuiopasdfgh',
    'abcdefghijklmnop',
    '1q2w3e4r5t6y7u8i',
    'zaq12wsxcde34rfv',
    'Monday12345678901',
    'Summer2026!',
    'letmein letmein 1',
    '0987654321qwerty',
    'ILoveYou!12345678',
    'Manchester 1 '.repeat(18),
    'Passwordmonkey1',
    'Dragon-Monkey7!',
    'M0nkeyL1verp00l',
  ])('is known as one: %s', password => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    PASSWORD,
    'A new lock gate 8?',
    'heron lamp boat sky',
    'Xq7!vLp2',
    'dragon eats seven quiet pears',
    'correct horse battery staple',
    'the cat sat on the mat today',
    'my password is a heron',
    'first student tree expert point',
    'One password 1!',
    'Heron-monkey-7!',
    'password monkey heron',
    'passwordmonkeydragon',
    'Lock gate 8?',
    `${'heron '.repeat(30)}lamp boat sky`,
  ])('is none of these: %s', password => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is each of the commonest 100,000 and more', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(100_000);
    expect([...COMMON_PASSWORDS].filter(word => !isCommonPassword(word))).toEqual([]);
  });

  it('is told from a long one in a moment, whatever that is made of', () => {
    const begun = performance.now();
    for (const part of ['password', 'qwerty12', '1q2w3e4r', 'a1b2c3d4'])
      isCommonPassword(`${part.repeat(7)}x heron`);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('is each of the list as it is, and with a capital letter, a digit and a sign', () => {
    const list = dictionary['passwords-common'].filter(word => /^[a-z]{6,}$/.test(word));
    expect(list.length).toBeGreaterThan(20_000);
    // Each takes part of a millisecond, and there are many.
    const made = list
      .filter((_, at) => at % 5 === 0)
      .map(word => `${word[0]?.toUpperCase()}${word.slice(1)}7!`);
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

describe('a password of one’s own name (IS-304)', () => {
  const own = wordsOf(['Zoë', 'O’Hara-Hughes', 'zoe.hughes85@example.com', 'Towpath']);

  it.each([
    'Hughes1985!',
    'ZoeHughes85!',
    'zoe.hughes85@example.com',
    'Hugh3s!Zoë',
    'Sehguh1985!',
    'Hara-Hughes-Hara-Hughes',
    'Towpath-2026!',
    'T0wp4th-Zo3-1',
    'Hughes12345678!',
  ])('is made of it: %s', password => {
    expect(isMadeOf(password, own)).toBe(true);
  });

  it.each([
    PASSWORD,
    'Hughes-heron-7!',
    'Zoetrope 26!',
    'Towpath-Heron-26',
    'Hughes 2026-08-31 !',
    '1985-08-31!',
  ])('is not: %s', password => {
    expect(isMadeOf(password, own)).toBe(false);
  });

  it('is told in a moment, however long', () => {
    const begun = performance.now();
    isMadeOf('zoehughesx'.repeat(20), own);
    // One sign is eighteen letters here.
    const long = '\ufdfa'.repeat(200);
    isMadeOf(long, wordsOf([long, `a${long}`, `b${long}`]));
    isCommonPassword(long);
    expect(performance.now() - begun).toBeLessThan(1000);
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

  it('is refused with its reason where it is one’s own name or email, or ours (IS-304)', async () => {
    const person = await customer(test, { firstName: 'Danuta', lastName: 'Kowalczyk' });
    const refusal = async (newPassword: string) => {
      const body = { newPassword, currentPassword: PASSWORD };
      return (await person.call(choosePassword, { body })).error.fields;
    };
    const message =
      'This is made of your name, your email or our name, so it is easily guessed. Choose another one.';
    for (const newPassword of ['Kowalczyk1985!', 'DanutaKowalczyk-1', 'Towpath-2026!', `${person.email} 1`])
      expect(await refusal(newPassword)).toEqual([{ field: 'newPassword', message }]);
    await test.call(requestPasswordReset, { body: { email: person.email } });
    const mail = (await test.mails()).filter(({ to }) => to === person.email).at(-1);
    const token = /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const reset = (newPassword: string) => test.call(resetPassword, { body: { token, newPassword } });
    expect((await reset('Kowalczyk1985!')).error.fields).toEqual([{ field: 'newPassword', message }]);
    // The link is good for another try.
    expect((await reset('A new lock gate 8?')).status).toBe(204);
  });

  it('is so before there is an account, by the names given with it (IS-304)', async () => {
    const called = { firstName: 'Danuta', lastName: 'Kowalczyk', email: 'danuta.k@towpath.example' };
    const check = (password: string, names = {}) =>
      test.call(checkPassword, { body: { password, ...names } });
    expect((await check('Kowalczyk1985!', called)).error.fields?.[0]?.field).toBe('password');
    expect((await check('Towpath-2026!')).error.fields?.[0]?.field).toBe('password');
    expect((await check('Kowalczyk1985!')).status).toBe(204);
    expect((await check('heron lamp boat sky', called)).status).toBe(204);
  });

  it('is refused before there is an account, too (IS-053)', async () => {
    const person = await guest(test);
    const check = (password: string) => person.call(checkPassword, { body: { password } });
    expect((await check('Password1!')).error.fields).toEqual([{ field: 'password', message: WORDS }]);
    expect((await check('short')).error.fields?.[0]?.field).toBe('password');
    expect((await check('heron lamp boat sky')).status).toBe(204);
  });
});
