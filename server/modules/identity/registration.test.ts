import { myAnswers, saveAnswers } from '@towpath/contracts/api/answers.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { addDebt } from '@towpath/contracts/api/debts.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { continueAsRegistered, register, registerLater } from '@towpath/contracts/api/session.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { advice, journey, page, radio, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_DEBT } from '../../testing/adviceJourney.ts';
import { mayDoSearches } from '../../testing/creditSearch.ts';
import { type Walker, walker, walkerFor } from '../../testing/journeyWalk.ts';
import { customer, guest, personWith } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

/** One question, the registration form of a style, and the end. */
const withStyle = (registrationStyleId?: number): JourneyDefinition =>
  journey(
    page('one', radio('home', ['own', 'rent']), {
      ...step('Registration', 'account'),
      ...(registrationStyleId === undefined ? {} : { stepConfig: { registrationStyleId } }),
    }),
    page('two', advice()),
  );

/** The debts before the account, as an operator may ask for them. */
const debtsBefore = (registrationStyleId: number): JourneyDefinition =>
  journey(
    page('one', step(CUSTOMER_DEBTS.name, 'debts'), {
      ...step('Registration', 'account'),
      stepConfig: { registrationStyleId },
    }),
    page('two', advice()),
  );

/** A new visitor who has come to the registration form. */
async function atTheForm(test: TestApp): Promise<Walker> {
  const person = await walker(test);
  await person.save('home', 'own');
  return person;
}

const newEmail = () => `new-${crypto.randomUUID()}@towpath.example`;

function testsOfStyle(style: number | undefined, body: (get: () => TestApp) => void): void {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({}, [withStyle(style)]);
  });
  afterAll(() => test.close());
  body(() => test);
}

describe('registering with separate names', () => {
  testsOfStyle(1, test => {
    it('makes the guest a customer, in the same row, with their answers (ID-048, ID-054, ID-057)', async () => {
      const person = await atTheForm(test());
      const email = newEmail();
      const { answer, status } = await person.call(register, {
        body: { email, firstName: 'Danielle', lastName: 'Hughes', stepId: 'account' },
      });
      expect(status).toBe(200);
      expect(answer.user).toEqual({
        userId: person.customerId,
        firstName: 'Danielle',
        lastName: 'Hughes',
        email,
      });
      const now = personWith(test(), person.customerId, `Bearer ${answer.accessToken}`);
      expect((await now.call(myDetails, {})).answer).toMatchObject({
        userId: person.customerId,
        forename: 'Danielle',
        surname: 'Hughes',
        email,
        isRegistered: true,
        hasPassword: false,
      });
      const saved = (await now.call(myAnswers, {})).answer;
      expect(saved.map(({ stepId }) => stepId)).toEqual(expect.arrayContaining(['home', 'account']));
    });

    it('saves the step by itself, without a call to save answers (ID-055)', async () => {
      const person = await atTheForm(test());
      const body = { email: newEmail(), firstName: 'Jo', lastName: 'Bell', stepId: 'account' };
      const { answer } = await person.call(register, { body });
      person.becomeCustomer(answer.accessToken ?? '');
      expect((await person.position())?.stepId).toBe('advice');
    });

    it('ends the guest’s token and hands over the cookies of a customer (ID-014, ID-017, ID-018)', async () => {
      const person = await atTheForm(test());
      const guestToken = person.authorization;
      const body = { email: newEmail(), firstName: 'Jo', lastName: 'Bell', stepId: 'account' };
      const { cookies } = await person.call(register, { body });
      expect(cookies.refreshToken).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
      expect(cookies.accessToken).toMatchObject({ sameSite: 'Lax', path: '/' });
      expect(cookies.accessToken).not.toHaveProperty('httpOnly');
      expect(JSON.parse(cookies.user?.value ?? '')).toEqual({
        userId: person.customerId,
        firstName: 'Jo',
        lastName: 'Bell',
        email: body.email,
      });
      expect(cookies.basicAuthToken?.value).toBe('');
      expect((await test().call(myDetails, { authorization: guestToken })).error.code).toBe('NOT_SIGNED_IN');
    });

    it('names every field at fault, in the words of its rule (ID-051, ID-052, QU-026, QU-027)', async () => {
      const person = await atTheForm(test());
      const { error, status } = await person.call(register, {
        body: { email: 'danielle@', firstName: 'D', stepId: 'account' },
      });
      expect(status).toBe(400);
      expect(error.code).toBe('VALIDATION_FAILED');
      expect(error.fields).toEqual([
        { field: 'firstName', message: 'A minimum of two characters is required' },
        { field: 'lastName', message: 'A minimum of two characters is required' },
        { field: 'email', message: 'Not a valid email address' },
      ]);
      expect((await person.position())?.stepId).toBe('account');
    });

    it('is refused for an email with an account, however it is cased, and leaves a guest (ER-021, ER-022)', async () => {
      const registered = await customer(test(), { email: `Known-${crypto.randomUUID()}@Towpath.example` });
      const person = await atTheForm(test());
      const body = {
        email: registered.email.toUpperCase(),
        firstName: 'Jo',
        lastName: 'Bell',
        stepId: 'account',
      };
      const { error, status } = await person.call(register, { body });
      expect(status).toBe(409);
      expect(error).toMatchObject({
        code: 'ALREADY_REGISTERED',
        message: 'There is already an account registered with that email address, please login to continue',
      });
      expect((await person.position())?.stepId).toBe('account');
      expect((await person.call(myDetails, {})).answer).toMatchObject({
        isRegistered: false,
        forename: null,
      });
    });

    it('lets one of two guests win who register the same email at once', async () => {
      const people = await Promise.all([atTheForm(test()), atTheForm(test())]);
      const email = newEmail();
      const results = await Promise.all(
        people.map(person =>
          person.call(register, { body: { email, firstName: 'Jo', lastName: 'Bell', stepId: 'account' } }),
        ),
      );
      expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('is refused before the person has come to the form, with the way to where they are', async () => {
      const person = await walker(test());
      const body = { email: newEmail(), firstName: 'Jo', lastName: 'Bell', stepId: 'account' };
      const { error, status } = await person.call(register, { body });
      expect(status).toBe(409);
      expect(error).toMatchObject({ code: 'STEP_NOT_ON_PATH', goTo: { pageId: 'one', stepId: 'home' } });
    });

    it('is refused at a step that is no registration (ER-020)', async () => {
      const person = await atTheForm(test());
      const body = { email: newEmail(), firstName: 'Jo', lastName: 'Bell', stepId: 'home' };
      const { error, status } = await person.call(register, { body });
      expect(status).toBe(400);
      expect(error).toMatchObject({ code: 'REGISTRATION_FAILED', message: 'Registration failed' });
    });

    it('only passes a customer on who is registered already', async () => {
      const person = await customer(test());
      await person.call(createJourney, { body: {} });
      await person.call(saveAnswers, {
        body: { stepId: 'home', answers: [{ id: 'home.own', value: 'own' }] },
      });
      const body = { email: newEmail(), firstName: 'Other', lastName: 'Name', stepId: 'account' };
      const { answer } = await person.call(register, { body });
      expect(answer).toEqual({
        user: expect.objectContaining({ email: person.email, firstName: 'Danielle' }),
      });
    });

    it('does not let an email go on that has an account: only the email-only style does (ER-022)', async () => {
      const registered = await customer(test());
      const person = await atTheForm(test());
      const body = { email: registered.email, stepId: 'account' };
      expect((await person.call(continueAsRegistered, { body })).error.code).toBe('REGISTRATION_FAILED');
    });
  });
});

describe('registering with one box for the name', () => {
  testsOfStyle(2, test => {
    it.each([
      ['whole', { firstName: 'Mary Ann  Smith' }],
      ['split by the browser', { firstName: 'Mary', lastName: 'Ann Smith' }],
    ])('splits a name that comes %s at its first space (ID-048, ID-049)', async (_, names) => {
      const person = await atTheForm(test());
      const { answer } = await person.call(register, {
        body: { email: newEmail(), ...names, stepId: 'account' },
      });
      expect(answer.user).toMatchObject({ firstName: 'Mary', lastName: 'Ann Smith' });
    });

    it('takes a person who has one name only', async () => {
      const person = await atTheForm(test());
      const body = { email: newEmail(), firstName: 'Teller', stepId: 'account' };
      expect((await person.call(register, { body })).answer.user).toMatchObject({
        firstName: 'Teller',
        lastName: '',
      });
    });

    it('shows a name’s fault at the box', async () => {
      const person = await atTheForm(test());
      const body = { email: newEmail(), firstName: 'Jo 🙂', stepId: 'account' };
      expect((await person.call(register, { body })).error.fields).toEqual([
        { field: 'firstName', message: 'Emojis are not allowed' },
      ]);
    });
  });
});

describe('registering with an email only', () => {
  testsOfStyle(3, test => {
    it('asks for nothing else (ID-048)', async () => {
      const person = await atTheForm(test());
      const email = newEmail();
      const { answer } = await person.call(register, { body: { email, stepId: 'account' } });
      expect(answer.user).toEqual({ userId: person.customerId, firstName: '', lastName: '', email });
    });

    it('lets a person go on whose email has an account, as a guest, without that account (ID-056)', async () => {
      const registered = await customer(test());
      const person = await atTheForm(test());
      const body = { email: registered.email, stepId: 'account' };
      expect((await person.call(register, { body })).error.code).toBe('ALREADY_REGISTERED');
      const went = await person.call(continueAsRegistered, { body });
      expect([went.status, went.cookies]).toEqual([204, {}]);
      expect((await person.position())?.stepId).toBe('advice');
      expect((await person.call(myDetails, {})).answer).toMatchObject({
        userId: person.customerId,
        email: null,
        isRegistered: false,
      });
    });

    it('lets nobody go on with an email that has none', async () => {
      const person = await atTheForm(test());
      const body = { email: newEmail(), stepId: 'account' };
      expect((await person.call(continueAsRegistered, { body })).error.code).toBe('REGISTRATION_FAILED');
    });
  });
});

describe('registering with a name only', () => {
  testsOfStyle(4, test => {
    it('leaves a guest with a name, and no mail (ID-048)', async () => {
      const person = await atTheForm(test());
      const result = await person.call(register, {
        body: { firstName: 'Danielle', lastName: 'Hughes', stepId: 'account' },
      });
      expect(result.answer).toEqual({
        user: { userId: person.customerId, firstName: 'Danielle', lastName: 'Hughes', email: '' },
      });
      expect(result.cookies).toEqual({});
      expect((await person.position())?.stepId).toBe('advice');
      test().clock.forward(60_000);
      expect(await test().mails()).toEqual([]);
    });

    it('lets that guest make an account later, with what they answered and their name (WT-086)', async () => {
      const person = await atTheForm(test());
      await person.call(register, {
        body: { firstName: 'Danielle', lastName: 'Hughes', stepId: 'account' },
      });
      const email = newEmail();
      const { answer, cookies } = await person.call(registerLater, { body: { email } });
      expect(answer.user).toEqual({
        userId: person.customerId,
        firstName: 'Danielle',
        lastName: 'Hughes',
        email,
      });
      expect(Object.keys(cookies)).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']));
      // The token of the guest is over with the account.
      expect((await person.call(myAnswers, {})).status).toBe(401);
      const now = personWith(test(), person.customerId, `Bearer ${answer.accessToken}`);
      expect((await now.call(myDetails, {})).answer).toMatchObject({
        isRegistered: true,
        hasPassword: false,
      });
      expect((await now.call(myAnswers, {})).answer.map(({ stepId }) => stepId)).toContain('home');
      expect((await now.call(registerLater, { body: { email: newEmail() } })).error.code).toBe(
        'REGISTRATION_FAILED',
      );
    });

    it('makes no account later with an email that has one, or that is none (WT-086, ID-056)', async () => {
      const first = await atTheForm(test());
      const email = newEmail();
      await first.call(registerLater, { body: { email } });
      const second = await atTheForm(test());
      expect((await second.call(registerLater, { body: { email } })).error.code).toBe('ALREADY_REGISTERED');
      const { status, error } = await second.call(registerLater, { body: { email: 'nobody' } });
      expect([status, error.fields?.map(({ field }) => field)]).toEqual([400, ['email']]);
      expect((await second.call(myAnswers, {})).status).toBe(200);
    });
  });
});

describe('a registration form after a search of credit files', () => {
  for (const [style, name] of [
    [1, 'separate names'],
    [2, 'one name'],
    [3, 'email only'],
  ] as const) {
    it(`makes no account, by its form with ${name}, of who confirmed a phone, without a code to it (IS-320)`, async () => {
      const test = await createTestApp({}, [debtsBefore(style)]);
      const person = await mayDoSearches(test, await guest(test));
      const debt = await person.call(addDebt, { query: { stepId: 'debts' }, body: CARD_DEBT });
      const listed = await (await walkerFor(test, person)).save('debts', []);
      expect([debt.status, listed.status]).toEqual([200, 204]);
      const email = newEmail();
      const body = { email, firstName: 'Danielle', lastName: 'Hughes', stepId: 'account' };
      const { status, error } = await person.call(register, { body });
      expect([status, error.code]).toEqual([403, 'PHONE_CODE_NEEDED']);
      expect((await person.call(myDetails, {})).answer).toMatchObject({ isRegistered: false, email: null });
      // Nobody has the email, so it tells nothing of whose it would be.
      expect((await (await guest(test)).call(registerLater, { body: { email } })).status).toBe(200);
      await test.close();
    });
  }
});

describe('a registration form without a known style', () => {
  testsOfStyle(undefined, test => {
    it('asks for both names and an email (ID-049)', async () => {
      const person = await atTheForm(test());
      const { error } = await person.call(register, { body: { stepId: 'account' } });
      expect(error.fields?.map(({ field }) => field)).toEqual(['firstName', 'lastName', 'email']);
    });
  });
});
