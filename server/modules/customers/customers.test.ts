import { createHash } from 'node:crypto';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { acceptPartnerLead, meetPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLead } from '../../testing/partnerLead.ts';
import { customer, guest, type Person, personWith } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const LEAD = { forename: 'Danielle', phoneNumber: '07400 123456' };

describe('the details of a person', () => {
  it('are those of the specification, empty for a new guest (ID-004, API-017)', async () => {
    const person = await guest(test);
    expect((await person.call(myDetails, {})).answer).toEqual({
      userId: person.customerId,
      title: null,
      forename: null,
      middlename: null,
      surname: null,
      email: null,
      contactNumber: null,
      dateOfBirth: null,
      isRegistered: false,
      hasPassword: false,
      mayChoosePassword: false,
      welcomeMessageId: 1,
    });
  });

  it('hold title and names of a customer under the names of the user detail (ID-004, ID-006, ID-013)', async () => {
    const person = await customer(test, { firstName: 'Danielle', lastName: 'Hughes' });
    await test.database
      .updateTable('customers')
      .set({ title_id: 6, middlename: 'May' })
      .where('id', '=', person.customerId)
      .execute();
    expect((await person.call(myDetails, {})).answer).toMatchObject({
      title: 'Dr',
      forename: 'Danielle',
      middlename: 'May',
      surname: 'Hughes',
      email: person.email,
      isRegistered: true,
      hasPassword: true,
    });
  });

  it.each([
    ['mw_quick', 2],
    ['mw_name', 3],
    ['mw_towpath', 1],
    ['mw_nobody-we-know', 1],
    ['constructor', 1],
  ])('give whoever came by %s the welcome %i (ID-009, ID-010, ID-011)', async (appId, welcomeMessageId) => {
    const person = await guest(test);
    await person.call(createJourney, { body: { marketingContext: { appId } } });
    expect((await person.call(myDetails, {})).answer.welcomeMessageId).toBe(welcomeMessageId);
  });
});

describe('a partner lead', () => {
  it('begins a guest session with what the partner knew, for the forms to start with (ID-005, ID-008)', async () => {
    const lead = {
      ...LEAD,
      surname: 'Hughes',
      emailAddress: 'danielle@towpath.example',
      welcomeMessageId: 3,
    };
    const leadToken = await addLead(test.database, lead, test.clock.now());
    const { answer, cookies } = await test.call(acceptPartnerLead, { body: { leadToken } });
    expect(cookies.basicAuthToken?.value).toBe(answer.basicAuthToken);
    const person = personWith(test, answer.userId, `Basic ${answer.basicAuthToken}`);
    expect((await person.call(myDetails, {})).answer).toMatchObject({
      forename: 'Danielle',
      surname: 'Hughes',
      email: 'danielle@towpath.example',
      contactNumber: '07400 123456',
      isRegistered: false,
      welcomeMessageId: 3,
    });
  });

  it('may lack all but forename and number (ID-007)', async () => {
    const leadToken = await addLead(test.database, LEAD, test.clock.now());
    const { answer } = await test.call(acceptPartnerLead, { body: { leadToken } });
    const person = personWith(test, answer.userId, `Basic ${answer.basicAuthToken}`);
    expect((await person.call(myDetails, {})).answer).toMatchObject({
      forename: 'Danielle',
      surname: null,
      email: null,
    });
  });

  it('has a welcome that wins over the originator’s, and the originator’s without one (ID-011)', async () => {
    for (const [lead, expected] of [
      [{ ...LEAD, appId: 'mw_quick', welcomeMessageId: 3 }, 3],
      [{ ...LEAD, appId: 'mw_quick' }, 2],
      [{ ...LEAD, welcomeMessageId: 77 }, 1],
    ] as const) {
      const leadToken = await addLead(test.database, lead, test.clock.now());
      const { answer } = await test.call(acceptPartnerLead, { body: { leadToken } });
      const person = personWith(test, answer.userId, `Basic ${answer.basicAuthToken}`);
      expect((await person.call(myDetails, {})).answer.welcomeMessageId).toBe(expected);
    }
  });

  it('opens once: the link tells whoever has it later nothing of the person', async () => {
    const leadToken = await addLead(test.database, LEAD, test.clock.now());
    const both = await Promise.all([1, 2].map(() => test.call(acceptPartnerLead, { body: { leadToken } })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('opens for two weeks', async () => {
    const leadToken = await addLead(test.database, LEAD, test.clock.now());
    test.clock.forward(14 * DAY + 1);
    const { status, error } = await test.call(acceptPartnerLead, { body: { leadToken } });
    expect([status, error.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a partner’s link, opened by who has a session', () => {
  const meet = async (person: Person, leadToken: string) =>
    (await person.call(meetPartnerLead, { body: { leadToken } })).answer.state;
  const acceptedBy = async (leadToken: string) =>
    (
      await test.database
        .selectFrom('partner_leads')
        .select('accepted_by')
        .where('token_hash', '=', createHash('sha256').update(leadToken).digest())
        .executeTakeFirstOrThrow()
    ).accepted_by;
  const accept = (leadToken: string) => test.call(acceptPartnerLead, { body: { leadToken } });

  it('that was made for somebody else stays open, and opens for them (PT-600)', async () => {
    const leadToken = await addLead(test.database, LEAD, test.clock.now());
    for (const person of [await guest(test), await customer(test, { firstName: 'Ann' })]) {
      expect(await meet(person, leadToken)).toBe('open');
    }
    expect(await acceptedBy(leadToken)).toBeNull();
    expect((await accept(leadToken)).status).toBe(200);
  });

  it('by which they came is theirs, as often as they open it, and over for anybody else (PT-600)', async () => {
    const leadToken = await addLead(test.database, LEAD, test.clock.now());
    const { answer } = await accept(leadToken);
    const person = personWith(test, answer.userId, `Basic ${answer.basicAuthToken}`);
    expect([await meet(person, leadToken), await meet(person, leadToken)]).toEqual(['theirs', 'theirs']);
    expect(await meet(await guest(test), leadToken)).toBe('over');
    expect(await meet(person, 'no token of anybody')).toBe('over');
  });

  it('that was made for them is theirs, by first name and email or number, and changes nothing else (PT-600)', async () => {
    const danielle = await customer(test, { email: 'Danielle.Hughes@towpath.example' });
    const { database, clock } = test;
    await database
      .updateTable('customers')
      .set({ contact_number: '07400 123456' })
      .where('id', '=', danielle.customerId)
      .execute();
    const before = (await danielle.call(myDetails, {})).answer;
    for (const [lead, state] of [
      [{ forename: 'danielle', phoneNumber: '07400123456' }, 'theirs'],
      [
        {
          forename: 'Danielle',
          phoneNumber: '07911 123456',
          emailAddress: 'danielle.hughes@towpath.example',
        },
        'theirs',
      ],
      [{ forename: 'Kim', phoneNumber: '07400123456' }, 'open'],
      [{ forename: 'Danielle', phoneNumber: '07911 123456' }, 'open'],
    ] as const) {
      const leadToken = await addLead(database, lead, clock.now());
      expect(await meet(danielle, leadToken)).toBe(state);
      expect(await acceptedBy(leadToken)).toBe(state === 'theirs' ? danielle.customerId : null);
    }
    expect((await danielle.call(myDetails, {})).answer).toEqual(before);
    const late = await addLead(database, LEAD, new Date(clock.now().getTime() - 14 * DAY));
    expect(await meet(danielle, late)).toBe('over');
  });
});
