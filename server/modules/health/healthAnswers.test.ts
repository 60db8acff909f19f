import { CALLS } from '@towpath/contracts/api/calls.ts';
import {
  addHealthCondition,
  giveHealthConsent,
  myHealthConditions,
  saveHealthAnswers,
  saveSupportNeeds,
} from '@towpath/contracts/api/health.ts';
import type { HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routePath } from '../../platform/http/route.ts';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ LOG_LEVEL: 'trace' });
});
afterAll(() => test.close());

const agree = async (person: Person, hasConsented = true) => {
  const { textVersion } = (await person.call(myHealthConditions, {})).answer.consent;
  const body = { purpose: 'conditions', hasConsented, textVersion } as const;
  expect((await person.call(giveHealthConsent, { body })).status).toBe(204);
};
const agreeToSupport = async (person: Person) => {
  const body = { purpose: 'supportNeeds', hasConsented: true, textVersion: '1' } as const;
  expect((await person.call(giveHealthConsent, { body })).status).toBe(204);
};
const save = (person: Person, body: HealthAnswers) => person.call(saveHealthAnswers, { body });
const told = async (person: Person) => (await person.call(myHealthConditions, {})).answer.answers;
const withConsent = async () => {
  const person = await guest(test);
  await agree(person);
  return person;
};
const rowsOf = ({ customerId }: Person) =>
  test.database.selectFrom('health_answers').selectAll().where('customer_id', '=', customerId).execute();

const ALL: HealthAnswers = {
  isInTreatment: 'yes',
  isConfirmed: 'no',
  hasContact: 'unsaid',
  isIllLongTerm: 'yes',
};

describe('answers about health', () => {
  it('are kept and given back; one that is left out is not there', async () => {
    const person = await withConsent();
    expect(await told(person)).toEqual({});
    expect((await save(person, ALL)).status).toBe(204);
    expect(await told(person)).toEqual(ALL);
    await save(person, { isIllLongTerm: 'no' });
    expect(await told(person)).toEqual({ isIllLongTerm: 'no' });
    await save(person, {});
    expect(await told(person)).toEqual({});
  });

  it('that follow treatment are not kept once it is not Yes', async () => {
    const person = await withConsent();
    await save(person, { ...ALL, isInTreatment: 'no' });
    expect(await told(person)).toEqual({ isInTreatment: 'no', isIllLongTerm: 'yes' });
  });

  it.each([{ isInTreatment: 'maybe' }, { isInTreatment: true }, { isWell: 'yes' }])(
    'are the words of the question and no others: %j',
    async body => {
      const person = await withConsent();
      expect((await save(person, body as HealthAnswers)).status).toBe(400);
      expect(await rowsOf(person)).toEqual([]);
    },
  );

  it('are refused without the person’s yes: before it, and after a no', async () => {
    const person = await guest(test);
    expect((await save(person, ALL)).error.code).toBe('HEALTH_CONSENT_NEEDED');
    await agree(person, false);
    expect((await save(person, ALL)).error.code).toBe('HEALTH_CONSENT_NEEDED');
    // Consent to keeping support needs is not consent to this.
    await agreeToSupport(person);
    expect((await save(person, ALL)).error.code).toBe('HEALTH_CONSENT_NEEDED');
    expect(await rowsOf(person)).toEqual([]);
  });

  it('go for good, with the conditions, when the consent is withdrawn; also at the same moment', async () => {
    const person = await withConsent();
    await person.call(addHealthCondition, { body: { title: 'Mental health', description: 'Anxiety' } });
    await save(person, ALL);
    await agree(person, false);
    expect(await rowsOf(person)).toEqual([]);
    await agree(person);
    expect((await person.call(myHealthConditions, {})).answer).toMatchObject({ conditions: [], answers: {} });
    await Promise.all([save(person, ALL), agree(person, false), save(person, ALL)]);
    expect(await rowsOf(person)).toEqual([]);
  });

  it('are the person’s own', async () => {
    const [owner, other] = [await withConsent(), await withConsent()];
    await save(owner, ALL);
    expect(await told(other)).toEqual({});
    await save(other, { isIllLongTerm: 'no' });
    expect(await told(owner)).toEqual(ALL);
    expect((await test.call(saveHealthAnswers, { body: ALL })).error.code).toBe('NOT_SIGNED_IN');
  });

  it('stand in the table in no words, and open for nobody else', async () => {
    const [owner, other] = [await withConsent(), await withConsent()];
    await save(owner, ALL);
    await save(other, {});
    const [row] = await rowsOf(owner);
    expect(row?.sealed.toString('latin1')).not.toMatch(/yes|isInTreatment|unsaid/);
    await test.database
      .updateTable('health_answers')
      .set({ sealed: row?.sealed ?? Buffer.alloc(0) })
      .where('customer_id', '=', other.customerId)
      .execute();
    expect((await other.call(myHealthConditions, {})).error.code).toBe('CANNOT_BE_OPENED');
  });

  it('are in no line of the log, also when one is refused or cannot be opened', async () => {
    expect(test.log.length).toBeGreaterThan(20);
    expect(test.log.join('\n')).not.toMatch(
      /isInTreatment|isConfirmed|hasContact|isIllLongTerm|unsaid|maybe/,
    );
  });
});

describe('support needs and what was told of health', () => {
  it('are never in the answer to one call, and neither is in the answer to any but its own', async () => {
    const person = await atAdvice(test);
    await agree(person);
    await save(person, ALL);
    await person.call(addHealthCondition, { body: { title: 'Mental health', description: 'Anxiety' } });
    await agreeToSupport(person);
    await person.call(saveSupportNeeds, { body: { supportNeedIds: [6] } });
    const { health, needs, asked } = await whoTells(person);
    expect(asked).toBeGreaterThan(20);
    expect(health).toEqual(['/health-conditions/categories', '/health-conditions/mine']);
    expect(needs).toEqual(['/support-needs/mine']);
  });
});

/** The calls that return a person's conditions, health answers or support needs. */
async function whoTells({ authorization }: Person) {
  const reads = CALLS.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const health: string[] = [];
  const needs: string[] = [];
  for (const call of reads) {
    const query = { stepId: 'household', searchTerm: 'bank' };
    const { body } = await test.app.inject({ url: routePath(call), query, headers: { authorization } });
    if (/Anxiety|"isIllLongTerm":/.test(body)) health.push(call.path);
    if (/supportNeedIds/.test(body)) needs.push(call.path);
  }
  return { health, needs, asked: reads.length };
}
