import { myAgreements } from '@towpath/contracts/api/agreements.ts';
import {
  addHealthCondition,
  giveHealthConsent,
  myHealthConditions,
  mySupportNeeds,
} from '@towpath/contracts/api/health.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { customer, guest, type Person } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
/** Who may see facts of health, and who may change cases without seeing them. */
let [jo, trainee] = ['', ''];
beforeAll(async () => {
  test = await createTestApp({ LOG_LEVEL: 'trace' });
  jo = (await staff.member()).cookie;
  await test.database
    .insertInto('staff_roles')
    .values({ role: 'trainee', permissions: ['see work', 'see people', 'see cases', 'change cases'] })
    .execute();
  trainee = (await staff.member('trainee')).cookie;
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const REASON = 'You told us on the phone.';
const ANXIETY = { title: 'Mental health', description: 'Anxiety' };
const ASTHMA = { title: 'Long-term illness', description: 'COPD or asthma' };
const NOTHING = { conditionIds: [], answers: {} };
type Agreement = { readonly id: string; readonly lines: string[]; readonly hasConsented: boolean | null };

function desk({ customerId }: Pick<Person, 'customerId'>, cookie = jo) {
  const path = `/cases/${customerId}`;
  const read = async (part: string) => (await staff.send('GET', `${path}/${part}`, undefined, cookie)).body;
  const put = (part: string, body: object) =>
    staff.send('PUT', `${path}/${part}`, { reason: REASON, ...body }, cookie);
  const asked = async (id: string): Promise<Agreement> =>
    (await read('agreements')).agreements.find((one: Agreement) => one.id === id);
  const take = async (id: string, hasConsented: boolean, lines?: readonly string[]) =>
    put('agreements', { id, hasConsented, lines: lines ?? (await asked(id)).lines });
  const health = (change: object) =>
    put('health', { keep: [], add: [], answers: {}, was: NOTHING, ...change });
  const close = () =>
    staff.send(
      'POST',
      `/people/${customerId}/session`,
      { act: 'complete', reason: 'advice by phone', from: 'Complete' },
      cookie,
    );
  return { read, put, asked, take, health, close };
}

/** All that the logs have of a person. */
async function logged({ customerId }: Person): Promise<string> {
  const [ofStaff, audit] = await Promise.all(
    (['staff_log', 'audit_log'] as const).map(table =>
      test.database
        .selectFrom(table)
        .select(['kind', 'facts'])
        .where('customer_id', '=', customerId)
        .execute(),
    ),
  );
  return JSON.stringify([ofStaff, audit]);
}

describe('a yes or no that a person says to an adviser on the phone', () => {
  it('is theirs, with the words that were read, and says that it was taken so (PT-642, PT-649)', async () => {
    const person = await customer(test);
    const { asked, take, read } = desk(person);
    const ids = (await read('agreements')).agreements.map(({ id }: Agreement) => id);
    expect(ids).toEqual([
      'health conditions',
      'support needs',
      'news by email or WhatsApp',
      'news by text message',
      'sharing the budget',
    ]);
    for (const id of ids) expect(await asked(id)).toMatchObject({ hasConsented: null, putRight: null });
    expect((await take('health conditions', true)).status).toBe(204);
    expect((await take('news by text message', true)).status).toBe(204);
    expect((await take('sharing the budget', false)).status).toBe(204);

    const { consent } = (await person.call(myHealthConditions, {})).answer;
    expect(consent.hasConsented).toBe(true);
    const own = (await person.call(myAgreements, {})).answer.agreements;
    const said = Object.fromEntries(own.map(one => [one.id, one]));
    expect(said['health conditions']?.lines).toEqual([consent.text]);
    expect(said['news by text message']).toMatchObject({ hasConsented: true, isByPhone: true });
    expect(said['health conditions']?.isByPhone).toBe(true);
    expect(said['credit search']?.isByPhone).toBe(false);
    expect(said['news by text message']?.lines).toEqual((await asked('news by text message')).lines);
    expect(said['sharing the budget']).toMatchObject({ hasConsented: false });
    const [ofHealth, others] = await Promise.all(
      (['health_consents', 'consents'] as const).map(table =>
        test.database
          .selectFrom(table)
          .select('made_by')
          .where('customer_id', '=', person.customerId)
          .execute(),
      ),
    );
    expect([ofHealth, others]).toEqual([
      [{ made_by: 'adviser' }],
      [{ made_by: 'adviser' }, { made_by: 'adviser' }],
    ]);
    expect((await asked('health conditions')).hasConsented).toBe(true);
    expect(await asked('health conditions')).toMatchObject({
      putRight: { by: expect.stringMatching(/^Jo/) },
    });
    expect(await logged(person)).toContain('"by":"adviser"');

    // What they say themselves after it is theirs alone.
    const { textVersion } = consent;
    await person.call(giveHealthConsent, {
      body: { purpose: 'conditions', hasConsented: true, textVersion },
    });
    expect(await asked('health conditions')).toMatchObject({ hasConsented: true, putRight: null });
  });

  it('is no yes to other words than those of today, and a no to whatever words (PT-642)', async () => {
    const person = await customer(test);
    const { take, asked } = desk(person);
    for (const id of ['health conditions', 'support needs', 'news by text message']) {
      const refused = await take(id, true, ['Something that was read out before.']);
      expect([refused.status, refused.body.error.code]).toEqual([409, 'CHANGED_MEANWHILE']);
      expect(refused.body.error.message).toMatch(/^These words have changed/);
      expect((await asked(id)).hasConsented).toBe(null);
      expect((await take(id, false, [])).status).toBe(204);
      expect((await asked(id)).hasConsented).toBe(false);
    }
    expect((await take('credit search', true, [])).status).toBe(404);
    expect(
      (
        await desk(person).put('agreements', {
          id: 'support needs',
          hasConsented: true,
          lines: [],
          reason: ' ',
        })
      ).body.error.fields[0].field,
    ).toBe('reason');
  });

  it('is not asked about news by email of who has none with us (PT-642)', async () => {
    const visitor = await guest(test);
    const { read, take } = desk(visitor);
    const ids = (await read('agreements')).agreements.map(({ id }: Agreement) => id);
    expect(ids).not.toContain('news by email or WhatsApp');
    expect((await take('news by email or WhatsApp', true, [])).status).toBe(404);
    expect((await take('news by text message', true)).status).toBe(204);
  });

  it('removes what was kept where it is a no, and the owner of the account gets a mail (PT-642)', async () => {
    const person = await customer(test);
    const { take, health, put } = desk(person);
    await take('health conditions', true);
    await take('support needs', true);
    expect((await health({ add: [ANXIETY], answers: { isIllLongTerm: 'yes' } })).status).toBe(200);
    expect((await put('support-needs', { supportNeedIds: [2], was: [] })).status).toBe(204);
    expect((await take('health conditions', false)).status).toBe(204);
    expect((await take('support needs', false)).status).toBe(204);
    for (const table of ['health_conditions', 'health_answers', 'support_needs'] as const) {
      const rows = await test.database
        .selectFrom(table)
        .select('customer_id')
        .where('customer_id', '=', person.customerId)
        .execute();
      expect(rows).toEqual([]);
    }
    await test.app.outbox.drain();
    const mails = (await test.mails()).filter(({ to }) => to === person.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A change to your account',
      'A change to your account',
    ]);
  });
});

describe('what a person tells an adviser of their health on the phone', () => {
  it('is kept after their yes, read by them with the reason, and named in no log (PT-643, PT-645)', async () => {
    const person = await customer(test);
    const { take, health, read } = desk(person);
    const early = await health({ add: [ANXIETY] });
    expect([early.status, early.body.error.code]).toEqual([403, 'HEALTH_CONSENT_NEEDED']);
    expect(early.body.error.message).toMatch(/^They have not said yes/);
    await take('health conditions', true);
    const added = await health({
      add: [ANXIETY, ASTHMA],
      answers: { isInTreatment: 'no', isIllLongTerm: 'yes' },
    });
    expect([added.status, added.body]).toEqual([200, { tell: [] }]);

    const mine = (await person.call(myHealthConditions, {})).answer;
    expect(mine.conditions.map(({ id: _, ...one }) => one)).toEqual([ANXIETY, ASTHMA]);
    expect(mine.answers).toEqual({ isInTreatment: 'no', isIllLongTerm: 'yes' });
    const { health: shown } = await read('answers');
    expect(shown.conditions).toContain('Mental health: Anxiety');
    expect(shown.putRight.by).toMatch(/^Jo/);

    // One of them goes, for good, and the answers stay.
    const { conditions, answers } = await read('health');
    const [first, second] = conditions.map(({ id }: { readonly id: number }) => id);
    const was = { conditionIds: [first, second], answers };
    expect((await health({ keep: [second], answers, was })).status).toBe(200);
    const left = (await person.call(myHealthConditions, {})).answer;
    expect([left.conditions.map(({ id }) => id), left.answers]).toEqual([[second], answers]);

    const looks = (await person.call(myOwnData, {})).answer.looks.map(({ why }) => why);
    expect(looks).toContain(
      `Writing down or removing what you told us of your health, together with you. Why: “${REASON}”`,
    );
    expect(looks).toContain(
      `Writing down your yes or no, which you told us on the phone (keeping facts of health). Why: “${REASON}”`,
    );
    const { events } = await read('timeline');
    const told = events.filter(({ kind }: { readonly kind: string }) => kind === 'corrected with them');
    expect(told.map(({ detail }: { readonly detail: string }) => detail)).toEqual([
      'something about their health',
      'something about their health',
      'their yes or no, keeping facts of health',
    ]);
    const kept = await test.database
      .selectFrom('case_corrections')
      .select(['what', 'subject'])
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(test.log.length).toBeGreaterThan(0);
    const everywhere = `${JSON.stringify([kept, events])} ${await logged(person)} ${test.log.join('\n')}`;
    expect(everywhere).not.toMatch(/anxiety|mental health|asthma|long-term illness|isIllLongTerm/iu);
  });

  it('leads at once to the help that goes with it, and is checked as on their own page (PT-643)', async () => {
    const person = await customer(test);
    const { take, health } = desk(person);
    await take('health conditions', true);
    const wrong = await health({ add: [{ title: 'Mental health', description: 'Hiccups' }] });
    expect([wrong.status, wrong.body.error.fields[0].field]).toEqual([400, 'description']);
    const add = [
      { title: 'Cancer and terminal illness', description: 'Terminal illness' },
      { title: 'Mental health', description: 'Self-harm or thoughts of suicide' },
    ];
    const { tell } = (await health({ add })).body;
    // That an adviser can ring is nothing to tell by one who does.
    expect(tell).toEqual([
      expect.stringMatching(
        /^If you feel you might harm yourself.* Samaritans: 116 123; Shout: text SHOUT to 85258;/,
      ),
    ]);
  });

  it('overwrites nothing that they, or another of us, changed meanwhile (PT-646)', async () => {
    const person = await customer(test);
    const { take, health, read, put } = desk(person);
    await take('health conditions', true);
    await take('support needs', true);
    await person.call(addHealthCondition, { body: ANXIETY });
    const slow = await health({ add: [ASTHMA] });
    expect([slow.status, slow.body.error.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    const { conditions } = await read('health');
    const conditionIds = conditions.map(({ id }: { readonly id: number }) => id);
    const was = { conditionIds, answers: {} };
    const change = { keep: conditionIds, add: [], was };
    const both = await Promise.all([
      health({ ...change, answers: { isIllLongTerm: 'yes' } }),
      health({ ...change, answers: { isIllLongTerm: 'no' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const needs = await Promise.all([
      put('support-needs', { supportNeedIds: [2, 5], was: [] }),
      put('support-needs', { supportNeedIds: [1], was: [] }),
    ]);
    expect(needs.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  it('is not found by a role that does not see facts of health, and neither is its question of consent (PT-644)', async () => {
    const person = await customer(test);
    await desk(person).take('health conditions', true);
    await desk(person).health({ add: [ANXIETY] });
    const { read, take, health, put } = desk(person, trainee);
    expect((await read('health')).error.code).toBe('NOT_FOUND');
    expect((await read('support-needs')).error.code).toBe('NOT_FOUND');
    const refused = [
      await health({ add: [ASTHMA] }),
      await put('support-needs', { supportNeedIds: [], was: [] }),
      await take('health conditions', false, []),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await read('agreements')).agreements.map(({ id }: Agreement) => id)).not.toContain(
      'health conditions',
    );
    expect((await take('news by text message', true)).status).toBe(204);
    const { health: withheld, support } = await read('answers');
    expect([withheld, support]).toEqual([
      { withheld: 'role', conditions: [], facts: [], putRight: null },
      { withheld: 'role', needs: [], putRight: null },
    ]);
    const administrator = (await staff.member('administrator')).cookie;
    expect((await desk(person, administrator).read('health')).error.code).toBe('NOT_FOUND');
    expect((await person.call(myHealthConditions, {})).answer.conditions).toHaveLength(1);
  });

  it('and what helps when we talk is chosen with them after their yes, and shown in the case (PT-643)', async () => {
    const person = await customer(test);
    const { take, put, read } = desk(person);
    const early = await put('support-needs', { supportNeedIds: [2], was: [] });
    expect(early.body.error.code).toBe('HEALTH_CONSENT_NEEDED');
    expect((await read('answers')).support).toMatchObject({ withheld: 'consent', needs: [] });
    await take('support needs', true);
    expect((await put('support-needs', { supportNeedIds: [99], was: [] })).status).toBe(400);
    expect((await put('support-needs', { supportNeedIds: [5, 2], was: [] })).status).toBe(204);
    expect((await person.call(mySupportNeeds, {})).answer.supportNeedIds).toEqual([2, 5]);
    const { support } = await read('answers');
    expect(support.needs).toEqual(['A slower pace, with more time', 'An interpreter']);
    expect(support.putRight.by).toMatch(/^Jo/);
    expect(JSON.stringify((await read('timeline')).events)).toContain('what helps when we talk or write');
  });

  it('is taken in a closed session as from themselves: nothing new, but what is taken away (PT-647)', async () => {
    const person = await atAdvice(test);
    const { take, health, put, close, read } = desk(person);
    await take('health conditions', true);
    await take('support needs', true);
    await health({ add: [ANXIETY, ASTHMA] });
    const conditionIds = (await read('health')).conditions.map(({ id }: { readonly id: number }) => id);
    const was = { conditionIds, answers: {} };
    expect((await close()).status).toBeLessThan(300);
    const refused = [
      await take('health conditions', true),
      await health({ keep: conditionIds, add: [ASTHMA], was }),
      await health({ keep: conditionIds, answers: { isIllLongTerm: 'yes' }, was }),
    ];
    for (const { status, body } of refused)
      expect([status, body.error.code]).toEqual([409, 'SESSION_CLOSED']);
    expect(refused[0]?.body.error.message).toMatch(/^This session is closed/);
    expect((await health({ keep: conditionIds.slice(1), was })).status).toBe(200);
    expect((await put('support-needs', { supportNeedIds: [2], was: [] })).status).toBe(204);
    expect((await take('news by text message', true)).status).toBe(204);
    expect((await take('health conditions', false)).status).toBe(204);
    expect((await person.call(myHealthConditions, {})).answer.conditions).toEqual([]);
  });
});
