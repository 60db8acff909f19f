import { qualifierAdvice, urgentMatters } from '@towpath/contracts/api/advice.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { inFullReview, USUAL_ANSWERS, walker, walkOn } from '../../testing/journeyWalk.ts';
import { guest } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('gives what could help and the month as told, once the path comes to the advice (AD-001, API-042)', async () => {
  const person = await walker(test);
  await walkOn(person);
  const { answer } = await person.call(qualifierAdvice, {});
  expect(answer.availableSolutions).toContain('A plan for your budget and bills');
  expect(answer.budgetSummary).toEqual({
    income: 165_000,
    expenditure: 149_000,
    outgoings: [
      { name: 'Your home', value: 70_000 },
      { name: 'Food and household', value: 32_000 },
      { name: 'Bills', value: 26_000 },
      { name: 'Travel', value: 12_000 },
      { name: 'Everything else', value: 9_000 },
    ],
  });
});

it('gives it before an account is asked for, so that it shows what the account would keep (WT-059)', async () => {
  const person = await walker(test);
  const asked = await walkOn(person, USUAL_ANSWERS, 'account');
  expect(asked).toBe('account');
  const { status, answer } = await person.call(qualifierAdvice, {});
  expect(status).toBe(200);
  expect(answer.inBrief.map(({ name }) => name)).toContain('A plan for your budget and bills');
});

it('says where to go before the path comes to it, and at a drop-out', async () => {
  const person = await walker(test);
  await walkOn(person, USUAL_ANSWERS, 'spend-other');
  const early = await person.call(qualifierAdvice, {});
  expect([early.status, early.error]).toMatchObject([
    409,
    { code: 'STEP_NOT_ON_PATH', goTo: { pageId: 'money', stepId: 'spend-other' } },
  ]);
  await person.save('nation', 'outside');
  const away = await person.call(qualifierAdvice, {});
  expect(away.error.goTo).toEqual({ pageId: 'qualifier', stepId: 'outside-uk' });
});

it('never reads an answer that a change has left behind', async () => {
  const person = await walker(test);
  await walkOn(person, { ...USUAL_ANSWERS, 'debt-total': 'over-50000' });
  const large = (await person.call(qualifierAdvice, {})).answer.availableSolutions;
  await person.save('debt-count', 'few');
  await walkOn(person, { 'debt-total-few': '0-1000' });
  const small = (await person.call(qualifierAdvice, {})).answer.availableSolutions;
  expect(small).not.toEqual(large);
});

it('still answers from the finished Qualifier while the full review runs (AD-001)', async () => {
  const person = await inFullReview(test);
  const { answer } = await person.call(qualifierAdvice, {});
  expect(answer.budgetSummary).toMatchObject({ income: 165_000, expenditure: 149_000 });
});

it('needs a journey', async () => {
  const person = await guest(test);
  expect((await person.call(qualifierAdvice, {})).error.code).toBe('NO_JOURNEY');
});

describe('what cannot wait (WT-032)', () => {
  const soon = async (answers: Record<string, string | readonly string[]>, upTo?: 'income') => {
    const person = await walker(test);
    await walkOn(person, { ...USUAL_ANSWERS, arrears: 'none', ...answers }, upTo);
    return (await person.call(urgentMatters, {})).answer;
  };

  it('is known as soon as it is said, in the words and with the numbers of the nation', async () => {
    const { nation, urgent, lacksBasics } = await soon({ nation: 'scotland', urgent: ['eviction', 'food'] });
    expect(nation).toBe('scotland');
    expect(urgent.map(({ code }) => code)).toEqual(['EVICTION', 'NO_FOOD']);
    expect(urgent[0]?.step.instead).toEqual({ name: 'Shelter Scotland', number: '0808 800 4444' });
    expect(urgent[1]?.step.ring?.name).toBe('Citizens Advice Scotland');
    expect(lacksBasics).toBe('You told us you have no money for food.');
  });

  it('is nothing of somebody to whom nothing of it happens, or who has not begun', async () => {
    expect((await soon({})).urgent).toEqual([]);
    const nobody = await guest(test);
    expect((await nobody.call(urgentMatters, {})).answer).toEqual({
      nation: null,
      lacksBasics: null,
      costMissing: null,
      urgent: [],
    });
  });

  it('has a bill that is late and can cost the home or power, and no other (WT-074)', async () => {
    const late = async (...arrears: string[]) =>
      (await soon({ arrears, housing: 'mortgage' })).urgent.map(({ step }) => step.heading);
    expect(await late('energy', 'council-tax')).toEqual(['Ring your gas or power supplier today']);
    expect(await late('housing')).toEqual(['Ring your mortgage lender today']);
    expect(await late('fine')).toEqual([]);
  });

  it('is the same beside the first look', async () => {
    const person = await walker(test);
    await walkOn(person, { ...USUAL_ANSWERS, arrears: ['energy'], urgent: ['bailiffs'] });
    const { urgent } = (await person.call(qualifierAdvice, {})).answer;
    expect(urgent).toEqual((await person.call(urgentMatters, {})).answer.urgent);
    expect(urgent.map(({ code }) => code)).toEqual(['BAILIFFS', 'BILL_IS_LATE']);
  });

  it('is the same as in the advice once there is any, with what a bill that is late can cost (WT-151)', async () => {
    const councilTax = {
      creditTypeId: 24,
      currentBalance: 648,
      arrears: 648,
      initialCreditorName: 'Leeds City Council',
    };
    const person = await atAdvice(test, { qualifier: { urgent: ['food'] }, debt: councilTax });
    const urgentNow = async () => (await person.call(urgentMatters, {})).answer.urgent;
    const codes = async () => (await urgentNow()).map(({ code }) => code);
    expect(await codes()).toEqual(['NO_FOOD']);

    const { urgent } = (await person.call(recommendation, {})).answer;
    expect(urgent.map(({ code }) => code)).toEqual(['NO_FOOD', 'PRIORITY_DEBT']);
    expect(urgent[1]?.step.heading).toBe('Ring Leeds City Council this week');
    expect(await urgentNow()).toEqual(urgent);
  });

  it('stays while a changed answer that asks for more stands before the advice again, by all that is known (DN-1406)', async () => {
    const councilTax = { creditTypeId: 24, currentBalance: 648, arrears: 648 };
    const person = await atAdvice(test, { qualifier: { urgent: ['food'] }, debt: councilTax });
    const { urgent } = (await person.call(recommendation, {})).answer;
    await person.save('owns', 'home');
    expect((await person.call(recommendation, {})).status).toBe(409);
    expect((await person.call(urgentMatters, {})).answer.urgent).toEqual(urgent);
  });
});
