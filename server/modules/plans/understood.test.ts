import { addDebt } from '@towpath/contracts/api/debts.ts';
import { choiceQuestions, choosePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice, CARD_DEBT } from '../../testing/adviceJourney.ts';
import { rightAnswers } from '../../testing/choosing.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
/** The kind of debt that no insolvency clears. */
const COURT_FINE = 35;

/** Somebody with advice, and what it offers. */
async function advised(currentBalance = 9000) {
  const person = await atAdvice(test, { debt: { currentBalance } });
  const { recordId, recommended, eligible } = (await person.call(recommendation, {})).answer;
  const offered = [...(recommended ? [recommended] : []), ...eligible].map(
    ({ product }) => product.shortName,
  );
  return { person, recordId: recordId ?? '', offered };
}

describe('choosing an insolvency', () => {
  async function wished() {
    const { person, recordId, offered } = await advised(16_000);
    const [shortName = 'none is offered'] = offered.filter(isInsolvency);
    const understanding = await rightAnswers(person, { recordId, shortName });
    return { person, body: { recordId, shortName, replaces: null }, understanding };
  }

  it('asks for its risks to have been shown, in words at their field, and changes nothing without (PT-236)', async () => {
    const { person, body, understanding } = await wished();
    const { status, error } = await person.call(choosePlan, { body: { ...body, understanding } });
    expect([status, error?.fields]).toEqual([
      400,
      [{ field: 'hasReadRisks', message: 'Read the risks first, then choose.' }],
    ]);
    expect((await person.call(myPlan, {})).answer.plan).toBeNull();
    const read = { ...body, understanding, hasReadRisks: true };
    expect((await person.call(choosePlan, { body: read })).status).toBe(200);
  });

  it('asks two or three plain questions, and nothing of what is no insolvency (DN-010)', async () => {
    const { person, recordId, offered } = await advised(16_000);
    for (const shortName of offered) {
      const { questions } = (await person.call(choiceQuestions, { query: { recordId, shortName } })).answer;
      const asked = isInsolvency(shortName) ? [2, 3] : [0];
      expect(asked).toContain(questions.length);
      expect(JSON.stringify(questions)).not.toMatch(/\{[A-Za-z_]+\}/u);
    }
    const other = await advised();
    const query = { recordId, shortName: 'DRO' };
    expect((await other.person.call(choiceQuestions, { query })).status).toBe(404);
  });

  it('is refused at the field until each is answered, by an older page too, and any answer will do (DN-011)', async () => {
    const { person, body, understanding } = await wished();
    const all = { ...body, hasReadRisks: true };
    const refused = [
      undefined,
      [],
      understanding.slice(1),
      understanding.map(one => ({ ...one, answerId: 'nonsense' })),
    ];
    for (const given of refused) {
      const { status, error } = await person.call(choosePlan, {
        body: given ? { ...all, understanding: given } : all,
      });
      expect([status, error?.fields?.map(({ field }) => field)]).toEqual([400, ['understanding']]);
      expect(error?.fields?.[0]?.message).toContain('is an answer too');
    }
    expect((await person.call(myPlan, {})).answer.plan).toBeNull();
    const unsure = understanding.map(one => ({ ...one, answerId: 'not-sure' }));
    expect((await person.call(choosePlan, { body: { ...all, understanding: unsure } })).status).toBe(200);
  });

  it('asks by name about a debt that stays, and keeps what was answered, sealed, for who talks it over (DN-012, DN-013)', async () => {
    const adviser = await staff.memberInTheMorning();
    const { person, recordId, offered } = await advised(16_000);
    const [shortName = 'none is offered'] = offered.filter(isInsolvency);
    await person.call(addDebt, {
      query: { stepId: 'debts' },
      body: { ...CARD_DEBT, initialCreditorName: 'Weir Magistrates', creditTypeId: COURT_FINE },
    });
    const now = (await person.call(recommendation, {})).answer.recordId ?? recordId;
    const choice = { recordId: now, shortName };
    const { questions } = (await person.call(choiceQuestions, { query: choice })).answer;
    const named = questions.find(({ question }) => question.includes('Weir Magistrates'));
    expect(named?.answers.find(({ isRight }) => isRight)?.text).toBe('Yes');
    const wrong = (await rightAnswers(person, choice)).map(one =>
      one.questionId === named?.id ? { ...one, answerId: 'no' } : one,
    );
    const body = { ...choice, replaces: null, hasReadRisks: true, understanding: wrong };
    const { plan } = (await person.call(choosePlan, { body })).answer;

    const { sealed_understanding: kept } = await test.database
      .selectFrom('plans')
      .select('sealed_understanding')
      .where('id', '=', plan.id)
      .executeTakeFirstOrThrow();
    expect(kept?.includes('Weir')).toBe(false);
    const { id } = await test.database
      .selectFrom('work_items')
      .select('id')
      .where('subject', '=', plan.id)
      .executeTakeFirstOrThrow();
    await staff.send('POST', `/tasks/${id}/take`, undefined, adviser.cookie);
    const shown = await staff.send('GET', `/tasks/${id}/plan`, undefined, adviser.cookie);
    expect(
      shown.body.understanding.map(({ isToTalkAbout }: { isToTalkAbout: boolean }) => isToTalkAbout),
    ).toEqual(questions.map(question => question.id === named?.id));
    const toTalkAbout = shown.body.understanding.find((one: { isToTalkAbout: boolean }) => one.isToTalkAbout);
    expect(toTalkAbout).toMatchObject({ question: named?.question, answer: 'No' });
    expect(toTalkAbout.says).toContain('still have to pay');
  });
});
