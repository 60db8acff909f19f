import { randomUUID } from 'node:crypto';
import { addDebt, changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import {
  keptRecommendation,
  type Recommendation,
  recommendation,
} from '@towpath/contracts/api/recommendation.ts';
import { groupSolutions } from '@towpath/domain/solutions/recommend/groups.ts';
import { replay } from '@towpath/domain/solutions/testing/replay.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../platform/crypto/seal.ts';
import { atAdvice, CARD_DEBT, REVIEW_ANSWERS, walkReview } from '../../testing/adviceJourney.ts';
import { submitCosts } from '../../testing/budget.ts';
import { inFullReview, type Walker, walker } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { readStoredRecord } from '../../testing/storedRecord.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keptTextWithId } from './repository.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ LOG_LEVEL: 'trace' });
});
afterAll(() => test.close());

const adviceFor = async (person: Walker) => (await person.call(recommendation, {})).answer;
const kept = (person: Walker, recordId: string | null) =>
  person.call(keptRecommendation, { params: { recordId: recordId ?? '' } });
const rowsOf = ({ customerId }: Walker) =>
  test.database.selectFrom('advice_records').selectAll().where('customer_id', '=', customerId).execute();
/** The text of a record, as stored. */
async function textOf({ customerId }: Walker, id: string | null): Promise<string> {
  const seal = createSeal(test.config.healthDataKey);
  return (await keptTextWithId(test.database, seal, customerId, id ?? ''))?.text ?? '';
}
async function changeSum(person: Walker, currentBalance: number) {
  const [debt] = (await person.call(myDebts, {})).answer.debts;
  const changed = await person.call(changeDebt, {
    params: { debtId: debt?.id ?? '' },
    body: { currentBalance },
  });
  expect(changed.status).toBeLessThan(300);
}
const namesIn = (solutions: Recommendation['eligible']) => solutions.map(({ product }) => product.shortName);

describe('the recommendation', () => {
  it('gives each group as the one rule of grouping does, in order of precedence (AD-012, AD-013, AD-014, AD-015, API-043, API-044)', async () => {
    const person = await atAdvice(test);
    const answer = await adviceFor(person);
    const { results } = readStoredRecord(await textOf(person, answer.recordId));
    const groups = groupSolutions(results);
    expect(answer.recommended?.product.shortName).toBe(groups.recommended?.shortName);
    expect(namesIn(answer.eligible)).toEqual(groups.eligible.map(({ shortName }) => shortName));
    expect(namesIn(answer.ineligible)).toEqual(groups.ineligible.map(({ shortName }) => shortName));
    expect(answer.ineligible.length).toBeGreaterThan(2);
    const places = answer.ineligible.map(({ precedence }) => precedence);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('recommends one solution by all that the questionnaires ask (AD-013)', async () => {
    const answer = await adviceFor(await atAdvice(test));
    expect(answer).toMatchObject({ status: 'ready', missing: [], forAdviser: [], judgedOn: '2026-11-23' });
    expect(answer.recommended).toMatchObject({
      product: { shortName: 'DMP' },
      context: { di: 240 },
      payment: { value: 240, says: '£240' },
      termMonths: { value: 38, says: '3 years 2 months' },
      debtFreeMonth: { value: '2030-01', says: 'January 2030' },
    });
    expect(answer.recommended?.reasons.every(({ outcome }) => outcome === 'met')).toBe(true);
    // The review asks how much is late, and a plan of one's own fits it in.
    expect(namesIn(answer.eligible)).toEqual(['SMP']);
  });

  it('can be given to who is behind with some of several debts, without saying with which', async () => {
    const person = await atAdvice(test);
    const body = {
      ...CARD_DEBT,
      initialCreditorName: 'Heron Loans',
      creditTypeId: 4,
      currentBalance: 4000,
      isInArrears: null,
      arrears: null,
    };
    expect((await person.call(addDebt, { query: { stepId: 'debts' }, body })).status).toBeLessThan(300);
    const answer = await adviceFor(person);
    expect(answer).toMatchObject({ status: 'ready', forAdviser: [] });
    expect(namesIn(answer.givesTime)).toEqual(['BS']);
    // What is overdue on the other debt is not known, and a plan of one's own has to cover it.
    expect(namesIn(answer.undecided)).toEqual(['SMP']);
  });

  it('asks for an adviser where the person was not sure, and says what has to be found out', async () => {
    const answer = await adviceFor(
      await atAdvice(test, {
        review: { happened: 'unsure' },
        debt: { currentBalance: 12_000, isInArrears: null, arrears: null },
      }),
    );
    expect(answer.status).toBe('ask an adviser');
    expect(answer.recommended).toMatchObject({ type: 'DEBT_ACTION_PLAN' });
    expect(answer.forAdviser.length).toBeGreaterThan(0);
    const open = answer.undecided.flatMap(({ reasons }) => reasons);
    const missingFacts = open.filter(({ outcome }) => outcome === 'cannot say').map(one => one.missingFact);
    expect(missingFacts).toContain('what you pay on each debt a month, and if you are behind');
    expect(missingFacts).not.toContain(undefined);
  });

  it('says of each solution what it is, what it asks for and how the person stands to it (AD-011)', async () => {
    const { ineligible } = await adviceFor(await atAdvice(test));
    const order = ineligible.find(({ product }) => product.shortName === 'DRO');
    expect(order).toMatchObject({
      type: 'DEBT_RELIEF_ORDER',
      eligibility: 'INELIGIBLE',
      displayRule: null,
      product: { id: 4, name: 'Debt Relief Order', description: expect.stringContaining('12 months') },
      context: { di: 240 },
    });
    expect(order?.reasons.find(({ code }) => code === 'DRO_SURPLUS_MAX')).toMatchObject({
      outcome: 'not met',
      figure: '£240 a month',
      limit: '£75 a month',
      inForceFrom: '2021-06-29',
      says: expect.stringContaining('It can be up to £75 a month.'),
      source: expect.stringContaining('in force since 29 June 2021'),
    });
    expect(JSON.stringify(order?.wording)).not.toMatch(/\{[A-Z_]+\}/);
  });

  it('is given only to whom the path has brought to it; it says where to go otherwise', async () => {
    const newcomer = await guest(test);
    expect((await newcomer.call(recommendation, {})).error.code).toBe('NO_JOURNEY');
    const early = await walker(test);
    expect((await early.call(recommendation, {})).error).toMatchObject({
      code: 'STEP_NOT_ON_PATH',
      goTo: { pageId: 'qualifier', stepId: 'nation' },
    });
    const reviewing = await inFullReview(test);
    await walkReview(reviewing, REVIEW_ANSWERS, 'changes');
    const { status, error } = await reviewing.call(recommendation, {});
    expect([status, error.code, error.goTo?.stepId]).toEqual([409, 'STEP_NOT_ON_PATH', 'changes']);
    expect(await rowsOf(reviewing)).toEqual([]);
  });

  it('says what is missing and recommends nothing once the budget is not finished any more', async () => {
    const person = await atAdvice(test);
    await submitCosts(person, 22, [{ typeId: 3011, amount: 270, frequencyId: 1, deviationReasonId: null }]);
    const answer = await adviceFor(person);
    expect(answer).toMatchObject({
      status: 'incomplete',
      recommended: null,
      eligible: [],
      ineligible: [],
      undecided: [],
      givesTime: [],
    });
    expect(answer.missing).toContainEqual({
      code: 'STATEMENT_INCOMPLETE',
      says: 'Finish your budget first. We need it to see what is right for you.',
    });
    expect(answer.missing).toContainEqual({
      code: 'STATEMENT_PART',
      says: 'Check your budget and finish it first',
    });
    await submitCosts(person, 22, [{ typeId: 3011, amount: 5, frequencyId: 1, deviationReasonId: null }]);
    expect((await adviceFor(person)).missing).toEqual([
      expect.objectContaining({ code: 'STATEMENT_INCOMPLETE' }),
      { code: 'STATEMENT_PART', says: 'Food and housekeeping' },
    ]);
    expect(answer.freeAdvice).toContain('0800 011 3797');
  });
});

describe('the record of a recommendation', () => {
  it('is one for the same facts on the same day, also when it is asked for many times at once', async () => {
    const person = await atAdvice(test);
    const answers = await Promise.all(Array.from({ length: 6 }, () => adviceFor(person)));
    expect(new Set(answers.map(({ recordId }) => recordId)).size).toBe(1);
    expect(await adviceFor(person)).toEqual(answers[0]);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('is another for other facts; the first stays as it was given', async () => {
    const person = await atAdvice(test);
    const first = await adviceFor(person);
    await changeSum(person, 12_000);
    const second = await adviceFor(person);
    expect(second.recordId).not.toBe(first.recordId);
    expect((await kept(person, first.recordId)).answer).toEqual(first);
    expect((await kept(person, second.recordId)).answer).toEqual(second);
    await changeSum(person, 9000);
    expect((await adviceFor(person)).recordId).toBe(first.recordId);
  });

  it('is judged again to the same bytes', async () => {
    const person = await atAdvice(test);
    const text = await textOf(person, (await adviceFor(person)).recordId);
    expect(text.length).toBeGreaterThan(1000);
    expect(replay(text)).toEqual({ same: true });
  });

  it('can be neither changed nor read in the table', async () => {
    const person = await atAdvice(test);
    await adviceFor(person);
    const [row] = await rowsOf(person);
    expect(row?.record.toString('latin1')).not.toMatch(/Kestrel|england|DEBT_RELIEF_ORDER/);
    const change = test.database
      .updateTable('advice_records')
      .set({ judged_on: '2026-01-01' })
      .where('customer_id', '=', person.customerId)
      .execute();
    await expect(change).rejects.toThrow('advice_records rows are never changed');
  });

  it('is not found by anybody else, and no other is', async () => {
    const owner = await atAdvice(test);
    const { recordId } = await adviceFor(owner);
    const stranger = await walker(test);
    for (const id of [recordId, randomUUID(), 'one', '']) {
      const { status, error } = await kept(stranger, id);
      expect([status, error.code], id ?? '').toEqual([404, 'NOT_FOUND']);
    }
    expect((await kept(owner, recordId)).status).toBe(200);
  });

  it('cannot be opened by moving it to another person', async () => {
    const [one, other] = [await atAdvice(test), await atAdvice(test)];
    await adviceFor(one);
    const [row] = await rowsOf(one);
    if (!row) throw new Error('There is no record.');
    await test.database
      .insertInto('advice_records')
      .values({ ...row, customer_id: other.customerId })
      .execute();
    expect((await kept(other, row.id)).error.code).toBe('CANNOT_BE_OPENED');
  });

  it('leaves no fact of a case in the log', () => {
    expect(test.log.length).toBeGreaterThan(50);
    expect(test.log.join('\n')).not.toMatch(
      /Kestrel|crisis|isIllLongTerm|DEBT_RELIEF|STATEMENT_|currentBalance|DRO_/,
    );
  });
});
