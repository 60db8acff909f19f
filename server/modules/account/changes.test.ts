import * as account from '@towpath/contracts/api/account.ts';
import { checkPasswordReset, requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, customer, PASSWORD } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadContent } from '../content/load.ts';
import { settleEmailChanges } from './emailChanges.ts';

const DAY = 24 * 60 * 60_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newAddress = () => `new-${crypto.randomUUID()}@towpath.example`;

async function mailsTo(address: string) {
  return (await test.mails()).filter(({ to }) => to === address);
}
async function linkTo(address: string): Promise<string> {
  const last = (await mailsTo(address)).findLast(({ text }) => text.includes('/email-change?token='));
  return /\/email-change\?token=([\w-]+)/u.exec(last?.text ?? '')?.[1] ?? '';
}
const answer = (token: string, agrees: boolean) =>
  test.call(account.answerEmailLink, { body: { token, agrees } });
const logsIn = async (email: string) =>
  (await test.call(login, { body: { email, password: PASSWORD } })).status === 200;

async function asking(email = newAddress()) {
  const person = await customer(test);
  const body = { email, confirmation: await confirmed(person) };
  const { status } = await person.call(account.askEmailChange, { body });
  expect(status).toBe(204);
  return { person, email };
}

describe('a change of email', () => {
  it('needs the password typed again, whoever has the session (IS-078)', async () => {
    const person = await customer(test);
    for (const confirmation of ['', 'made up', await confirmed(await customer(test))]) {
      const refused = await person.call(account.askEmailChange, {
        body: { email: newAddress(), confirmation },
      });
      expect(refused.error.code).toBe('CONFIRMATION_NEEDED');
    }
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('counts once both addresses have said yes, and both are told (IS-079)', async () => {
    const { person, email } = await asking();
    const [newLink, oldLink] = [await linkTo(email), await linkTo(person.email)];
    const check = (token: string) => test.call(account.checkEmailLink, { body: { token } });
    expect((await check(newLink)).answer.side).toBe('new');
    expect((await check(oldLink)).answer.side).toBe('old');
    expect((await answer(oldLink, true)).answer.became).toBe('waits');
    expect(await logsIn(email)).toBe(false);
    expect((await person.call(account.myAccount, {})).answer.emailChange).toMatchObject({
      email,
      isConfirmed: false,
      isAgreed: true,
    });
    expect((await answer(newLink, true)).answer.became).toBe('changed');
    expect(await logsIn(email)).toBe(true);
    expect(await logsIn(person.email)).toBe(false);
    expect((await person.call(account.myAccount, {})).answer).toMatchObject({ email, emailChange: null });
    for (const address of [email, person.email]) {
      expect((await mailsTo(address)).at(-1)?.subject).toBe('Your email was changed');
    }
    for (const used of [newLink, oldLink]) {
      expect((await answer(used, false)).error.code).toBe('EMAIL_LINK_NOT_VALID');
    }
  });

  it('counts after seven days in which the old address, perhaps lost, said nothing (IS-079)', async () => {
    const { person, email } = await asking();
    const newLink = await linkTo(email);
    await test.mails();
    const { became, countsOn } = (await answer(newLink, true)).answer;
    expect(became).toBe('waits');
    expect(countsOn).toBe(new Date(test.clock.now().getTime() + 7 * DAY).toISOString().slice(0, 10));
    const emailChangeDays = loadContent(test.config.contentDir).settings.emailChange;
    const settle = () => settleEmailChanges({ ...test, outbox: test.app.outbox, emailChangeDays });
    test.clock.forward(7 * DAY - 1000);
    await settle();
    expect(await logsIn(person.email)).toBe(true);
    test.clock.forward(1000);
    await settle();
    await settle();
    expect(await logsIn(email)).toBe(true);
  });

  it('ends with a no of the old address, and with one of the new one (IS-079)', async () => {
    for (const side of ['old', 'new'] as const) {
      const { person, email } = await asking();
      const links = { new: await linkTo(email), old: await linkTo(person.email) };
      expect((await answer(links[side], false)).answer.became).toBe('stopped');
      expect((await answer(links.new, true)).error.code).toBe('EMAIL_LINK_NOT_VALID');
      expect(await logsIn(person.email)).toBe(true);
      expect(await logsIn(email)).toBe(false);
    }
  });

  it('can be given up in the account, and another takes its place (IS-079)', async () => {
    const { person, email } = await asking();
    const first = await linkTo(email);
    const other = newAddress();
    await person.call(account.askEmailChange, {
      body: { email: other, confirmation: await confirmed(person) },
    });
    expect((await answer(first, true)).error.code).toBe('EMAIL_LINK_NOT_VALID');
    const second = await linkTo(other);
    expect((await person.call(account.cancelEmailChange, {})).status).toBe(204);
    expect((await answer(second, true)).error.code).toBe('EMAIL_LINK_NOT_VALID');
    expect((await person.call(account.cancelEmailChange, {})).error.code).toBe('NOT_FOUND');
  });

  it('tells nobody that an address has an account but who reads there (IS-080)', async () => {
    const other = await customer(test);
    const { person } = await asking(other.email.toUpperCase());
    const told = (await mailsTo(other.email.toUpperCase())).at(-1);
    expect(told?.text).toContain('It has an account already');
    expect(told?.text).not.toContain('token=');
    expect((await answer(await linkTo(person.email), true)).answer.became).toBe('waits');
    expect(await logsIn(other.email)).toBe(true);
  });

  it('ends where somebody registered with the address meanwhile (IS-080)', async () => {
    const { person, email } = await asking();
    const [newLink, oldLink] = [await linkTo(email), await linkTo(person.email)];
    await answer(oldLink, true);
    await customer(test, { email });
    expect((await answer(newLink, true)).answer.became).toBe('taken');
    expect(await logsIn(person.email)).toBe(true);
  });

  it('makes links for a new password in the old mailbox useless (IS-079)', async () => {
    const { person, email } = await asking();
    await test.call(requestPasswordReset, { body: { email: person.email } });
    const mail = (await mailsTo(person.email)).find(({ text }) => text.includes('/reset-password?token='));
    const token = /reset-password\?token=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await test.call(checkPasswordReset, { body: { token } })).status).toBeLessThan(300);
    await answer(await linkTo(person.email), true);
    await answer(await linkTo(email), true);
    expect((await test.call(checkPasswordReset, { body: { token } })).error.code).toBe(
      'RESET_LINK_NOT_VALID',
    );
  });

  it('refuses what is no address, and the one of now, at its field (IS-078)', async () => {
    const person = await customer(test);
    const confirmation = await confirmed(person);
    for (const [email, message] of [
      ['nobody', 'Not a valid email address'],
      [` ${person.email.toUpperCase()}`, 'This is the email you have now'],
    ] as const) {
      const { error } = await person.call(account.askEmailChange, { body: { email, confirmation } });
      expect(error.fields).toEqual([{ field: 'email', message }]);
    }
  });

  it('is in the audit log, without the addresses (IS-079)', async () => {
    const { person, email } = await asking();
    await answer(await linkTo(person.email), true);
    await answer(await linkTo(email), true);
    const rows = await test.database
      .selectFrom('audit_log')
      .selectAll()
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['identity proved again', 'email change asked', 'email changed']),
    );
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});

describe('a change of name', () => {
  it('is stored as it is typed, one name alone too, and the browser is told (IS-082)', async () => {
    const person = await customer(test);
    const change = (forename: string, surname: string) =>
      person.call(account.changeName, { body: { forename, surname } });
    const bad = await change('D4nielle', '5');
    expect(bad.error.fields?.map(({ field }) => field)).toEqual(['forename', 'surname']);
    const { cookies } = await change('Dani', '');
    expect(JSON.parse(cookies.user?.value ?? '')).toMatchObject({ firstName: 'Dani', lastName: '' });
    expect((await person.call(account.myAccount, {})).answer).toMatchObject({
      forename: 'Dani',
      surname: '',
    });
  });

  it('takes a title and middle names, keeps them where they are left out, and takes them away where they are empty (PT-209)', async () => {
    const person = await customer(test);
    const change = (body: { title?: string; middlename?: string }) =>
      person.call(account.changeName, { body: { forename: 'Danielle', surname: 'Hughes', ...body } });
    const stored = async () => {
      const { title, middlename } = (await person.call(account.myAccount, {})).answer;
      return { title, middlename };
    };
    const bad = await change({ title: 'Princess', middlename: '5' });
    expect(bad.error.fields?.map(({ field }) => field)).toEqual(['title', 'middlename']);
    await change({ title: 'Dr', middlename: 'May' });
    expect(await stored()).toEqual({ title: 'Dr', middlename: 'May' });
    await change({});
    expect(await stored()).toEqual({ title: 'Dr', middlename: 'May' });
    await change({ title: '', middlename: '' });
    expect(await stored()).toEqual({ title: null, middlename: null });
  });
});
