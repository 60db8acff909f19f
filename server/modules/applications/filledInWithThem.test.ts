import { giveApplicationAnswer, handOverApplication } from '@towpath/contracts/api/applications.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal, keyId } from '../../platform/crypto/seal.ts';
import { countByKey, resealColumn } from '../../platform/keys/reseal.ts';
import { answerAll, applicationOf, choseOrder, giveAnswer } from '../../testing/applying.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn, tuesdayMorning } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { applicationsHeld } from './held.ts';
import { SEALED_APPLICATIONS } from './sealed.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(tuesdayMorning());
  const helper = ['see work', 'take work', 'see cases', 'change cases'];
  const reader = ['see work', 'see cases'];
  await test.database
    .insertInto('staff_roles')
    .values([
      { role: 'helper', permissions: helper },
      { role: 'reader', permissions: reader },
    ])
    .execute();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const STATUS = { field: 'maritalStatus', entry: null, part: null };
const GENDER = { field: 'gender', entry: null, part: null };
const NUMBER = { field: 'hasNationalInsurance', entry: null, part: null };

/** The form of a person in the console of one of us. */
async function inConsole(person: Walker, role = 'adviser') {
  const { cookie } = await staff.memberInTheMorning(role);
  const path = `/cases/${person.customerId}/application`;
  const read = async () => (await staff.send('GET', `${path}/form`, undefined, cookie)).body;
  const write = async (at: object, value: unknown, revision?: number) => {
    const { form } = await read();
    const body = { planId: form.planId, revision: revision ?? form.revision, at, value };
    return staff.send('POST', `${path}/answers`, body, cookie);
  };
  const act = (what: string, body: object) => staff.send('POST', `${path}/${what}`, body, cookie);
  return { cookie, path, read, write, act };
}

async function handOver(person: Walker, asItIs = true) {
  const { planId, revision } = await applicationOf(person);
  (await person.call(handOverApplication, { body: { planId, revision, asItIs } })).answer;
}

async function take(planId: string, cookie: string) {
  const work = await test.database
    .selectFrom('work_items')
    .select('id')
    .where('subject', '=', planId)
    .where('kind', '=', 'application')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  expect((await staff.send('POST', `/tasks/${work.id}/take`, undefined, cookie)).status).toBe(204);
}

describe('an answer that one of us writes down as it is said on the phone', () => {
  it('is kept with who wrote it down and when, which the person reads; what they give themselves is theirs (DN-430, DN-431)', async () => {
    const { person } = await choseOrder(test);
    const jo = await inConsole(person);
    expect((await jo.write(STATUS, 'single')).status).toBe(200);
    expect((await jo.write(GENDER, 'Woman')).status).toBe(200);
    const { filled, writtenDown } = await applicationOf(person);
    const field = filled.fields.find(({ id }) => id === 'maritalStatus');
    expect(field).toMatchObject({
      says: 'Single',
      from: 'given',
      fromWords: 'Said to Jo, 24 November',
    });
    expect(writtenDown).toEqual([
      { at: STATUS, by: 'Jo', on: '2026-11-24' },
      { at: GENDER, by: 'Jo', on: '2026-11-24' },
    ]);
    (await giveAnswer(person, STATUS, 'married')).answer;
    const after = await applicationOf(person);
    expect(after.writtenDown.map(({ at }) => at)).toEqual([GENDER]);
    expect(after.filled.fields.find(({ id }) => id === 'maritalStatus')?.fromWords).toBe(
      'You gave it in this form',
    );
  });

  it('is checked as their own is, with what is wrong at the field and nothing kept (DN-432)', async () => {
    const { person } = await choseOrder(test);
    const jo = await inConsole(person);
    expect((await jo.write(NUMBER, true)).status).toBe(200);
    const wrong = await jo.write({ field: 'nationalInsurance', entry: null, part: null }, 'QQ 12');
    expect([wrong.status, wrong.body.error.fields]).toEqual([
      400,
      [
        {
          field: 'value',
          message: 'Two letters, six numbers and a letter, as on a payslip or a letter about benefits',
        },
      ],
    ]);
    const part = await jo.write({ field: 'addresses', entry: 'added:1', part: null }, { from: '2099-01' });
    expect(part.body.error.fields[0].field).toBe('value.from');
    expect((await jo.write({ field: 'nothing', entry: null, part: null }, 'x')).status).toBe(400);
    expect((await applicationOf(person)).revision).toBe(1);
  });

  it('overwrites nothing that the person has given meanwhile, nor they what was written down (DN-433)', async () => {
    const { person } = await choseOrder(test);
    const jo = await inConsole(person);
    const { planId, revision } = (await jo.read()).form;
    (await giveAnswer(person, STATUS, 'widowed')).answer;
    const late = await jo.write(STATUS, 'single', revision);
    expect([late.status, late.body.error.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    const { revision: read } = await applicationOf(person);
    expect((await jo.write(GENDER, 'Woman')).status).toBe(200);
    const body = { planId, revision: read, at: GENDER, value: 'Man' };
    expect((await person.call(giveApplicationAnswer, { body })).error.code).toBe(
      'APPLICATION_CHANGED_ELSEWHERE',
    );
    const says = (await applicationOf(person)).filled.fields.map(({ says: one }) => one);
    expect(says).toEqual(expect.arrayContaining(['Widowed', 'Woman']));
    // The same again changes nothing, whatever was read.
    expect((await jo.write(GENDER, 'Woman', 0)).status).toBe(200);
    // Both at once, as read: one is kept, and the other is told.
    const at = (await applicationOf(person)).revision;
    const both = await Promise.all([jo.write(GENDER, 'One', at), jo.write(GENDER, 'Other', at)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is in the log of staff without what was asked or said, and the person reads that it was done (DN-434)', async () => {
    const { person, planId } = await choseOrder(test);
    const jo = await inConsole(person);
    await jo.write(STATUS, 'single');
    const of = (table: 'staff_log' | 'audit_log', kind: string) =>
      test.database
        .selectFrom(table)
        .select('facts')
        .where('customer_id', '=', person.customerId)
        .where('kind', '=', kind)
        .execute();
    expect(await of('staff_log', 'form filled in with them')).toEqual([{ facts: { application: planId } }]);
    expect((await of('audit_log', 'case looked at')).map(({ facts }) => facts)).toContainEqual({
      by: 'adviser',
      why: 'Writing into your form what you told us',
    });
  });

  it('is sealed, and goes with the copy of their data without who wrote it down (DN-434)', async () => {
    const { person } = await choseOrder(test);
    const jo = await inConsole(person);
    await jo.write(STATUS, 'single');
    const { sealed_written } = await test.database
      .selectFrom('applications')
      .select('sealed_written')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    expect(sealed_written?.toString('latin1')).not.toContain('maritalStatus');
    const { healthDataKey } = test.config;
    const [held] = applicationsHeld(createSeal(healthDataKey));
    const [row] = (await held?.rows(test.database, person.customerId)) ?? [];
    expect(row?.sealed_written).toBe(JSON.stringify([{ at: STATUS, on: test.clock.now().toISOString() }]));
  });

  it('is sealed anew with a new key, and nothing is where nobody wrote anything down (DN-434)', async () => {
    const { person } = await choseOrder(test);
    await (await inConsole(person)).write(STATUS, 'single');
    await giveAnswer((await choseOrder(test)).person, STATUS, 'single');
    const column = SEALED_APPLICATIONS.find(one => one.column === 'sealed_written');
    if (!column) throw new Error('It is not listed.');
    const changed = 'another key, as long as it has to be';
    const ring = {
      ...test.config.healthDataKey,
      current: changed,
      older: [test.config.healthDataKey.current],
    };
    const count = async (of: string) =>
      (await countByKey(test.database, column, new Set([keyId(of)]))).get(keyId(of)) ?? 0;
    const before = await count(ring.older[0] ?? '');
    expect(await resealColumn(test.database, ring, column)).toEqual({ changed: before, shut: 0 });
    expect(await count(changed)).toBe(before);
    const back = { ...ring, current: test.config.healthDataKey.current, older: [changed] };
    await resealColumn(test.database, back, column);
    expect((await applicationOf(person)).writtenDown).toHaveLength(1);
  });
});

describe('a form that is handed over', () => {
  it('is filled in by whoever has taken it, and kept as a version more once they say so (DN-435)', async () => {
    const { person, planId } = await choseOrder(test);
    await handOver(person);
    const jo = await inConsole(person);
    const refused = await jo.write(STATUS, 'single');
    expect(refused.body.error.code).toBe('WORK_IS_TAKEN');
    expect((await jo.read()).mayFill).toBe(false);
    await take(planId, jo.cookie);
    test.clock.set(new Date('2026-11-24T10:05:00Z'));
    expect((await jo.write(STATUS, 'single')).body).toMatchObject({ mayFill: true, hasNewAnswers: true });
    const { revision } = (await jo.read()).form;
    const renewed = await jo.act('anew', { planId, revision });
    expect([renewed.status, renewed.body.hasNewAnswers]).toEqual([200, false]);
    await jo.act('anew', { planId, revision });
    const { application } = (await staff.send('GET', jo.path, undefined, jo.cookie)).body;
    expect(application).toMatchObject({ state: 'handed over', handedOver: { number: 2 } });
    expect(JSON.stringify(application.handedOver.groups)).toContain('Said to Jo, 24 November');
    expect(await applicationOf(person)).toMatchObject({ state: 'handed over' });
  });

  it('is not accepted as it was once something was said since (DN-436)', async () => {
    const { person, planId } = await choseOrder(test);
    await answerAll(person);
    await handOver(person, false);
    const jo = await inConsole(person);
    await take(planId, jo.cookie);
    test.clock.set(new Date('2026-11-24T10:20:00Z'));
    expect((await jo.write(STATUS, 'widowed')).status).toBe(200);
    const accepted = await jo.act('accept', { version: 1 });
    expect([accepted.status, accepted.body.error.message]).toEqual([
      409,
      expect.stringContaining('said something since'),
    ]);
  });
});

describe('a form that nothing is written into', () => {
  it.each(['accepted', 'being sent', 'sent', 'granted', 'refused'])(
    'is one that is %s (DN-435)',
    async state => {
      const { person, planId } = await choseOrder(test);
      await handOver(person);
      await test.database.updateTable('applications').set({ state }).where('plan_id', '=', planId).execute();
      const jo = await inConsole(person);
      expect((await jo.read()).mayFill).toBe(false);
      const refused = await jo.write(STATUS, 'single');
      expect([refused.status, refused.body.error.code]).toEqual([409, 'APPLICATION_WITH_ADVISER']);
      expect(refused.body.error.message).toContain('Ask again for what is to be changed');
      const { revision } = (await jo.read()).form;
      expect((await jo.act('anew', { planId, revision })).status).toBe(409);
    },
  );

  it('is one that is not handed over, for what is kept as a version more (DN-435)', async () => {
    const { person, planId } = await choseOrder(test);
    const jo = await inConsole(person);
    expect((await jo.act('anew', { planId, revision: 0 })).body.error.code).toBe('APPLICATION_WITH_ADVISER');
    expect((await applicationOf(person)).handedOver).toBeNull();
  });
});

describe('what somebody may not do', () => {
  it('is to read or write down what tells of health without the right to it (DN-437)', async () => {
    // The order asks nothing of health: a handover of an IVA would, at this place.
    const inOrder = await inConsole((await choseOrder(test)).person, 'helper');
    expect((await inOrder.write(STATUS, 'single')).status).toBe(200);
    const { person } = await choseOrder(test);
    const helper = await inConsole(person, 'helper');
    await test.database
      .updateTable('plans')
      .set({ short_name: 'IVA' })
      .where('customer_id', '=', person.customerId)
      .execute();
    const share = { field: 'mayShareHealth', entry: null, part: null };
    (await giveAnswer(person, share, true)).answer;
    (await giveAnswer(person, { ...share, field: 'healthNotes' }, 'Depression')).answer;
    expect(JSON.stringify((await helper.read()).form)).not.toMatch(/Depression|healthNotes/u);
    const refused = await helper.write({ ...share, field: 'healthNotes' }, 'Nothing');
    expect([refused.status, refused.body.error.code]).toEqual([404, 'NOT_FOUND']);
    const jo = await inConsole(person);
    expect(JSON.stringify((await jo.read()).form)).toContain('Depression');
  });

  it('is to write another advice than ours into a handover, neither we nor they (DN-750)', async () => {
    const { person } = await choseOrder(test);
    await test.database
      .updateTable('plans')
      .set({ short_name: 'IVA' })
      .where('customer_id', '=', person.customerId)
      .execute();
    const day = { field: 'advisedOn', entry: null, part: null };
    const says = async () =>
      (await applicationOf(person)).filled.fields.find(({ id }) => id === day.field)?.says;
    const before = await says();
    expect(before).toEqual(expect.any(String));
    const theirs = (await giveAnswer(person, day, '2020-01-01')).error;
    expect(theirs.fields).toEqual([{ field: 'value', message: expect.stringContaining('by the advice') }]);
    const jo = await inConsole(person);
    const ours = await jo.write(day, '2020-01-01');
    expect([ours.status, ours.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await says()).toBe(before);
    const chosen = { ...day, field: 'whyChosen' };
    expect((await jo.write(chosen, 'It leaves me my home')).status).toBe(200);
  });

  it('is to write into the form of another plan, of nobody, or without the right to change cases (DN-437)', async () => {
    const { person } = await choseOrder(test);
    const jo = await inConsole(person);
    const other = (await choseOrder(test)).planId;
    const body = { planId: other, revision: 0, at: STATUS, value: 'single' };
    expect((await jo.act('answers', body)).status).toBe(404);
    const path = `/cases/${other}/application/form`;
    expect((await staff.send('GET', path, undefined, jo.cookie)).status).toBe(404);
    const reader = await inConsole(person, 'reader');
    expect((await staff.send('GET', `${reader.path}/form`, undefined, reader.cookie)).status).toBe(404);
  });
});
