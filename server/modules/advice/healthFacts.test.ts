import { giveHealthConsent, myHealthConditions, saveHealthAnswers } from '@towpath/contracts/api/health.ts';
import {
  keptRecommendation,
  type Recommendation,
  recommendation,
} from '@towpath/contracts/api/recommendation.ts';
import type { HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { replay } from '@towpath/domain/solutions/testing/replay.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { readStoredRecord } from '../../testing/storedRecord.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keptTextWithId } from './repository.ts';

let test: TestApp;
let person: Walker;
beforeAll(async () => {
  test = await createTestApp();
  person = await atAdvice(test);
});
afterAll(() => test.close());

const advice = async () => (await person.call(recommendation, {})).answer;
const consent = async (hasConsented: boolean) => {
  const { textVersion } = (await person.call(myHealthConditions, {})).answer.consent;
  const body = { purpose: 'conditions', hasConsented, textVersion } as const;
  expect((await person.call(giveHealthConsent, { body })).status).toBe(204);
};
const tell = async (body: HealthAnswers) => {
  await consent(true);
  expect((await person.call(saveHealthAnswers, { body })).status).toBe(204);
};
/** Where the advice shows Mental Health Breathing Space. */
const shownIn = (answer: Recommendation) =>
  (['givesTime', 'undecided', 'eligible', 'ineligible'] as const).filter(group =>
    answer[group].some(({ product }) => product.shortName === 'MHBS'),
  );
async function recordOf(id: string | null) {
  const seal = createSeal(test.config.healthDataKey);
  const text = (await keptTextWithId(test.database, seal, person.customerId, id ?? ''))?.text ?? '';
  return { text, record: readStoredRecord(text) };
}

const OPEN: HealthAnswers = { isInTreatment: 'yes', isConfirmed: 'yes', hasContact: 'yes' };

describe('Mental Health Breathing Space', () => {
  it('is shown nowhere to a person who told nothing of their health, or said No to telling', async () => {
    expect(shownIn(await advice())).toEqual([]);
    await consent(false);
    const answer = await advice();
    expect(shownIn(answer)).toEqual([]);
    const { inputs } = (await recordOf(answer.recordId)).record;
    expect(Object.values(inputs.crisis)).toEqual([null, null, null, null, null]);
  });

  it.each<[string, HealthAnswers, readonly string[]]>([
    ['in treatment, confirmed, with somebody to ask', OPEN, ['givesTime']],
    ['in treatment, and nobody has confirmed it', { ...OPEN, isConfirmed: 'no' }, ['undecided']],
    ['in treatment, and the rest not said', { isInTreatment: 'yes', hasContact: 'unsaid' }, ['undecided']],
    ['not in treatment', { isInTreatment: 'no' }, []],
    ['treatment not said', { isInTreatment: 'unsaid', isIllLongTerm: 'yes' }, []],
  ])('for a person %s: %j in %j', async (_, answers, groups) => {
    await tell(answers);
    const answer = await advice();
    expect(shownIn(answer)).toEqual(groups);
    expect(answer.urgent.some(({ code }) => code === 'CRISIS')).toBe(answers.isInTreatment === 'yes');
    const numbers = answer.urgent.filter(({ code }) => code === 'CRISIS').map(({ says }) => says);
    // Whoever reads it needs no other place to know whom to ring.
    expect(numbers.every(says => says.includes('call Samaritans on 116 123, or 999'))).toBe(true);
    // A measure that only gives time never takes the place of a solution.
    expect(answer.recommended?.product.shortName).toBe('DMP');
  });

  it('says what has to be found out where it cannot be judged', async () => {
    await tell({ isInTreatment: 'yes' });
    const found = (await advice()).undecided.find(({ product }) => product.shortName === 'MHBS');
    expect(found?.reasons.flatMap(({ missingFact }) => missingFact ?? [])).toEqual([
      'if a mental health professional says you are in crisis care',
      'who we can ask how your care goes',
    ]);
  });
});

describe('a consent that is withdrawn', () => {
  it('takes the facts out of all new advice; the record of the old stays as it was given, sealed', async () => {
    await tell(OPEN);
    const before = await advice();
    await consent(false);
    const after = await advice();
    expect(after.recordId).not.toBe(before.recordId);
    expect([shownIn(before), shownIn(after)]).toEqual([['givesTime'], []]);
    const crisis = Object.values((await recordOf(after.recordId)).record.inputs.crisis);
    expect(crisis).toEqual([null, null, null, null, null]);

    const { text, record } = await recordOf(before.recordId);
    expect(record.inputs.crisis).toMatchObject({ isInTreatment: true });
    expect(replay(text)).toEqual({ same: true });
    const kept = await person.call(keptRecommendation, { params: { recordId: before.recordId ?? '' } });
    expect(kept.answer).toEqual(before);
    const rows = await test.database
      .selectFrom('advice_records')
      .select('record')
      .where('customer_id', '=', person.customerId)
      .execute();
    const bytes = rows.map(row => row.record.toString('latin1')).join();
    expect(bytes).not.toMatch(/isInTreatment|MHBS|crisis/);
  });
});
