import {
  addHealthCondition,
  giveHealthConsent,
  myHealthConditions,
  mySupportNeeds,
  saveHealthAnswers,
  saveSupportNeeds,
} from '@towpath/contracts/api/health.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import type { HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { customer, type Person } from '../../testing/person.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let jo = '';
beforeAll(async () => {
  test = await createTestApp();
  jo = (await staff.member()).cookie;
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const [LARGE_PRINT, SLOWER, NO_VOICEMAIL] = [1, 2, 9];
const ANXIETY = { title: 'Mental health', description: 'Anxiety' };
const REASON = 'You told us of your sister.';

/** The console of the adviser, open at a person who has agreed to have their health and needs kept. */
async function deskOf({ customerId }: Person) {
  const path = `/cases/${customerId}`;
  const read = async (part: string) => (await staff.send('GET', `${path}/${part}`, undefined, jo)).body;
  const put = (part: string, body: object) =>
    staff.send('PUT', `${path}/${part}`, { reason: REASON, ...body }, jo);
  async function take(id: string, hasConsented: boolean) {
    const { agreements } = await read('agreements');
    const { lines } = agreements.find((one: { readonly id: string }) => one.id === id);
    expect((await put('agreements', { id, hasConsented, lines })).status).toBe(204);
  }
  await take('health conditions', true);
  await take('support needs', true);
  async function answer(answers: HealthAnswers, was: HealthAnswers = {}) {
    const { status } = await put('health', {
      keep: [],
      add: [],
      answers,
      was: { conditionIds: [], answers: was },
    });
    expect(status).toBe(200);
  }
  async function choose(supportNeedIds: readonly number[], was: readonly number[] = []) {
    expect((await put('support-needs', { supportNeedIds, was })).status).toBe(204);
  }
  return { read, put, take, answer, choose };
}

describe('a page of the person that is older than what an adviser put right with them', () => {
  const needsOf = async (person: Person) => (await person.call(mySupportNeeds, {})).answer.supportNeedIds;
  const answersOf = async (person: Person) => (await person.call(myHealthConditions, {})).answer.answers;

  it('takes away no need that was added since, and brings none back (PT-662)', async () => {
    const person = await customer(test);
    const { choose } = await deskOf(person);
    const save = (supportNeedIds: number[], was?: number[]) =>
      person.call(saveSupportNeeds, { body: { supportNeedIds, was } });
    await choose([NO_VOICEMAIL]);
    expect((await save([LARGE_PRINT], [])).status).toBe(204);
    expect(await needsOf(person)).toEqual([LARGE_PRINT, NO_VOICEMAIL]);
    await choose([NO_VOICEMAIL], [LARGE_PRINT, NO_VOICEMAIL]);
    expect((await save([LARGE_PRINT, SLOWER, NO_VOICEMAIL], [LARGE_PRINT, NO_VOICEMAIL])).status).toBe(204);
    expect(await needsOf(person)).toEqual([SLOWER, NO_VOICEMAIL]);
    expect((await save([SLOWER], [SLOWER, NO_VOICEMAIL])).status).toBe(204);
    expect(await needsOf(person)).toEqual([SLOWER]);
    // Without what was read it is all that counts.
    expect((await save([LARGE_PRINT])).status).toBe(204);
    expect(await needsOf(person)).toEqual([LARGE_PRINT]);
  });

  it('answers what the person changed in it, and leaves the rest as it was put right (PT-662)', async () => {
    const person = await customer(test);
    const { answer } = await deskOf(person);
    const save = (body: HealthAnswers & { readonly was?: HealthAnswers }) =>
      person.call(saveHealthAnswers, { body });
    await save({ isIllLongTerm: 'no' });
    await answer({ isIllLongTerm: 'yes' }, { isIllLongTerm: 'no' });
    const changed: HealthAnswers = { isInTreatment: 'no', isIllLongTerm: 'no' };
    expect((await save({ ...changed, was: { isIllLongTerm: 'no' } })).status).toBe(204);
    expect(await answersOf(person)).toEqual({ isInTreatment: 'no', isIllLongTerm: 'yes' });
    // Left out on purpose.
    expect((await save({ isIllLongTerm: 'yes', was: await answersOf(person) })).status).toBe(204);
    expect(await answersOf(person)).toEqual({ isIllLongTerm: 'yes' });
    expect((await save(changed)).status).toBe(204);
    expect(await answersOf(person)).toEqual(changed);
  });
});

describe('a no to keeping facts of health, or what helps when we talk', () => {
  const keptOf = async ({ customerId }: Person) => {
    const rows = await test.database
      .selectFrom('case_corrections')
      .select('what')
      .where('customer_id', '=', customerId)
      .where('what', '!=', 'consent')
      .orderBy('what')
      .execute();
    return rows.map(({ what }) => what);
  };
  const looksOf = async (person: Person) => {
    const { looks } = (await person.call(myOwnData, {})).answer;
    return looks.map(({ why }) => why).filter(why => /^Writing down (?:or removing|what helps)/u.test(why));
  };
  const OF_HEALTH = 'Writing down or removing what you told us of your health, together with you.';

  it.each([
    ['that they say themselves', false],
    ['on the phone', true],
  ])('%s takes the reasons of what was put right of that alone (PT-663)', async (_where, isByPhone) => {
    const person = await customer(test);
    const { read, take, answer, choose } = await deskOf(person);
    await answer({ isIllLongTerm: 'yes' });
    await choose([NO_VOICEMAIL]);
    expect(await keptOf(person)).toEqual(['health', 'support needs']);
    expect(await looksOf(person)).toContain(`${OF_HEALTH} Why: “${REASON}”`);
    const refuse = async (purpose: 'conditions' | 'supportNeeds') => {
      if (isByPhone) return take(purpose === 'conditions' ? 'health conditions' : 'support needs', false);
      const body = { purpose, hasConsented: false, textVersion: '1' };
      expect((await person.call(giveHealthConsent, { body })).status).toBe(204);
    };

    await refuse('conditions');
    expect(await keptOf(person)).toEqual(['support needs']);
    const after = await looksOf(person);
    expect(after.filter(why => why.startsWith(OF_HEALTH.slice(0, -1)))).toHaveLength(1);
    expect(after.filter(why => why.includes(REASON))).toHaveLength(1);

    await refuse('supportNeeds');
    expect(await keptOf(person)).toEqual([]);
    expect((await looksOf(person)).filter(why => why.includes(REASON))).toEqual([]);
    const { events } = await read('timeline');
    const put = events.filter(({ kind }: { readonly kind: string }) => kind === 'corrected with them');
    expect(put.map(({ detail }: { readonly detail: string }) => detail)).toEqual(
      expect.arrayContaining(['something about their health', 'what helps when we talk or write']),
    );
  });
});

describe('an answer about health in a closed session', () => {
  it('is taken away on the phone, and none is given or changed (PT-647)', async () => {
    const person = await atAdvice(test);
    const { put, answer } = await deskOf(person);
    const was = { isInTreatment: 'no', isIllLongTerm: 'yes' } as const;
    await answer(was);
    const close = { act: 'complete', reason: 'advice by phone', from: 'Complete' };
    const closed = await staff.send('POST', `/people/${person.customerId}/session`, close, jo);
    expect(closed.status).toBeLessThan(300);
    const change = (answers: HealthAnswers) =>
      put('health', { keep: [], add: [], answers, was: { conditionIds: [], answers: was } });
    for (const answers of [{ ...was, isIllLongTerm: 'no' }, { isInTreatment: 'yes' }] as const) {
      expect((await change(answers)).body.error.code).toBe('SESSION_CLOSED');
    }
    expect((await change({ isInTreatment: 'no' })).status).toBe(200);
    const mine = (await person.call(myHealthConditions, {})).answer;
    expect(mine.answers).toEqual({ isInTreatment: 'no' });
    expect((await person.call(addHealthCondition, { body: ANXIETY })).error.code).toBe('SESSION_CLOSED');
  });
});
