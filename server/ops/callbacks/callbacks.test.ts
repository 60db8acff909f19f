import { hardDropoutCallback, myCallbacks } from '@towpath/contracts/api/callbacks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USUAL_ANSWERS, type Walker, walker, walkOn } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function ops(...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(['callbacks', ...words], {
    environment: { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir, SUDO_USER: 'megan' },
    say: line => void out.push(line),
    complain: line => void err.push(line),
  });
  return { code, out: out.map(line => JSON.parse(line)), err };
}
const list = () => ops('list', '--why', 'Making the calls of today');
const stepId = 'formal-plan-help';
const body = (contactNumber: string) => ({
  stepId,
  callbackRequired: true,
  contactName: 'Danielle',
  contactNumber,
});

/** Somebody who has come to where a call is offered. */
async function atOffer(): Promise<Walker> {
  const person = await walker(test);
  await walkOn(person, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, stepId);
  return person;
}

describe('npm run ops -- callbacks', () => {
  it('prints the calls that people wait for, with how it is safe to ring, and notes each look (IS-104)', async () => {
    const [first, second] = [await atOffer(), await atOffer()];
    await test.database
      .insertInto('safe_contacts')
      .values({
        customer_id: second.customerId,
        times: ['tue morning'],
        leaves_voicemail: false,
        has_neutral_words: false,
        says: 'Say you are Megan',
        has_way_out: true,
        changed_at: test.clock.now(),
      })
      .execute();
    expect((await first.call(hardDropoutCallback, { body: body('07911 123456') })).status).toBe(204);
    test.clock.forward(60_000);
    expect((await second.call(hardDropoutCallback, { body: body('07400 123456') })).status).toBe(204);
    const { code, out } = await list();
    const untold = { safeTimes: [], leaveMessage: false, sayToOthers: null };
    expect([code, out]).toEqual([
      0,
      [
        expect.objectContaining({ name: 'Danielle', number: '07911123456', kind: 'hard-dropout', ...untold }),
        expect.objectContaining({
          number: '07400123456',
          safeTimes: ['tue morning'],
          leaveMessage: false,
          sayToOthers: 'Say you are Megan',
          isSafeNow: expect.any(Boolean),
        }),
      ],
    ]);
    const looks = await test.database
      .selectFrom('audit_log')
      .select(['customer_id', 'facts'])
      .where('kind', '=', 'case looked at')
      .orderBy('id')
      .execute();
    expect(looks).toEqual(
      [first, second].map(({ customerId }) => ({
        customer_id: customerId,
        facts: { by: 'megan', why: 'Making the calls of today' },
      })),
    );
  });

  it('takes a call off the list that was made, for the person too, until they ask again, and says so in the audit log (IS-104, IS-181)', async () => {
    const person = await atOffer();
    const number = '02079460958';
    await person.call(hardDropoutCallback, { body: body('07911 123457') });
    await person.call(hardDropoutCallback, { body: body(number) });
    const mine = async () => (await person.call(myCallbacks, {})).answer.map(call => call.contactNumber);
    const inList = async () => (await list()).out.filter(call => call.number === number);
    const [call] = await inList();
    expect(await mine()).toEqual([number]);
    expect(await ops('done', call.id, '--outcome', 'spoke')).toEqual({ code: 0, out: [], err: [] });
    expect([await mine(), await inList()]).toEqual([[], []]);
    const noted = () =>
      test.database
        .selectFrom('audit_log')
        .select(['customer_id', 'facts'])
        .where('kind', '=', 'call noted')
        .execute();
    const entry = { customer_id: person.customerId, facts: { by: 'megan', outcome: 'spoke' } };
    expect(await noted()).toEqual([entry]);
    expect(await ops('done', call.id, '--outcome', 'spoke')).toMatchObject({
      code: 1,
      err: ['Nobody waits for a call with that number.'],
    });
    expect(await noted()).toHaveLength(1);
    await person.call(hardDropoutCallback, { body: body(number) });
    expect([await mine(), (await inList()).length]).toEqual([[number], 1]);
    const [next] = await inList();
    expect(next.id).not.toBe(call.id);
    await ops('done', next.id, '--outcome', 'not-reached');
    expect((await noted()).map(({ facts }) => facts)).toContainEqual({ by: 'megan', outcome: 'not-reached' });
  });

  it.each([
    [['list'], 'Say why you look: --why REASON. The person can read it.'],
    [['done', '1'], 'Say what came of it: --outcome spoke | not-wanted | wrong-number | not-reached.'],
    [['done', '--outcome', 'spoke'], 'ID is missing: "id" in the list.'],
    [['fly'], 'Say list, or done ID.'],
  ])('says how %j is called wrongly (IS-104)', async (words, problem) => {
    expect(await ops(...words)).toEqual({ code: 2, out: [], err: [problem] });
  });

  it('says by when each call is made, and not before when (PT-055)', async () => {
    const person = await atOffer();
    expect((await person.call(hardDropoutCallback, { body: body('07700 900123') })).status).toBe(204);
    const item = await test.database
      .selectFrom('work_items')
      .select(['not_before', 'due_at'])
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    const call = (await list()).out.find(({ number }) => number === '07700900123');
    expect([call.notBefore, call.dueAt]).toEqual([item.not_before?.toISOString(), item.due_at.toISOString()]);
  });
});
