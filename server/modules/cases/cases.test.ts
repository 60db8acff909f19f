import { randomUUID } from 'node:crypto';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import {
  addHealthCondition,
  giveHealthConsent,
  healthCategories,
  myHealthConditions,
  saveHealthAnswers,
} from '@towpath/contracts/api/health.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { isoDate, nextDay } from '@towpath/domain/values/calendar-date.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { looksAt } from '../../platform/audit/looksAt.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { casesHeld } from './held.ts';

let test: TestApp;
let danielle: Walker;
beforeAll(async () => {
  test = await createTestApp();
  danielle = await atAdvice(test);
  await danielle.call(recommendation, {});
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const PARTS = ['', '/advice', '/debts', '/budget', '/answers', '/papers', '/timeline', '/notes'];
const read = (cookie: string, part = '', customerId = danielle.customerId) =>
  staff.send('GET', `/cases/${customerId}${part}`, undefined, cookie);

describe('a case', () => {
  it('says who it is, how the month and the debts stand, and how it is safe to reach them (PT-290)', async () => {
    const { cookie } = await staff.member();
    const { body } = await read(cookie);
    expect(body).toMatchObject({
      nation: 'england',
      debts: { count: 1, comeFirst: 0, total: 9000 },
      household: { adults: 1, children: 0 },
      flags: [],
      plan: null,
      safe: { isTold: false, mayRing: true, leaveMessage: false },
    });
    expect(body.left).toBe(body.income - body.outgoings);
    expect((await read(cookie, '/debts')).body).toMatchObject({
      debts: [{ creditor: 'Kestrel Cards', balance: 9000, pays: 105, arrears: 210, comesFirst: false }],
      total: 9000,
    });
    const budget = (await read(cookie, '/budget')).body;
    expect([budget.isComplete, budget.left]).toEqual([true, body.left]);
    expect(budget.parts.length).toBeGreaterThan(3);
    const { questionnaires } = (await read(cookie, '/answers')).body;
    const said = questionnaires.flatMap(({ answers }: { answers: readonly object[] }) => answers);
    expect(said).toContainEqual(
      expect.objectContaining({ stepId: 'nation', answer: ['England'], isWithheld: false }),
    );
    expect(questionnaires).toHaveLength(2);
  });

  it('is found by its person’s id alone, by whoever may see cases (PT-292)', async () => {
    const { cookie } = await staff.member();
    const administrator = await staff.member('administrator');
    for (const part of PARTS) {
      expect((await read(cookie, part, randomUUID())).status).toBe(404);
      expect((await read(cookie, part, 'nobody')).status).toBe(404);
      expect((await read(administrator.cookie, part)).status).toBe(404);
      expect((await read('', part)).status).toBe(404);
      const asPerson = await test.app.inject({
        url: `/staff/api/cases/${danielle.customerId}${part}`,
        headers: { authorization: danielle.authorization },
      });
      expect(asPerson.statusCode).toBe(404);
    }
  });

  it('of somebody who has only come says what is not known, and fails nowhere (PT-290)', async () => {
    const { cookie } = await staff.member();
    const { customerId } = await guest(test);
    const all = await Promise.all(PARTS.map(part => read(cookie, part, customerId)));
    expect(all.map(({ status }) => status)).toEqual(PARTS.map(() => 200));
    expect(all[0]?.body).toMatchObject({ name: null, nation: null, left: null, household: null });
    expect(all[1]?.body).toEqual({ latest: null, trustDeed: null, options: [], decisions: [], earlier: [] });
    expect((await staff.send('POST', `/cases/${customerId}/advice/run`, undefined, cookie)).status).toBe(404);
  });
});

describe('facts of health in a case', () => {
  it('show with the person’s consent and to a role that may see them; that they are withheld is said (PT-293)', async () => {
    const { cookie } = await staff.member();
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'helper', permissions: ['see work', 'take work', 'see cases'] })
      .execute();
    const helper = await staff.member('helper');
    const health = async (by: string) => (await read(by, '/answers')).body.health;
    expect(await health(cookie)).toEqual({
      withheld: 'consent',
      conditions: [],
      facts: [],
      putRight: null,
    });

    const { consent } = (await danielle.call(myHealthConditions, {})).answer;
    const agreed = { purpose: 'conditions', hasConsented: true, textVersion: consent.textVersion } as const;
    await danielle.call(giveHealthConsent, { body: agreed });
    const [category] = (await danielle.call(healthCategories, {})).answer;
    const condition = { title: category?.title ?? '', description: category?.descriptions[0] ?? '' };
    expect((await danielle.call(addHealthCondition, { body: condition })).status).toBe(200);
    expect((await health(cookie)).conditions).toEqual([`${condition.title}: ${condition.description}`]);
    expect(await health(helper.cookie)).toEqual({
      withheld: 'role',
      conditions: [],
      facts: [],
      putRight: null,
    });

    const answersOf = async (by: string) =>
      (await read(by, '/answers')).body.questionnaires.flatMap(
        ({ answers }: { answers: readonly object[] }) => answers,
      );
    const employment = { stepId: 'employment', isWithheld: true, answer: [] };
    expect(await answersOf(helper.cookie)).toContainEqual(expect.objectContaining(employment));
    expect(await answersOf(cookie)).not.toContainEqual(expect.objectContaining(employment));
    // Who sees cases alone changes nothing.
    const path = `/cases/${danielle.customerId}`;
    expect(
      (await staff.send('POST', `${path}/notes`, { id: randomUUID(), text: 'Hm' }, helper.cookie)).status,
    ).toBe(404);
    expect((await staff.send('POST', `${path}/advice/run`, undefined, helper.cookie)).status).toBe(404);
  });

  it('are left out of the advice for a role that may not see them (PT-293)', async () => {
    const person = await atAdvice(test);
    const { consent } = (await person.call(myHealthConditions, {})).answer;
    const agreed = { purpose: 'conditions', hasConsented: true, textVersion: consent.textVersion } as const;
    await person.call(giveHealthConsent, { body: agreed });
    const inCrisis = { isInTreatment: 'yes', isConfirmed: 'yes', hasContact: 'yes' } as const;
    await person.call(saveHealthAnswers, { body: inCrisis });
    await person.call(recommendation, {});
    const helper = await staff.member('helper');
    const adviser = await staff.member();
    const shownTo = async (cookie: string) => (await read(cookie, '/advice', person.customerId)).body;
    expect(JSON.stringify(await shownTo(adviser.cookie))).toContain('"MHBS"');
    const withheld = await shownTo(helper.cookie);
    expect(withheld.latest.healthIsWithheld).toBe(true);
    expect(JSON.stringify(withheld)).not.toContain('"MHBS"');
  });
});

describe('earlier advice in a case', () => {
  it('is judged again to the byte, and beside the latest says what became of each solution (PT-294)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test);
    const first = (await person.call(recommendation, {})).answer.recordId;
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    await person.call(changeDebt, { params: { debtId }, body: { currentBalance: 60_000 } });
    const before = (await read(cookie, '/advice', person.customerId)).body;
    expect([before.latest.recordId, before.latest.isAsNow]).toEqual([first, false]);
    const ran = await staff.send('POST', `/cases/${person.customerId}/advice/run`, undefined, cookie);
    expect(ran.status).toBe(200);
    const { latest, earlier } = (await read(cookie, '/advice', person.customerId)).body;
    expect([latest.recordId, latest.isAsNow]).toEqual([ran.body.recordId, true]);
    expect(earlier.map(({ recordId }: { recordId: string }) => recordId)).toEqual([first]);
    const old = (await read(cookie, `/advice/${first}`, person.customerId)).body;
    expect(old.replay).toBe('same');
    expect(old.comparison).toContainEqual(
      expect.objectContaining({ shortName: 'DMP', before: 'ELIGIBLE', after: 'INELIGIBLE', turn: 'closes' }),
    );
    expect((await read(cookie, `/advice/${latest.recordId}`, person.customerId)).body.comparison).toEqual([]);
    expect((await read(cookie, `/advice/${first}`)).status).toBe(404);
  });
});

describe('notes, tasks and what is to be known first', () => {
  it('are written down with who and when, once, and read by staff (PT-295, PT-296, PT-625)', async () => {
    const person = await atAdvice(test);
    const { cookie } = await staff.member();
    const path = `/cases/${person.customerId}`;
    const note = { id: randomUUID(), text: '  Speak to Danielle alone.  ' };
    const write = (body: object) => staff.send('POST', `${path}/notes`, body, cookie);
    expect((await write(note)).status).toBe(204);
    expect((await write(note)).status).toBe(204);
    expect((await write({ ...note, id: 'mine' })).status).toBe(400);
    for (const text of ['  ', '\u200b', '\u2800 \u00ad']) {
      expect((await write({ id: randomUUID(), text })).body.error.fields[0].field).toBe('text');
    }
    expect((await write({ id: randomUUID(), text: 'a'.repeat(2001) })).status).toBe(400);
    const dueOn = isoDate(nextDay(londonDate(test.clock.now())));
    const task = { id: randomUUID(), text: 'Send the form', dueOn };
    const plan = (body: object) => staff.send('POST', `${path}/tasks`, body, cookie);
    expect((await plan(task)).status).toBe(204);
    expect((await plan({ ...task, dueOn: '2026-02-31' })).body.error.fields[0].field).toBe('dueOn');
    const finish = () => staff.send('POST', `${path}/tasks/${task.id}/done`, undefined, cookie);
    expect([(await finish()).status, (await finish()).status]).toEqual([204, 204]);
    const flag = (isSet: boolean) =>
      staff.send('PUT', `${path}/flags`, { flag: 'interpreter', isSet }, cookie);
    await Promise.all([flag(true), flag(true)]);
    expect((await read(cookie, '', person.customerId)).body.flags).toEqual(['interpreter']);

    const { body } = await read(cookie, '/notes', person.customerId);
    expect(body.notes).toMatchObject([{ id: note.id, text: 'Speak to Danielle alone.' }]);
    expect(body.tasks).toMatchObject([
      { text: 'Send the form', dueOn, done: { by: expect.stringContaining('Jo') } },
    ]);
    const kept = await test.database
      .selectFrom('case_notes')
      .select('sealed')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(kept[0]?.sealed.toString('latin1')).not.toContain('Danielle');
    const kinds = (await read(cookie, '/timeline', person.customerId)).body.events.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).toEqual(
      expect.arrayContaining(['came', 'looked at', 'note added', 'task added', 'task done', 'flag set']),
    );
    expect(kinds.filter((kind: string) => kind === 'note added')).toHaveLength(1);
    expect(kinds.filter((kind: string) => kind === 'flag set')).toHaveLength(1);
  });
});

describe('the papers of a person in their case', () => {
  it('open as the person has them, and each is in the log (PT-297)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test);
    await person.call(recommendation, {});
    const { groups } = (await read(cookie, '/papers', person.customerId)).body;
    const aboutOf = (kind: string) =>
      groups.find((group: { kind: string }) => group.kind === kind)?.papers[0].paper.about;
    expect(aboutOf('budget').on).toMatch(/^\d{4}-\d\d-\d\d$/u);
    const advice = aboutOf('advice');
    const open = (part: string) =>
      test.app.inject({
        url: `/staff/api/cases/${person.customerId}/papers/${part}`,
        headers: { cookie: `staffSession=${cookie}` },
      });
    for (const part of [`advice/${advice.recordId}`, 'budget']) {
      const paper = await open(part);
      expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
    expect((await open(`advice/${randomUUID()}`)).statusCode).toBe(404);
    const opened = await test.database
      .selectFrom('staff_log')
      .select('facts')
      .where('kind', '=', 'paper opened')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(opened).toHaveLength(3);
  });
});

describe('a debt that an adviser puts right together with the person', () => {
  it('is changed by the person’s own checks, marked in its history, and read by the person; the slower of two is told (PT-298, PT-403)', async () => {
    const { cookie } = await staff.member();
    const person = await atAdvice(test);
    const debtId = (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
    const { revision } = (await read(cookie, '/debts', person.customerId)).body.debts[0];
    const correct = (body: object, of = person.customerId, by = cookie) =>
      staff.send('PUT', `/cases/${of}/debts/${debtId}`, { revision, ...body }, by);
    const reason = 'The letter of 3 November says so.';
    expect((await correct({ currentBalance: 9250, reason: ' ' })).body.error.fields[0].field).toBe('reason');
    expect((await correct({ currentBalance: -1, reason })).status).toBe(400);
    expect((await correct({ currentBalance: 'x'.repeat(500), reason })).status).toBe(400);
    expect((await correct({ currentBalance: 9250, reason }, danielle.customerId)).status).toBe(404);
    const administrator = await staff.member('administrator');
    expect(
      (await correct({ currentBalance: 9250, reason }, person.customerId, administrator.cookie)).status,
    ).toBe(404);
    const done = [
      await correct({ currentBalance: 9250, reason }),
      await correct({ currentBalance: 9250, reason }),
    ];
    expect(done.map(({ status }) => status)).toEqual([204, 204]);
    // Somebody who read it before is told.
    const late = await correct({ currentBalance: 8000, reason });
    expect([late.status, late.body.error.code]).toEqual([409, 'CHANGED_MEANWHILE']);

    expect((await person.call(myDebts, {})).answer.debts[0]?.currentBalance).toBe(9250);
    const changes = await test.database
      .selectFrom('debt_changes')
      .select(['new', 'made_by'])
      .where('customer_id', '=', person.customerId)
      .where('made_by', 'is not', null)
      .execute();
    expect(changes).toEqual([{ new: { current_balance: 925_000 }, made_by: 'adviser' }]);
    const looks = await looksAt(test.database, person.customerId);
    expect(looks.map(({ why }) => why)).toContain('Putting a debt right, together with you');
    const held = casesHeld(createSeal(test.config.healthDataKey)).find(
      ({ table }) => table === 'case_corrections',
    );
    expect(await held?.rows(test.database, person.customerId)).toMatchObject([
      { what: 'debt', subject: debtId, sealed_reason: reason },
    ]);
  });
});
