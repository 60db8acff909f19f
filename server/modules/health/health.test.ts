import {
  addHealthCondition,
  deleteHealthCondition,
  giveHealthConsent,
  healthCategories,
  myHealthConditions,
  mySupportNeeds,
  saveSupportNeeds,
  supportNeeds,
} from '@towpath/contracts/api/health.ts';
import { saveHousehold } from '@towpath/contracts/api/household.ts';
import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { definitionsWithBudget } from '../../testing/budgetJourney.ts';
import { inFullReview } from '../../testing/journeyWalk.ts';
import { guest, type Person } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ LOG_LEVEL: 'trace' }, definitionsWithBudget());
});
afterAll(() => test.close());

type Purpose = 'conditions' | 'supportNeeds';
/** The version of the wording in use now, for each purpose. */
const WORDS = { conditions: '2', supportNeeds: '1' } as const;
const agree = (person: Person, purpose: Purpose, hasConsented = true, textVersion: string = WORDS[purpose]) =>
  person.call(giveHealthConsent, { body: { purpose, hasConsented, textVersion } });
const add = (person: Person, title: string | null, description: string | null, id?: number) =>
  person.call(addHealthCondition, { body: { title, description, ...(id === undefined ? {} : { id }) } });
const mine = async (person: Person) => (await person.call(myHealthConditions, {})).answer;
const needs = async (person: Person) => (await person.call(mySupportNeeds, {})).answer;
const withConsent = async () => {
  const person = await guest(test);
  await agree(person, 'conditions');
  return person;
};

describe('a health condition', () => {
  it('is chosen from categories, each with its conditions (HC-004, HC-010)', async () => {
    const { answer } = await (await guest(test)).call(healthCategories, {});
    expect(answer).toHaveLength(11);
    expect(answer[0]).toMatchObject({ id: 1, title: 'Mental health' });
    expect(answer[0]?.descriptions).toContain('Depression');
  });

  it('is added, listed in order and removed (HC-004, HC-010)', async () => {
    const person = await withConsent();
    const first = (await add(person, 'Mental health', 'Depression')).answer.condition;
    const second = (await add(person, 'Sight, hearing and speech', 'Hard of hearing')).answer.condition;
    expect(first).toEqual({
      id: test.clock.now().getTime(),
      title: 'Mental health',
      description: 'Depression',
    });
    expect(second.id).toBe(first.id + 1);
    expect((await mine(person)).conditions).toEqual([first, second]);
    const gone = await person.call(deleteHealthCondition, { params: { id: String(first.id) } });
    expect(gone.status).toBe(204);
    expect((await mine(person)).conditions).toEqual([second]);
    expect((await person.call(deleteHealthCondition, { params: { id: String(first.id) } })).error.code).toBe(
      'NOT_FOUND',
    );
  });

  it('comes once when its call is made twice', async () => {
    const person = await withConsent();
    for (const description of ['Depression', 'Anxiety']) {
      expect((await add(person, 'Mental health', description, 1_700_000_000_000)).answer.condition).toEqual({
        id: 1_700_000_000_000,
        title: 'Mental health',
        description: 'Depression',
      });
    }
    expect((await mine(person)).conditions).toHaveLength(1);
  });

  it.each([
    [null, null, 'title', 'Choose a category'],
    ['Elsewhere', 'Depression', 'title', 'Choose a category'],
    ['Mental health', null, 'description', 'Choose a condition'],
    ['Mental health', 'Diabetes', 'description', 'Choose a condition'],
  ])(
    'needs a category and one of its conditions: %s, %s (HC-005)',
    async (title, description, field, message) => {
      const person = await withConsent();
      expect((await add(person, title, description)).error).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ field, message }],
      });
    },
  );

  it.each([0, -1, 1.5, 1e15])('has a time as its id, not %d (HC-004)', async id => {
    const { error } = await add(await withConsent(), 'Mental health', 'Depression', id);
    expect(error.fields).toEqual([{ field: 'id', message: 'Must be a time in milliseconds' }]);
  });

  it('brings help with it where that cannot wait', async () => {
    const person = await withConsent();
    expect((await add(person, 'Mental health', 'Anxiety')).answer.signposts).toEqual([]);
    const { answer } = await add(person, 'Mental health', 'Self-harm or thoughts of suicide');
    expect(answer.signposts).toMatchObject([
      { signpost: 'crisis', helpIds: ['samaritans', 'shout', 'nhs-111'] },
    ]);
    await add(person, 'Equipment that needs power, heat or cold', 'Ventilator');
    expect((await mine(person)).signposts.map(({ signpost }) => signpost)).toEqual([
      'crisis',
      'priority services',
    ]);
  });

  it('is the person’s own: another’s is not found', async () => {
    const [person, other] = [await withConsent(), await withConsent()];
    const { condition } = (await add(person, 'Mental health', 'Depression')).answer;
    expect((await mine(other)).conditions).toEqual([]);
    for (const id of [String(condition.id), 'somewhere', '-1', '9'.repeat(20)]) {
      expect((await other.call(deleteHealthCondition, { params: { id } })).error.code).toBe('NOT_FOUND');
    }
    expect((await mine(person)).conditions).toHaveLength(1);
  });

  it('has a list with an end', async () => {
    const person = await withConsent();
    for (let id = 1; id <= 50; id += 1) await add(person, 'Mental health', 'Anxiety', id);
    expect((await add(person, 'Mental health', 'Anxiety', 51)).error.message).toBe(
      'This list is full. Call us to add more.',
    );
  });
});

describe('consent', () => {
  it('comes first: nothing is kept before the yes, nor after a no', async () => {
    const person = await guest(test);
    expect((await mine(person)).consent).toMatchObject({ hasConsented: null, textVersion: '2' });
    expect((await add(person, 'Mental health', 'Depression')).error.code).toBe('HEALTH_CONSENT_NEEDED');
    await agree(person, 'conditions', false);
    expect((await mine(person)).consent.hasConsented).toBe(false);
    expect((await add(person, 'Mental health', 'Depression')).error.code).toBe('HEALTH_CONSENT_NEEDED');
    await agree(person, 'conditions');
    expect((await mine(person)).consent.hasConsented).toBe(true);
    expect((await add(person, 'Mental health', 'Depression')).status).toBe(200);
  });

  it('that is withdrawn removes what was kept, for good, and nothing else', async () => {
    const person = await withConsent();
    await agree(person, 'supportNeeds');
    await add(person, 'Mental health', 'Depression');
    await person.call(saveSupportNeeds, { body: { supportNeedIds: [1] } });
    await agree(person, 'conditions', false);
    expect((await mine(person)).conditions).toEqual([]);
    expect((await needs(person)).supportNeedIds).toEqual([1]);
    await agree(person, 'conditions');
    expect((await mine(person)).conditions).toEqual([]);
    await agree(person, 'supportNeeds', false);
    expect((await needs(person)).supportNeedIds).toEqual([]);
    for (const table of ['health_conditions', 'support_needs'] as const) {
      const rows = await test.database
        .selectFrom(table)
        .selectAll()
        .where('customer_id', '=', person.customerId)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  it('is kept with its purpose, its time and the words that were shown, and never changed', async () => {
    const person = await withConsent();
    await agree(person, 'conditions', false, 'whatever');
    const rows = await test.database
      .selectFrom('health_consents')
      .select(['purpose', 'has_consented', 'text_version', 'words', 'at'])
      .where('customer_id', '=', person.customerId)
      .orderBy('id')
      .execute();
    const { text } = (await mine(person)).consent;
    const same = { purpose: 'conditions', text_version: '2', words: text, at: test.clock.now() };
    expect(rows).toEqual([
      { ...same, has_consented: true },
      { ...same, has_consented: false },
    ]);
    const change = test.database.updateTable('health_consents').set({ has_consented: true }).execute();
    await expect(change).rejects.toThrow('health_consents rows are never changed');
  });

  it('to words that have changed counts for nothing', async () => {
    const person = await guest(test);
    expect((await agree(person, 'conditions', true, '0')).error.fields).toEqual([
      { field: 'textVersion', message: 'These words have changed. Please read them again.' },
    ]);
    await agree(person, 'conditions');
    await sql`alter table health_consents disable trigger health_consents_append_only`.execute(test.database);
    await test.database
      .updateTable('health_consents')
      .set({ text_version: '0' })
      .where('customer_id', '=', person.customerId)
      .execute();
    await sql`alter table health_consents enable trigger health_consents_append_only`.execute(test.database);
    expect((await mine(person)).consent.hasConsented).toBeNull();
    expect((await add(person, 'Mental health', 'Depression')).error.code).toBe('HEALTH_CONSENT_NEEDED');
  });

  it('withdrawn at the same moment leaves nothing behind', async () => {
    const person = await withConsent();
    await Promise.all([
      add(person, 'Mental health', 'Depression'),
      agree(person, 'conditions', false),
      add(person, 'Mental health', 'Anxiety'),
    ]);
    expect((await mine(person)).conditions).toEqual([]);
  });
});

describe('support needs', () => {
  it('are kept apart from conditions, with a consent of their own', async () => {
    const person = await withConsent();
    expect((await person.call(supportNeeds, {})).answer).toContainEqual({ id: 1, title: 'Large print' });
    const save = (supportNeedIds: number[]) => person.call(saveSupportNeeds, { body: { supportNeedIds } });
    expect((await save([1])).error.code).toBe('HEALTH_CONSENT_NEEDED');
    await agree(person, 'supportNeeds');
    expect((await save([9, 1, 9])).status).toBe(204);
    expect(await needs(person)).toMatchObject({ supportNeedIds: [1, 9], consent: { hasConsented: true } });
    expect((await save([99])).error.fields).toEqual([
      { field: 'supportNeedIds', message: 'Choose from the list' },
    ]);
    expect((await save([])).status).toBe(204);
    expect((await needs(person)).supportNeedIds).toEqual([]);
    expect((await needs(await guest(test))).supportNeedIds).toEqual([]);
  });
});

describe('what a person tells of their health', () => {
  it('stands in no table in words, and cannot be moved to another person', async () => {
    const [person, other] = [await withConsent(), await withConsent()];
    const { condition } = (await add(person, 'Mental health', 'Depression')).answer;
    await add(other, 'Mental health', 'Anxiety', condition.id);
    const rows = await test.database.selectFrom('health_conditions').select('sealed').execute();
    const bytes = rows.map(({ sealed }) => sealed.toString('latin1')).join();
    expect(bytes).not.toMatch(/Depression|Mental|title/);
    const own = await test.database
      .selectFrom('health_conditions')
      .select('sealed')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    await test.database
      .updateTable('health_conditions')
      .set({ sealed: own.sealed })
      .where('customer_id', '=', other.customerId)
      .execute();
    const read = await other.call(myHealthConditions, {});
    expect(read.error.code).toBe('CANNOT_BE_OPENED');
  });

  it('is in no line of the log, also when something goes wrong', async () => {
    const person = await withConsent();
    await agree(person, 'supportNeeds');
    const { condition } = (await add(person, 'Mental health', 'Depression', 1_600_000_000_001)).answer;
    await add(person, 'Mental health', 'Narcolepsy');
    await person.call(saveSupportNeeds, { body: { supportNeedIds: [6] } });
    await test.database
      .updateTable('health_conditions')
      .set({ sealed: Buffer.from('damaged') })
      .where('customer_id', '=', person.customerId)
      .execute();
    expect((await person.call(myHealthConditions, {})).status).toBe(503);
    await person.call(deleteHealthCondition, { params: { id: String(condition.id) } });
    expect(test.log.length).toBeGreaterThan(5);
    expect(test.log.join('\n')).not.toMatch(/Depression|Narcolepsy|Mental health|1600000000001|British Sign/);
  });
});

describe('the step Health Conditions', () => {
  it('can be answered with nothing told: a No, or leaving it out, is an answer too (HC-003)', async () => {
    const person = await inFullReview(test);
    const body = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 0 };
    await person.call(saveHousehold, { body: { stepId: 'household', ...body } });
    await person.save('household', []);
    expect((await person.call(myStatus, {})).answer.position?.stepId).toBe('health');
    expect((await person.save('health', 'anything')).error.code).toBe('VALIDATION_FAILED');
    expect((await person.save('health', [])).status).toBe(204);
    // The two introductions need nothing, so the budget is next.
    expect((await person.call(myStatus, {})).answer.position?.stepId).not.toBe('health');
    expect((await person.saved()).get('health')?.answers).toEqual([]);
  });
});
