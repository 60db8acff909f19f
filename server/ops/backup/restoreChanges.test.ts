import { confirmPassword } from '@towpath/contracts/api/account.ts';
import { changeAgreement, myAgreements } from '@towpath/contracts/api/agreements.ts';
import { hardDropoutCallback } from '@towpath/contracts/api/callbacks.ts';
import { giveConsent } from '@towpath/contracts/api/consents.ts';
import {
  addHealthCondition,
  giveHealthConsent,
  healthCategories,
  myHealthConditions,
} from '@towpath/contracts/api/health.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { takeBackHealthOfLetters, tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { askErasure, cancelErasure, eraseGuest, myOwnData } from '@towpath/contracts/api/ownData.ts';
import { choosePassword, requestPasswordReset, resetPassword } from '@towpath/contracts/api/passwords.ts';
import { removeSecondFactor } from '@towpath/contracts/api/secondFactor.ts';
import { login } from '@towpath/contracts/api/session.ts';
import { CREDIT_SEARCH_LINES, CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keepText } from '../../modules/consents/texts.ts';
import { addReport, addSearch } from '../../modules/credit-search/repository.ts';
import { reportSubject } from '../../modules/credit-search/subjects.ts';
import { saidForLetters } from '../../modules/letters/repository.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { runOnce } from '../../platform/database/postgres/running.ts';
import { USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { machinePrograms } from '../../testing/machinePostgres.ts';
import {
  type Customer,
  confirmed,
  customer,
  guest,
  loggedIn,
  PASSWORD,
  type Person,
} from '../../testing/person.ts';
import { type Restoring, startRestoring } from '../../testing/restoring.ts';
import { withCodes } from '../../testing/secondFactor.ts';
import type { TestApp } from '../../testing/testApp.ts';

const NEW_PASSWORD = 'A new lock gate 8?';
const DAY = 24 * 60 * 60 * 1000;

/** Without PostgreSQL's own programs no back-up can be made. */
describe.runIf(machinePrograms !== null)('after a restore', { timeout: 180_000 }, () => {
  let at: Restoring;
  beforeAll(async () => {
    at = await startRestoring();
  });
  afterEach(() => at.stopAll());
  afterAll(() => at.close());

  const logIn = (test: TestApp, email: string, password: string) =>
    test.call(login, { body: { email, password } });
  async function newPasswordByMail(test: TestApp, { email }: Customer, newPassword: string) {
    await test.call(requestPasswordReset, { body: { email } });
    const mail = (await test.mails()).filter(({ to }) => to === email).at(-1);
    const token = /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await test.call(resetPassword, { body: { token, newPassword } })).status).toBe(204);
  }
  const kindsOf = async (test: TestApp, { customerId }: Pick<Person, 'customerId'>) =>
    (
      await test.database
        .selectFrom('audit_log')
        .select(['kind', 'at'])
        .where('customer_id', '=', customerId)
        .orderBy('id')
        .execute()
    ).map(({ kind, at }) => [kind, at.toISOString()]);

  it('a password that was changed or reset since opens nothing; a mailed link does (IS-265)', async () => {
    const { url, test, name, backUp } = await at.service();
    const [changed, reset, left] = [await customer(test), await customer(test), await customer(test)];
    const made = await backUp();
    const body = { newPassword: NEW_PASSWORD, currentPassword: PASSWORD };
    expect((await changed.call(choosePassword, { body })).status).toBe(204);
    await newPasswordByMail(test, reset, NEW_PASSWORD);
    const noted = (await kindsOf(test, changed)).find(([kind]) => kind === 'password changed');
    await at.stop(test);

    const out = await at.done(['restore', made, '--replace', name], url);
    expect(out).toContain('2 things that people did since were done again, such as a consent taken back.');
    expect(out.at(-1)).toMatch(/^2 accounts have no password any more, .*: tell them\.$/);
    const again = await at.serve(url);
    for (const person of [changed, reset]) {
      expect((await logIn(again, person.email, PASSWORD)).error.code).toBe('LOGIN_REFUSED');
      expect((await logIn(again, person.email, NEW_PASSWORD)).error.code).toBe('LOGIN_REFUSED');
      await newPasswordByMail(again, person, NEW_PASSWORD);
      expect((await logIn(again, person.email, NEW_PASSWORD)).status).toBe(200);
    }
    expect((await logIn(again, left.email, PASSWORD)).status).toBe(200);
    expect(await kindsOf(again, changed)).toContainEqual(noted);
  });

  it('a second factor that was turned off since is off, and one turned on since leaves no password to go round it (IS-265)', async () => {
    const { url, test, name, backUp } = await at.service();
    const [off, on, kept] = [await customer(test), await customer(test), await customer(test)];
    const app = await withCodes(test, off);
    await withCodes(test, kept);
    test.clock.set(new Date());
    const made = await backUp();
    test.clock.forward(60_000);
    const body = { confirmation: await confirmed(off, app.code()) };
    expect((await off.call(removeSecondFactor, { body })).status).toBe(204);
    await withCodes(test, on);
    await at.stop(test);

    await at.done(['restore', made, '--replace', name], url);
    const again = await at.serve(url);
    expect((await logIn(again, off.email, PASSWORD)).status).toBe(200);
    expect((await logIn(again, kept.email, PASSWORD)).error.code).toBe('SECOND_FACTOR_NEEDED');
    expect((await logIn(again, on.email, PASSWORD)).error.code).toBe('LOGIN_REFUSED');
  });

  it('a yes that was taken back since is a no again, and what it brought is gone (IS-266)', async () => {
    const { url, test, name, backUp } = await at.service();
    const person = await customer(test);
    await person.call(createJourney, { body: {} });
    const { textVersion } = (await person.call(myHealthConditions, {})).answer.consent;
    const health = { purpose: 'conditions', hasConsented: true, textVersion } as const;
    const [category] = (await person.call(healthCategories, {})).answer;
    const condition = { title: category?.title ?? '', description: category?.descriptions[0] ?? '' };
    const news = { consentTypeId: 3, consentChannelTypeId: 2, hasConsented: true };
    const other = await customer(test);
    for (const each of [person, other]) {
      await each.call(giveHealthConsent, { body: health });
      const added = await each.call(addHealthCondition, { body: condition });
      expect(added.status).toBe(200);
      await each.call(giveConsent, { body: news });
      await searched(test, each);
    }
    const made = await backUp();
    const takeBack = async (id: 'health conditions' | 'news by text message' | 'credit search') => {
      const body = { id, hasConsented: false };
      expect((await person.call(changeAgreement, { body })).status).toBe(204);
    };
    await takeBack('health conditions');
    await takeBack('news by text message');
    await takeBack('credit search');
    const said = (await person.call(myAgreements, {})).answer;
    await at.stop(test);

    await at.done(['restore', made, '--replace', name], url);
    const again = await at.serve(url);
    const back = await loggedIn(again, person.email, PASSWORD);
    expect((await back.call(myAgreements, {})).answer).toEqual(said);
    expect((await back.call(myHealthConditions, {})).answer.conditions).toEqual([]);
    const reports = await again.database.selectFrom('credit_reports').select('customer_id').execute();
    expect(reports.map(report => report.customer_id)).toEqual([other.customerId]);
    const otherBack = await loggedIn(again, other.email, PASSWORD);
    expect((await otherBack.call(myHealthConditions, {})).answer.conditions).toHaveLength(1);
  });

  it('a word of health in letters that was taken back since is a no again (DN-458)', async () => {
    const { url, test, name, backUp } = await at.service();
    const person = await customer(test);
    await person.call(createJourney, { body: {} });
    const said = await person.call(tellForLetters, { body: { kind: 'health', agrees: true } });
    expect(said.status).toBe(200);
    const made = await backUp();
    expect((await person.call(takeBackHealthOfLetters, {})).status).toBe(200);
    await at.stop(test);

    await at.done(['restore', made, '--replace', name], url);
    const again = await at.serve(url);
    const seal = createSeal(again.config.healthDataKey);
    const { health } = await saidForLetters(again.database, seal, person.customerId);
    expect(health.map(({ agrees }) => agrees)).toEqual([true, false]);
  });

  it('who was rung since and wants no call is not rung again; any other call is on the list (IS-317)', async () => {
    const { url, test, name, backUp } = await at.service();
    const waiting = async (contactNumber: string) => {
      const person = await walker(test);
      await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, 'formal-plan-help');
      const body = { stepId: 'formal-plan-help', callbackRequired: true, contactName: 'D', contactNumber };
      expect((await person.call(hardDropoutCallback, { body })).status).toBe(204);
      return person.customerId;
    };
    const [unwanted, spoken] = ['07911123456', '07400123456'];
    const customerId = await waiting(unwanted);
    await waiting(spoken);
    const listed = async () =>
      (await at.done(['callbacks', 'list', '--why', 'calls of today', '--who', 'megan'], url))
        .map(line => JSON.parse(line))
        .map((call): [string, string] => [call.number, call.id]);
    const ids = new Map(await listed());
    const made = await backUp();
    const noted = async (person: string, outcome: string) =>
      at.done(['callbacks', 'done', String(ids.get(person)), '--outcome', outcome, '--who', 'megan'], url);
    await noted(unwanted, 'not-wanted');
    await noted(spoken, 'spoke');
    expect(await listed()).toEqual([]);
    await at.stop(test);

    await at.done(['restore', made, '--replace', name], url);
    expect(await listed()).toEqual([[spoken, ids.get(spoken)]]);
    const { rows } = await runOnce(url, "select customer_id, facts from audit_log where kind = 'call noted'");
    expect(rows).toEqual([{ customer_id: customerId, facts: { by: 'megan', outcome: 'not-wanted' } }]);
  });

  it('an erasure is asked for again with the day that was told, and one that was stopped is stopped (IS-267)', async () => {
    const { url, test, name, backUp } = await at.service();
    const [asks, stops, visitor] = [await customer(test), await customer(test), await guest(test)];
    const ask = async (person: Customer) => {
      const proof = (await person.call(confirmPassword, { body: { password: PASSWORD } })).answer;
      const asked = await person.call(askErasure, { body: { confirmation: proof.confirmation } });
      expect(asked.status).toBe(200);
      await test.mails();
    };
    await ask(stops);
    const made = await backUp();
    await ask(asks);
    expect((await stops.call(cancelErasure, {})).status).toBe(204);
    await visitor.call(eraseGuest, {});
    const told = (await asks.call(myOwnData, {})).answer.erasure;
    const rows = () =>
      runOnce(
        url,
        'select customer_id, asked_at, erase_on, by_guest, waits_for_notice from erasures order by by_guest',
      );
    const before = (await rows()).rows;
    await at.stop(test);

    await at.done(['restore', made, '--replace', name], url);
    expect((await rows()).rows).toEqual(before);
    const again = await at.serve(url);
    const back = await loggedIn(again, asks.email, PASSWORD);
    expect((await back.call(myOwnData, {})).answer.erasure).toEqual(told);
    const mails = await again.mails();
    expect(mails.filter(({ to }) => to === asks.email).map(({ text }) => text)).toEqual([
      expect.stringMatching(/\/keep-account\?token=/),
    ]);
    expect(mails.filter(({ to }) => to === stops.email)).toHaveLength(1);
    const stopped = await loggedIn(again, stops.email, PASSWORD);
    expect((await stopped.call(myOwnData, {})).answer.erasure).toBeNull();
  });
});

/** A search that was made, with its report kept. */
async function searched(test: TestApp, { customerId }: Person): Promise<void> {
  const at = test.clock.now();
  const searchId = await addSearch(test.database, {
    customerId,
    at,
    provider: 'searches-v1',
    purpose: 'debt advice',
    termsVersion: CREDIT_SEARCH_TERMS.version,
    textHash: await keepText(test.database, CREDIT_SEARCH_LINES, at),
    atPreviousAddress: false,
    personHash: Buffer.alloc(32),
    phoneHash: Buffer.alloc(32),
  });
  const sealed = createSeal(test.config.dataSecret).close('{}', reportSubject({ customerId, searchId }));
  await test.database
    .transaction()
    .execute(trx => addReport(trx, { customerId, searchId }, sealed, new Date(at.getTime() + DAY)));
}
