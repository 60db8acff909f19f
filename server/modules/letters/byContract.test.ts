import { addDebt, type DebtBody } from '@towpath/contracts/api/debts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice, CARD_DEBT } from '../../testing/adviceJourney.ts';
import { chooses } from '../../testing/choosing.ts';
import { open, saidIn, write } from '../../testing/letterWriting.ts';
import { noting } from '../../testing/repaying.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const CANNOT = 'I cannot pay the full amount';
const KEEPS = 'I have gone through my budget, and I have made a plan that I can keep to.';

/** Somebody with £240 left, who agreed to pay £105 on a card and £20 on another, and chose a plan for them. */
async function chose(shortName: string) {
  const person = await atAdvice(test, { debt: { currentBalance: 4212 } });
  const stepId = [...person.steps.values()].find(({ type }) => type === 'Customer Debts')?.id ?? '';
  const second = { initialCreditorName: 'Marlow & Reed', currentBalance: 640, regularPaymentAmount: 20 };
  (await person.call(addDebt, { query: { stepId }, body: { ...CARD_DEBT, ...second } as DebtBody })).answer;
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const planId = (await chooses(person, { recordId, shortName })).answer.plan.id;
  const { letters } = (await person.call(myLetters, {})).answer;
  return { person, planId, id: letters.find(({ to }) => to === 'Kestrel Cards')?.id ?? '' };
}

describe('the offer of a plan that its person runs alone', () => {
  it('does not say that they cannot pay, nor asks why, where each lender gets what its agreement asks for (DN-1021)', async () => {
    const { person, id } = await chose('SMP');
    const letter = await open(person, id);
    expect(saidIn(letter)).toContain('Each gets at least what its agreement asks for. I can offer you £');
    expect(saidIn(letter)).toContain(KEEPS);
    expect(saidIn(letter)).not.toContain(CANNOT);
    expect(letter.blocks.flatMap(({ lines }) => lines.flat()).map(({ place }) => place)).not.toContain(
      'reason',
    );
    // Less than that is another offer, and says why.
    (await write(person, id, 'share', '£90', '£205')).answer;
    const less = await open(person, id);
    expect(saidIn(less)).toContain(CANNOT);
    expect(saidIn(less)).not.toContain(KEEPS);
  });

  it('does not say so either where its plan pays more than the budget leaves: nor that it can be kept to (DN-1717)', async () => {
    const { person, id, planId } = await chose('SMP');
    await person.call(notePlan, { params: { planId }, body: { from: 'chosen', to: 'being prepared' } });
    const { note } = noting(person, planId);
    await note({ kind: 'draw up', firstPayment: '2026-12-20' });
    await note({ kind: 'means changed', monthly: 400_00, isMoreThanBudget: true });
    const letter = await open(person, id);
    expect(letter.warns).toContain('your plan pays £400');
    expect(saidIn(letter)).not.toContain(CANNOT);
    expect(saidIn(letter)).not.toContain(KEEPS);
  });

  it('says so still where the sum is shared by what is owed (DN-1021)', async () => {
    const { person, id } = await chose('DMP');
    expect(saidIn(await open(person, id))).toContain(CANNOT);
  });
});
