import { myDebts } from '@towpath/contracts/api/debts.ts';
import { myOwnData } from '@towpath/contracts/api/ownData.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

const MINUTE = 60_000;
const REASON = 'We went through it on the phone.';
const MONTHLY = 1;
/** Food, of which £280 a month is told. */
const FOOD = { categoryId: 22, typeId: 3011 };
const ADA = { title: '', forename: 'Ada', middlename: '', surname: 'Weir' };

/** Whoever helps a person, at their case, where all of it is put right. */
async function atCase() {
  const { cookie } = await staff.memberInTheMorning();
  const person = await atAdvice(test);
  await person.call(recommendation, {});
  const path = `/cases/${person.customerId}`;
  const read = async (part = '', by = cookie) =>
    (await staff.send('GET', `${path}${part}`, undefined, by)).body;
  async function put(what: string, body: object) {
    test.clock.forward(MINUTE);
    const { status, body: said } = await staff.send(
      'PUT',
      `${path}${what}`,
      { reason: REASON, ...body },
      cookie,
    );
    expect([status < 300, said?.error]).toEqual([true, undefined]);
    return test.clock.now().toISOString();
  }
  const [debt] = (await person.call(myDebts, {})).answer.debts;
  if (!debt) throw new Error('They owe nothing.');
  return { person, path, read, put, debt, cookie };
}
type Named = { readonly name: string; readonly putRight: unknown };

describe('what is put right together with the person', () => {
  it('is marked beside it in the case, with the day and who did, and the rest is not (PT-575)', async () => {
    const { read, put, debt } = await atCase();
    const by = expect.stringMatching(/^Jo/u);
    expect((await read()).putRight).toEqual({ name: null, phone: null, household: null });

    const { revision } = await read('/answers/full-review/savings');
    await put('/answers/full-review/savings', {
      answers: [{ id: 'savings.amount', value: '900' }],
      revision,
    });
    const again = await put('/answers/full-review/savings', {
      answers: [{ id: 'savings.amount', value: '1250' }],
      revision: revision + 1,
    });
    const { questionnaires } = await read('/answers');
    const rows = questionnaires.flatMap(({ answers }: { answers: readonly object[] }) => answers);
    expect(rows.filter(({ putRight }: Named) => putRight !== null)).toMatchObject([
      { stepId: 'savings', answer: ['£1,250'], putRight: { at: again, by } },
    ]);

    const { amount, frequencyId, deviationReasonId } = (await read(`/budget/${FOOD.categoryId}`)).lines.find(
      ({ typeId }: { typeId: number }) => typeId === FOOD.typeId,
    );
    const lined = await put(`/budget/${FOOD.categoryId}/lines/${FOOD.typeId}`, {
      amount: 0,
      frequencyId: MONTHLY,
      was: { amount, frequencyId, deviationReasonId },
    });
    const marked = (lines: readonly Named[]) => lines.filter(({ putRight }) => putRight !== null);
    const { parts } = await read('/budget');
    // It has nothing in it any more, and is there to say why.
    expect(marked(parts.flatMap(({ lines }: { lines: readonly Named[] }) => lines))).toMatchObject([
      { sum: 0, putRight: { at: lined, by } },
    ]);
    expect(marked((await read(`/budget/${FOOD.categoryId}`)).lines)).toMatchObject([
      { typeId: FOOD.typeId, putRight: { at: lined } },
    ]);

    const [owed] = (await read('/debts')).debts;
    const owes = await put(`/debts/${debt.id}`, { currentBalance: 9100, revision: owed.revision });
    expect((await read('/debts')).debts.map(({ putRight }: Named) => putRight)).toEqual([{ at: owes, by }]);

    const named = await put('/name', { ...ADA, was: (await read('/person')).name });
    expect((await read()).putRight).toEqual({ name: { at: named, by }, phone: null, household: null });
  });

  it('is told by which it was in the timeline, in the words of the case, and never by what it is now; the person reads which and why (PT-576, PT-577)', async () => {
    const { person, read, put, debt } = await atCase();
    const { revision } = await read('/answers/full-review/savings');
    const answers = [{ id: 'savings.amount', value: '1250' }];
    await put('/answers/full-review/savings', { answers, revision });
    const { lines } = await read(`/budget/${FOOD.categoryId}`);
    const food = lines.find(({ typeId }: { typeId: number }) => typeId === FOOD.typeId);
    const { amount, frequencyId, deviationReasonId, name } = food;
    const was = { amount, frequencyId, deviationReasonId };
    await put(`/budget/${FOOD.categoryId}/lines/${FOOD.typeId}`, { amount: 300, frequencyId, was });
    const [{ revision: owed, creditor }] = (await read('/debts')).debts;
    await put(`/debts/${debt.id}`, { currentBalance: 9100, revision: owed });
    await put('/name', { ...ADA, was: (await read('/person')).name });

    const { events } = await read('/timeline');
    const told = events.filter(({ kind }: { kind: string }) => kind === 'corrected with them');
    expect(told.map(({ detail }: { detail: string }) => detail)).toEqual([
      'their name',
      `a debt, ${creditor}`,
      `a line of the budget, ${name}`,
      'an answer, How much money do you have put by?',
    ]);
    expect(JSON.stringify(told)).not.toMatch(/1,?250|9,?100/u);

    // The person reads which and why, where they read who looked (PT-577).
    const { looks } = (await person.call(myOwnData, {})).answer;
    const withYou = 'together with you';
    const said = looks.map(({ why }) => why).filter(why => why.startsWith('Putting'));
    expect(said).toEqual([
      `Putting your name right, ${withYou}. Why: “${REASON}”`,
      `Putting a debt right, ${withYou} (${creditor}). Why: “${REASON}”`,
      `Putting your budget right, ${withYou} (${name}). Why: “${REASON}”`,
      `Putting an answer right, ${withYou} (How much money do you have put by?). Why: “${REASON}”`,
    ]);
  });
});
