import * as account from '@towpath/contracts/api/account.ts';
import { requestPasswordReset } from '@towpath/contracts/api/passwords.ts';
import { mySafeContact, saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { machinePrograms } from '../../testing/machinePostgres.ts';
import { type Customer, confirmed, customer, loggedIn, PASSWORD } from '../../testing/person.ts';
import { type Restoring, startRestoring } from '../../testing/restoring.ts';
import type { TestApp } from '../../testing/testApp.ts';

const PHONE = '07400111222';

/** Without PostgreSQL's own programs no back-up can be made. */
describe.runIf(machinePrograms !== null)('after a restore', { timeout: 180_000 }, () => {
  let at: Restoring;
  beforeAll(async () => {
    at = await startRestoring();
  });
  afterEach(() => at.stopAll());
  afterAll(() => at.close());

  const logIn = async (test: TestApp, email: string) =>
    (await test.call(login, { body: { email, password: PASSWORD } })).status;
  const mailsTo = async (test: TestApp, address: string) =>
    (await test.mails()).filter(({ to }) => to === address);
  const linkTo = async (test: TestApp, address: string) => {
    const mail = (await mailsTo(test, address)).findLast(({ text }) => text.includes('/email-change?token='));
    return /\/email-change\?token=([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const answer = (test: TestApp, token: string, agrees: boolean) =>
    test.call(account.answerEmailLink, { body: { token, agrees } });
  async function asking(test: TestApp, person: Customer) {
    const email = `new-${crypto.randomUUID()}@towpath.example`;
    const body = { email, confirmation: await confirmed(person) };
    expect((await person.call(account.askEmailChange, { body })).status).toBe(204);
    await test.mails();
    return email;
  }
  async function agreeing(test: TestApp, person: Customer, email: string) {
    await answer(test, await linkTo(test, email), true);
    expect((await answer(test, await linkTo(test, person.email), true)).answer.became).toBe('changed');
  }

  /** Somebody changes their email after a back-up, and somebody else's change, under way in it, comes to count. */
  async function emailsChanged() {
    const { url, test, name, kept, backUp } = await at.service();
    const [person, under] = [await customer(test), await customer(test)];
    const underNew = await asking(test, under);
    const made = await backUp();
    const email = await asking(test, person);
    await agreeing(test, person, email);
    await agreeing(test, under, underNew);
    await at.done(['changes', '--out', `${kept}/changes`], url);
    await at.stop(test);
    return { url, name, made, person, email, under, underNew };
  }
  type Changed = Awaited<ReturnType<typeof emailsChanged>>;
  async function oldOnesAreGone(test: TestApp, { person, under, underNew }: Changed) {
    expect(await logIn(test, person.email)).toBe(401);
    await test.call(requestPasswordReset, { body: { email: person.email } });
    expect(await mailsTo(test, person.email)).toEqual([]);
    // Its change was under way in the back-up, which knows the new address.
    expect([await logIn(test, under.email), await logIn(test, underNew)]).toEqual([401, 200]);
  }

  it('the email before a change logs nobody in, and the new one does that the database before knew (IS-265)', async () => {
    const changed = await emailsChanged();
    await at.done(['restore', changed.made, '--replace', changed.name], changed.url);
    const again = await at.serve(changed.url);
    await oldOnesAreGone(again, changed);
    expect(await logIn(again, changed.email)).toBe(200);
  });

  it('no email is taken from a database whose restore was cut off, which has one of the back-up (IS-265, IS-268)', async () => {
    const { url, test, name, backUp } = await at.service();
    const person = await customer(test);
    const between = await asking(test, person);
    await agreeing(test, person, between);
    const made = await backUp();
    // The mailbox in between is no longer theirs.
    const moved = { ...person, email: between };
    const email = await asking(test, moved);
    await agreeing(test, moved, email);
    await at.stop(test);
    await at.ops(['restore', made, '--replace', name], url, line => {
      if (line.startsWith('Restored ')) throw new Error('cut off');
    });
    const out = await at.done(['restore', made, '--replace', name], url);
    expect(out.at(-1)).toContain(`people email ID --to EMAIL): ${person.customerId}`);
    const again = await at.serve(url);
    expect(await logIn(again, between)).toBe(401);
  });

  it('a person here gives an account its email that nobody knows any more, and no other account (IS-265)', async () => {
    const changed = await emailsChanged();
    const { person, email } = changed;
    const database = await at.emptyDatabase();
    const out = await at.done(['restore', changed.made], database);
    const again = await at.serve(database);
    await oldOnesAreGone(again, changed);
    expect(await logIn(again, email)).toBe(401);

    expect(out.at(-1)).toContain(`people email ID --to EMAIL): ${person.customerId}`);
    const why = ['--why', 'they rang', '--who', 'megan'];
    const found = await at.done(['people', 'find', '--email', person.email, ...why], database);
    expect(JSON.parse(found[0] ?? '')).toMatchObject({ id: person.customerId });
    await at.done(['people', 'email', person.customerId, '--to', email, ...why], database);
    again.clock.set(new Date());
    expect((await mailsTo(again, email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('/reset-password?token='),
    ]);
    expect(await logIn(again, email)).toBe(200);
    const words = ['people', 'email', changed.under.customerId, '--to', 'a@b.example', ...why];
    expect((await at.ops(words, database)).code).toBe(1);
  });

  it('a change of email that was stopped does not go on (IS-265)', async () => {
    const { url, test, name, backUp } = await at.service();
    const person = await customer(test);
    const email = await asking(test, person);
    const links = [await linkTo(test, email), await linkTo(test, person.email)];
    const made = await backUp();
    expect((await answer(test, links[1] ?? '', false)).answer.became).toBe('stopped');
    await at.stop(test);

    await at.done(['restore', made, '--replace', name], url);
    const again = await at.serve(url);
    for (const link of links) expect((await answer(again, link, true)).status).toBe(400);
    const back = await loggedIn(again, person.email, PASSWORD);
    expect((await back.call(account.myAccount, {})).answer).toMatchObject({
      email: person.email,
      emailChange: null,
    });
  });

  it.each([
    ['known by the database before', true],
    ['known by nobody', false],
  ])('nobody is rung as before a change of it; what is so now is %s (IS-265)', async (_, isKnown) => {
    const { url, test, name, kept, backUp } = await at.service();
    const [moved, safer] = [await customer(test), await customer(test)];
    const phone = async (person: Customer, contactNumber: string) => {
      const body = { contactNumber, tellsOld: false, confirmation: await confirmed(person) };
      expect((await person.call(account.changePhone, { body })).status).toBe(204);
    };
    const told = { times: [], voicemail: true, neutralWords: false, says: 'the dentist', wayOut: true };
    const safely = async (more: object) => {
      const body = { ...told, ...more, confirmation: await confirmed(safer) };
      expect((await safer.call(saveSafeContact, { body })).status).toBe(204);
    };
    for (const person of [moved, safer]) await phone(person, PHONE);
    await safely({});
    const made = await backUp();
    await phone(moved, '07400333444');
    await safely({ says: 'the school', voicemail: false, times: ['mon morning'] });
    await at.done(['changes', '--out', `${kept}/changes`], url);
    await at.stop(test);

    const database = isKnown ? url : await at.emptyDatabase();
    await at.done(isKnown ? ['restore', made, '--replace', name] : ['restore', made], database);
    const again = await at.serve(database);
    const [movedBack, saferBack] = [
      await loggedIn(again, moved.email, PASSWORD),
      await loggedIn(again, safer.email, PASSWORD),
    ];
    const numberOf = async (person: Customer) =>
      (await person.call(account.myAccount, {})).answer.contactNumber;
    expect(await numberOf(movedBack)).toBe(isKnown ? '07400333444' : null);
    expect(await numberOf(saferBack)).toBe(isKnown ? PHONE : null);
    const { answer: now } = await saferBack.call(mySafeContact, {});
    expect(now).toMatchObject(
      isKnown
        ? { says: 'the school', voicemail: false, times: ['mon morning'], neutralWords: false }
        : { says: null, voicemail: false, neutralWords: true, wayOut: true },
    );
    const asked = (await mailsTo(again, safer.email)).map(({ text }) => text);
    expect(asked).toEqual(isKnown ? [] : [expect.stringContaining('Look at it in your account.')]);
  });
});
