import { recommendationAdviceCallback } from '@towpath/contracts/api/callbacks.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choseOrder } from '../../testing/applying.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);

const TODAY = '2026-11-24';
const note = (person: Walker, cookie: string, body: object) =>
  staff.send('POST', `/cases/${person.customerId}/plan/talk`, body, cookie);
const talkIn = (planId: string, more: object = {}) => ({
  planId,
  on: TODAY,
  how: 'phone',
  hasGoneThrough: true,
  ...more,
});
const mine = async (person: Walker) => {
  const { plan } = (await person.call(myPlan, {})).answer;
  if (!plan) throw new Error('They are on no plan.');
  return plan;
};

describe('an insolvency, before one of us has noted a talk about it', () => {
  it('is neither accepted nor sent, whichever way, and goes on once it is noted (DN-550)', async () => {
    const { person, planId, adviser, act, read } = await handing.handedOver({ isTalkedOver: false });
    const early = await act('accept', { version: 1 });
    expect([early.status, early.body.error.code]).toEqual([409, 'NOT_CONFIRMED_YET']);
    expect(early.body.error.message).toMatch(/before one of us has talked it over with them/u);
    expect(await read()).toMatchObject({ state: 'handed over', talkWaits: true });
    await handing.talksWith(person, planId, adviser.cookie);
    expect(await read()).toMatchObject({ talkWaits: false });
    expect((await act('accept', { version: 1 })).status).toBe(204);
  });

  it('that was accepted before talks were noted is not sent by hand either (DN-550)', async () => {
    const { person, planId, adviser, act } = await handing.handedOver();
    expect((await act('accept', { version: 1 })).status).toBe(204);
    await test.database.deleteFrom('plan_talks').where('plan_id', '=', planId).execute();
    const sent = { version: 1, on: TODAY, reference: '' };
    const early = await act('sent', sent);
    expect([early.status, early.body?.error.code]).toEqual([409, 'NOT_CONFIRMED_YET']);
    await handing.talksWith(person, planId, adviser.cookie);
    expect((await act('sent', sent)).status).toBe(204);
    expect((await mine(person)).talk).toMatchObject({ waits: false });
  });

  it('tells its person that a talk waits, with the ways to one, and that it was had (DN-551)', async () => {
    const { person, planId, adviser } = await handing.handedOver({ isTalkedOver: false });
    const before = await mine(person);
    expect(before.talk).toEqual({ waits: true, isHad: false, noted: null });
    // What is done stands before what is open.
    const open = (of: typeof before) => of.steps.filter(({ isDone }) => !isDone);
    const [talk, form] = open(before);
    expect(talk).toMatchObject({ what: 'A talk with us, before this goes on', who: 'You' });
    expect(talk?.says).toMatch(/^Book a time, or ask us to ring you\./u);
    expect(form).toMatchObject({ what: 'We read your form' });
    const { oneThing, dates } = (await person.call(myDashboard, {})).answer;
    expect(oneThing).toMatchObject({ heading: 'Book a talk with us', leadsTo: 'plan' });
    expect(oneThing?.text).toMatch(/as a chat, in writing or with an interpreter/u);
    expect(dates.find(({ isOneThing }) => isOneThing)?.stake).toBe('talk first');

    const asks = { stepId: 'full-advice', callbackRequired: true, contactNumber: '07700 900123' };
    (await person.call(recommendationAdviceCallback, { body: asks })).answer;
    // The call is for us to make now.
    expect(open(await mine(person))[0]).toMatchObject({ what: 'We ring you' });
    const asked = (await person.call(myDashboard, {})).answer;
    expect(asked.dates.map(({ stake }) => stake)).not.toContain('talk first');

    await handing.talksWith(person, planId, adviser.cookie, 'interpreter');
    const { talk: noted, steps } = await mine(person);
    expect(noted).toEqual({ waits: false, isHad: false, noted: { on: TODAY, how: 'interpreter', by: 'Jo' } });
    expect(steps[1]).toMatchObject({ what: 'You talked it over with us', isDone: true, on: TODAY });
  });

  it('that its person goes on with waits for the note of the talk alone, for them and in the case, until it is there (DN-690)', async () => {
    const { person, planId, adviser } = await handing.handedOver({ isTalkedOver: false });
    const work = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', planId)
      .where('kind', '=', 'plan')
      .executeTakeFirstOrThrow();
    const at = `/tasks/${work.id}`;
    expect((await staff.send('POST', `${at}/take`, undefined, adviser.cookie)).status).toBe(204);
    const { body } = await staff.send('GET', `${at}/plan`, undefined, adviser.cookie);
    expect(body).toMatchObject({ talkWaits: true, caseOf: person.customerId });
    const goesOn = { outcome: 'goes-on' };
    expect((await staff.send('POST', `${at}/plan/outcome`, goesOn, adviser.cookie)).status).toBe(204);

    const inCase = async (what: string) =>
      (await staff.send('GET', `/cases/${person.customerId}/${what}`, undefined, adviser.cookie)).body;
    const plan = await mine(person);
    expect(plan.talk).toEqual({ waits: true, isHad: true, noted: null });
    expect((await inCase('plan')).plan.talk).toMatchObject({ waits: true, isHad: true });
    const toNote = { what: 'We write down that we talked', who: 'An adviser' };
    expect(plan.steps.find(({ isDone }) => !isDone)).toMatchObject(toNote);
    expect(plan.steps.map(({ what }) => what)).not.toContain('A talk with us, before this goes on');
    const theirs = (await person.call(myDashboard, {})).answer;
    expect(theirs.waits).toContainEqual({ ...toNote, by: null, isLate: false });
    expect(theirs.dates.map(({ stake }) => stake)).not.toContain('talk first');
    expect(await inCase('waits')).toMatchObject({ waits: theirs.waits });

    await handing.talksWith(person, planId, adviser.cookie);
    expect((await mine(person)).talk).toMatchObject({ waits: false, isHad: false });
    const later = (await person.call(myDashboard, {})).answer;
    expect(later.waits.map(({ what }) => what)).not.toContain(toNote.what);
  });

  it('is noted with its day and how, by who noted it, in the case, the log and their copy (DN-552)', async () => {
    const { person, planId, adviser } = await handing.handedOver({ isTalkedOver: false });
    const plan = async () =>
      (await staff.send('GET', `/cases/${person.customerId}/plan`, undefined, adviser.cookie)).body.plan;
    const { talk } = await plan();
    expect(talk).toMatchObject({ waits: true, noted: null, from: TODAY, today: TODAY });
    expect(talk.understanding.length).toBeGreaterThan(1);
    expect((await note(person, adviser.cookie, talkIn(planId, { how: 'writing' }))).status).toBe(204);
    // The same again is the same talk.
    expect((await note(person, adviser.cookie, talkIn(planId, { how: 'writing' }))).status).toBe(204);
    expect((await plan()).talk.noted).toMatchObject({ on: TODAY, how: 'writing' });
    const path = `/cases/${person.customerId}/timeline`;
    const { events } = (await staff.send('GET', path, undefined, adviser.cookie)).body;
    const kinds = events.map(({ kind }: { readonly kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'plan talked over')).toHaveLength(1);
    const rows = await test.database
      .selectFrom('plan_talks')
      .select('how')
      .where('plan_id', '=', planId)
      .execute();
    expect(rows).toEqual([{ how: 'writing' }]);
    expect(JSON.stringify((await person.call(myOwnData, {})).answer)).not.toContain(adviser.email);
  });

  it.each([
    ['before the choice', { on: '2026-11-23' }, 'on'],
    ['in the future', { on: '2026-11-25' }, 'on'],
    ['that is no day', { on: 'last week' }, 'on'],
    ['in which nothing was gone through', { hasGoneThrough: false }, 'hasGoneThrough'],
    ['by pigeon', { how: 'pigeon' }, 'how'],
  ])('takes no talk %s, which is said at its field (DN-552)', async (_, wrong, field) => {
    const { person, planId, adviser } = await handing.handedOver({ isTalkedOver: false, isComplete: false });
    const refused = await note(person, adviser.cookie, talkIn(planId, wrong));
    expect([refused.status, refused.body.error.fields[0].field]).toEqual([400, field]);
    expect((await mine(person)).talk).toMatchObject({ waits: true, noted: null });
  });

  it('takes none of another person, none of a role without the right, and none of what is no insolvency (DN-552)', async () => {
    const { person, planId, adviser } = await handing.handedOver({ isTalkedOver: false, isComplete: false });
    const other = await choseOrder(test);
    expect((await note(other.person, adviser.cookie, talkIn(planId))).status).toBe(404);
    await test.database
      .insertInto('staff_roles')
      .values({ role: 'reader', permissions: ['see cases'] })
      .execute();
    const reader = await staff.memberInTheMorning('reader');
    expect((await note(person, reader.cookie, talkIn(planId))).status).toBe(404);
    await test.database.updateTable('plans').set({ short_name: 'DMP' }).where('id', '=', planId).execute();
    expect((await note(person, adviser.cookie, talkIn(planId))).status).toBe(404);
  });
});

describe('what was done for a plan, and by whom', () => {
  it('has the yes, the talk and the form with day and first name, and so have its steps (DN-1575)', async () => {
    const { person, act } = await handing.handedOver();
    expect((await act('accept', { version: 1 })).status).toBe(204);
    const { beside, changes, steps } = await mine(person);
    const done = { on: TODAY, how: null };
    expect(beside).toHaveLength(4);
    expect(beside).toMatchObject(
      expect.arrayContaining([
        { ...done, what: 'form handed over', by: null, after: expect.any(Number) },
        { ...done, what: 'said to fit', by: 'Jo', after: expect.any(Number) },
        { ...done, what: 'talked over', by: 'Jo', how: 'phone', after: expect.any(Number) },
        { ...done, what: 'form accepted', by: 'Jo', after: changes.length },
      ]),
    );
    const fits = steps.find(({ what }) => what === 'An adviser says whether it fits');
    expect(fits).toMatchObject({ isDone: true, who: 'Jo', on: TODAY });
    expect(steps.filter(({ isDone }) => isDone).every(({ on }) => on !== null)).toBe(true);
  });
});
