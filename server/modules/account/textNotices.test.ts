import * as account from '@towpath/contracts/api/account.ts';
import { saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import { login } from '@towpath/contracts/api/session.ts';
import type { SafeTime } from '@towpath/domain/people/safeContact.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOps } from '../../ops/run.ts';
import type { MessageSender } from '../../partners/message/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';
import { type Customer, confirmed, customer, loggedIn, PASSWORD } from '../../testing/person.ts';
import { SHIPPED_LETTERHEAD } from '../../testing/shippedHelp.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { loadContent } from '../content/load.ts';
import { emailChangeNotice, settleEmailChanges, tellOfChangesUntold } from './emailChanges.ts';
import { sendTextNotices } from './textNotices.ts';

const DAY = 24 * 60 * 60_000;

const texts: { to: string; text: string }[] = [];
let isDown = false;
let refused = 0;
const messageSender: MessageSender = {
  async send(message) {
    if (isDown) refused++;
    if (isDown) throw new PartnerUnavailable('no connection');
    texts.push(message);
  },
};
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, undefined, { messageSender });
});
afterAll(() => test.close());

const newAddress = () => `new-${crypto.randomUUID()}@towpath.example`;
const mailsTo = async (address: string) => (await test.mails()).filter(({ to }) => to === address);
const logsIn = async (email: string) =>
  (await test.call(login, { body: { email, password: PASSWORD } })).status === 200;

/** As the job does that runs every few minutes. */
const sendTexts = () =>
  sendTextNotices(
    { ...test, messageSender, letterheadOf: async () => SHIPPED_LETTERHEAD, log: { warn: () => undefined } },
    { emailIsToChange: emailChangeNotice },
  );
/** A change looks at once, beside its answer, for what can be sent: until it has, the clock must not move. */
const areLookedAt = () =>
  expect
    .poll(
      () =>
        test.database
          .selectFrom('text_notices')
          .select('id')
          .where('due_at', '<=', test.clock.now())
          .execute(),
      { timeout: 10_000 },
    )
    .toEqual([]);
async function ops(...options: string[]) {
  const out: string[] = [];
  const code = await runOps(['email-changes', ...options], {
    environment: { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir, SUDO_USER: 'megan' },
    say: line => void out.push(line),
    complain: () => undefined,
  });
  return { code, out };
}
async function setPhoneOf({ customerId }: Customer, contact_number: string) {
  await test.database.updateTable('customers').set({ contact_number }).where('id', '=', customerId).execute();
}
/** The next moment after another at which it is so many hours, by Greenwich. */
function nextAt(after: Date, hour: number): Date {
  const next = new Date(after);
  next.setUTCHours(hour, 0, 0, 0);
  return next > after ? next : new Date(next.getTime() + DAY);
}

describe('a change of email of which the old address hears nothing', () => {
  const changeOf = async (person: Customer) => (await person.call(account.myAccount, {})).answer.emailChange;
  const settling = () => {
    const emailChangeDays = loadContent(test.config.contentDir).settings.emailChange;
    return { ...test, outbox: test.app.outbox, messageSender, emailChangeDays };
  };
  /** The mail server takes no mail for a day more than it is tried. */
  async function mailIsGivenUp() {
    test.mailSender.refuses = true;
    for (let hour = 0; hour < 80; hour++) {
      test.clock.forward(60 * 60_000);
      await test.app.outbox.drain();
    }
    test.mailSender.refuses = false;
    await tellOfChangesUntold(settling());
  }
  /** A change that the new address has confirmed. Its mail is put into the right hands by the test. */
  async function confirmedBy(person: Customer) {
    const email = newAddress();
    test.mailSender.refuses = true;
    await person.call(account.askEmailChange, { body: { email, confirmation: await confirmed(person) } });
    await test.app.outbox.drain();
    await test.database
      .updateTable('email_changes')
      .set({ confirmed_at: test.clock.now() })
      .where('customer_id', '=', person.customerId)
      .execute();
    return email;
  }

  it('counts from the mail that the mail server took, not from the asking (IS-133)', async () => {
    const person = await customer(test);
    const email = await confirmedBy(person);
    expect(await changeOf(person)).toMatchObject({ countsOn: null, isOldUnreached: false });
    test.clock.forward(2 * DAY);
    test.mailSender.refuses = false;
    await test.mails();
    const told = test.clock.now().getTime();
    const later = await loggedIn(test, person.email, PASSWORD);
    expect((await changeOf(later))?.countsOn).toBe(new Date(told + 7 * DAY).toISOString().slice(0, 10));
    test.clock.forward(7 * DAY - 1000);
    await settleEmailChanges(settling());
    expect(await logsIn(email)).toBe(false);
    test.clock.forward(1000);
    await settleEmailChanges(settling());
    expect(await logsIn(email)).toBe(true);
  });

  it('waits for a person where no mail and no phone can tell it (IS-133)', async () => {
    const person = await customer(test);
    const email = await confirmedBy(person);
    await mailIsGivenUp();
    const later = await loggedIn(test, person.email, PASSWORD);
    expect(await changeOf(later)).toMatchObject({ countsOn: null, isOldUnreached: true });
    test.clock.forward(20 * DAY);
    await settleEmailChanges(settling());
    expect(await logsIn(email)).toBe(false);
    test.clock.forward(10 * DAY);
    await settleEmailChanges(settling());
    expect(await changeOf(await loggedIn(test, person.email, PASSWORD))).toBeNull();
  });

  it('counts once a person here agrees, by the command of the operator, and by nothing made up (IS-153)', async () => {
    const person = await customer(test);
    const email = await confirmedBy(person);
    expect(await ops('--why', 'Rang them')).toMatchObject({ code: 0, out: [] });
    await mailIsGivenUp();
    const { out } = await ops('--why', 'They rang us');
    const listed = out.map(line => JSON.parse(line)).find(change => change.newEmail === email);
    expect(listed).toMatchObject({ oldEmail: person.email, newEmail: email });
    expect((await ops('--agree', listed.id)).code).toBe(2);
    expect((await ops('--why', 'x', '--agree', 'made-up')).code).toBe(2);
    expect((await ops('--why', 'x', '--agree', crypto.randomUUID())).code).toBe(1);
    expect((await ops('--why', 'They rang, knew the reference', '--agree', listed.id)).code).toBe(0);
    await settleEmailChanges(settling());
    expect(await logsIn(email)).toBe(true);
    expect((await ops('--why', 'x', '--agree', listed.id)).code).toBe(1);
    const looks = await test.database
      .selectFrom('audit_log')
      .select('kind')
      .where('customer_id', '=', person.customerId)
      .where('kind', '=', 'case looked at')
      .execute();
    expect(looks).toHaveLength(2);
  });

  it.each(['an old number', 'a number that was changed lately'])(
    'tells the phone instead: %s (IS-133)',
    async which => {
      const person = await customer(test);
      await setPhoneOf(person, '07400111222');
      if (which !== 'an old number') {
        const body = { contactNumber: '07400 333444', confirmation: await confirmed(person) };
        expect((await person.call(account.changePhone, { body })).status).toBe(204);
      }
      const email = await confirmedBy(person);
      await mailIsGivenUp();
      texts.length = 0;
      test.clock.set(nextAt(test.clock.now(), 10));
      await sendTexts();
      const isTold = which === 'an old number';
      expect(texts.map(({ to }) => to)).toEqual(isTold ? ['07400111222'] : []);
      test.clock.forward(7 * DAY);
      await settleEmailChanges(settling());
      expect(await logsIn(email)).toBe(isTold);
    },
  );
});

describe('a change of phone', () => {
  it('is told to the old number at a time that was safe before, and to nobody else (IS-132)', async () => {
    const person = await customer(test);
    await setPhoneOf(person, '07400111222');
    const safe = { voicemail: false, neutralWords: false, says: null, wayOut: true };
    test.clock.set(new Date('2027-03-01T10:00:00Z'));
    const now = await loggedIn(test, person.email, PASSWORD);
    const save = async (times: SafeTime[]) => {
      const body = { ...safe, times, confirmation: await confirmed(now) };
      expect((await now.call(saveSafeContact, { body })).status).toBe(204);
    };
    await save(['tue evening']);
    texts.length = 0;
    const body = { contactNumber: '07400 555666', confirmation: await confirmed(now) };
    expect((await now.call(account.changePhone, { body })).status).toBe(204);
    await areLookedAt();
    await save(['mon morning']);
    for (const [moment, sent] of [
      ['2027-03-01T11:59:00Z', 0],
      ['2027-03-02T03:00:00Z', 0],
      ['2027-03-02T15:59:00Z', 0],
      ['2027-03-02T16:14:00Z', 1],
      ['2027-03-09T17:00:00Z', 1],
    ] as const) {
      test.clock.set(new Date(moment));
      await sendTexts();
      expect(texts.map(({ to }) => to)).toEqual(sent === 0 ? [] : ['07400111222']);
    }
    expect(await test.database.selectFrom('text_notices').selectAll().execute()).toEqual([]);
  });

  it('is not told to the old number where somebody else may see it; the email is told all the same (IS-132)', async () => {
    test.clock.set(new Date('2027-03-16T10:00:00Z'));
    const person = await customer(test);
    await setPhoneOf(person, '07400111222');
    texts.length = 0;
    const body = { contactNumber: '07400 555666', tellsOld: false, confirmation: await confirmed(person) };
    expect((await person.call(account.changePhone, { body })).status).toBe(204);
    await sendTexts();
    expect(texts).toEqual([]);
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['A change to your account']);
  });

  it('is told later where the message could not go, for two weeks (IS-132)', async () => {
    test.clock.set(new Date('2027-04-06T10:00:00Z'));
    const person = await customer(test);
    await setPhoneOf(person, '07400111222');
    texts.length = 0;
    isDown = true;
    const before = refused;
    const body = { contactNumber: '07400 555666', confirmation: await confirmed(person) };
    expect((await person.call(account.changePhone, { body })).status).toBe(204);
    await expect.poll(() => refused, { timeout: 10_000 }).toBe(before + 1);
    test.clock.forward(DAY);
    await sendTexts();
    expect(texts).toEqual([]);
    isDown = false;
    test.clock.forward(DAY);
    await sendTexts();
    expect(texts.map(({ to }) => to)).toEqual(['07400111222']);
  });

  it('needs the password, and is told by mail and to the old number (IS-081)', async () => {
    test.clock.set(new Date('2027-05-04T10:00:00Z'));
    texts.length = 0;
    const person = await customer(test);
    const change = (contactNumber: string, confirmation: string) =>
      person.call(account.changePhone, { body: { contactNumber, confirmation } });
    expect((await change('07400 123456', 'no')).error.code).toBe('CONFIRMATION_NEEDED');
    const confirmation = await confirmed(person);
    const bad = await change('07400', confirmation);
    expect(bad.error.fields).toEqual([{ field: 'contactNumber', message: 'Must be a valid phone number' }]);
    expect((await change('+44 7400 123456', confirmation)).status).toBe(204);
    expect(texts).toEqual([]);
    expect((await change('07400 654321', confirmation)).status).toBe(204);
    await expect.poll(() => texts.map(({ to }) => to)).toEqual(['07400123456']);
    expect((await person.call(account.myAccount, {})).answer.contactNumber).toBe('07400654321');
    expect((await mailsTo(person.email)).map(({ text }) => text.split('\n')[0])).toEqual([
      'Your phone number was changed, Danielle',
      'Your phone number was changed, Danielle',
    ]);
    await change('', confirmation);
    expect((await person.call(account.myAccount, {})).answer.contactNumber).toBeNull();
  });
});
