import { randomUUID } from 'node:crypto';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { recommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import { recordText } from '@towpath/domain/solutions/explain/record.ts';
import { recordOf } from '@towpath/domain/solutions/testing/inForce.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { type Walker, walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keptTextWithId } from './repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ LOG_LEVEL: 'trace' });
});
afterAll(() => test.close());

const recordIdOf = async (person: Walker) => (await person.call(recommendation, {})).answer.recordId ?? '';
const factsOf = (person: Walker, recordId: string) =>
  person.call(recommendationFacts, { params: { recordId } });

it('gives the facts of a recommendation so that judging them again gives the record to the byte', async () => {
  const person = await atAdvice(test, {
    review: {
      owns: 'vehicle',
      'vehicles-owned': 'one',
      'vehicle-value': '2400',
      'vehicle-about': ['needed'],
      happened: 'unsure',
      changes: 'more',
      'better-income-on': '2027-02',
    },
  });
  const recordId = await recordIdOf(person);
  const { answer } = await factsOf(person, recordId);
  expect(answer.on).toBe('2026-11-23');
  expect(answer.facts.vehicles?.[0]?.value).toBe(2400_00);
  const on = readIsoDate(answer.on);
  if (on === null) throw new Error('The facts have no day.');
  const seal = createSeal(test.config.healthDataKey);
  const kept = (await keptTextWithId(test.database, seal, person.customerId, recordId))?.text;
  const again = recordText(recordOf(answer.facts, on));
  expect(JSON.parse(again)).toEqual(JSON.parse(kept ?? ''));
  expect(again === kept, 'the same bytes').toBe(true);
});

it('gives them to nobody else: another’s record is not found, nor is one that is not there', async () => {
  const owner = await atAdvice(test);
  const recordId = await recordIdOf(owner);
  const stranger = await walker(test);
  for (const id of [recordId, randomUUID(), 'one', '']) {
    const { status, error } = await factsOf(stranger, id);
    expect([status, error.code], id).toEqual([404, 'NOT_FOUND']);
  }
  const nobody = await test.app.inject({ url: `/api/core/advice/mine/recommendation/${recordId}/facts` });
  expect([nobody.statusCode, nobody.json().error.code]).toEqual([401, 'NOT_SIGNED_IN']);
  expect((await factsOf(owner, recordId)).status).toBe(200);
});

it('leaves none of them in the log, and lets no cache keep them', async () => {
  const owner = await atAdvice(test);
  const { headers } = await test.app.inject({
    url: `/api/core/advice/mine/recommendation/${await recordIdOf(owner)}/facts`,
    headers: { authorization: owner.authorization },
  });
  expect(headers['cache-control']).toContain('no-store');
  expect(test.log.length).toBeGreaterThan(50);
  expect(test.log.join('\n')).not.toMatch(/Kestrel|isIllLongTerm|currentBalance|gaveAway|STATEMENT_|DRO_/);
});
