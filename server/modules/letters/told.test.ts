import { myDebts } from '@towpath/contracts/api/debts.ts';
import { takeBackHealthOfLetters, tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { editLetter, myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { daysLater } from '../../testing/repaying.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Pack = Awaited<ReturnType<typeof pack>>;
const pack = async (person: Pick<Walker, 'call'>) => (await person.call(myLetters, {})).answer;
const ids = ({ letters, others }: Pack) => [...letters, ...others].map(({ id }) => id.split('.')[0]);
const fact = ({ facts }: Pack, kind: string) => facts.find(one => one.kind === kind);
const oneDebt = async (person: Walker) => (await person.call(myDebts, {})).answer.debts[0]?.id ?? '';
const DAY = 24 * 3600 * 1000;
const today = () => test.clock.now().toISOString().slice(0, 10);

describe('what letters need to know and nothing else says', () => {
  it('is asked of a very old debt: only once somebody asks for it is there a letter, which says it is too old (DN-455)', async () => {
    const person = await atAdvice(test, { debt: { isVeryOld: true } });
    const debtId = await oneDebt(person);
    const before = await pack(person);
    expect(fact(before, 'chased')).toEqual({
      kind: 'chased',
      debtId,
      creditor: 'Kestrel Cards',
      dayIs: null,
      known: null,
    });
    expect(ids(before)).not.toContain('statute-barred-england-wales');
    const no = await person.call(tellForLetters, { body: { kind: 'chased', debtId, isSo: false } });
    expect(ids(no.answer.pack)).not.toContain('statute-barred-england-wales');
    expect(no.answer.pack.notToSend.map(({ to }) => to)).toEqual(['Kestrel Cards']);
    const yes = await person.call(tellForLetters, { body: { kind: 'chased', debtId, isSo: true } });
    expect(ids(yes.answer.pack)).toContain('statute-barred-england-wales');
    expect(ids(yes.answer.pack)).not.toContain('pro-rata-offer');
    expect(fact(yes.answer.pack, 'chased')?.known).toMatchObject({ isSo: true, from: 'said', on: today() });
  });

  it('is asked again after half a year, and the letter is not there meanwhile (DN-455)', async () => {
    const person = await atAdvice(test, { debt: { isVeryOld: true } });
    const debtId = await oneDebt(person);
    await person.call(tellForLetters, { body: { kind: 'chased', debtId, isSo: true } });
    test.clock.forward(190 * DAY);
    const { facts } = await pack(await daysLater(test, person));
    expect(facts.find(({ kind }) => kind === 'chased')?.known).toBeNull();
  });

  it('is a sum to settle with, in pounds as typed, or nothing (DN-456)', async () => {
    const person = await atAdvice(test);
    const before = await pack(person);
    expect(fact(before, 'lump sum')?.known).toMatchObject({ isSo: false, from: 'told' });
    expect(ids(before)).not.toContain('full-and-final-offer');
    const slip = await person.call(tellForLetters, { body: { kind: 'lump sum', sum: 'a lot' } });
    expect([slip.status, slip.error?.code, slip.error?.fields?.[0]?.field]).toEqual([
      400,
      'VALIDATION_FAILED',
      'sum',
    ]);
    const said = await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '£1,200' } });
    expect(fact(said.answer.pack, 'lump sum')?.known).toMatchObject({ isSo: true, sum: 1200_00 });
    expect(ids(said.answer.pack)).toContain('full-and-final-offer');
    const none = await person.call(tellForLetters, { body: { kind: 'lump sum', sum: '' } });
    expect(ids(none.answer.pack)).not.toContain('full-and-final-offer');
  });

  it('is what protects the person by law: then nobody is written to but who goes on all the same (DN-457)', async () => {
    const person = await atAdvice(test);
    expect(fact(await pack(person), 'in force')?.known).toMatchObject({ isSo: false, from: 'told' });
    const wrong = await person.call(tellForLetters, { body: { kind: 'in force', solution: 'MOR' } });
    expect([wrong.status, wrong.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    const said = await person.call(tellForLetters, { body: { kind: 'in force', solution: 'BS' } });
    expect(ids(said.answer.pack)).toContain('breathing-space-tell');
    expect(ids(said.answer.pack)).not.toContain('holding-request');
    const order = await person.call(tellForLetters, { body: { kind: 'in force', solution: 'DRO' } });
    expect(ids(order.answer.pack)).toContain('debt-relief-order-tell');
    expect(ids(order.answer.pack)).not.toContain('breathing-space-tell');
    const over = await person.call(tellForLetters, { body: { kind: 'in force', solution: null } });
    expect(ids(over.answer.pack)).toContain('holding-request');
  });

  it('is known of a plan that those who decide have said yes to, until its days are over (DN-457)', async () => {
    const person = await atAdvice(test);
    const at = test.clock.now();
    const id = '6f1f3f0a-52a5-4a5e-9a56-0d1d2f8c1b11';
    const of = { customer_id: person.customerId };
    const record_id = (await person.call(recommendation, {})).answer.recordId ?? '';
    await test.database
      .insertInto('plans')
      .values({
        ...of,
        id,
        record_id,
        short_name: 'BS',
        state: 'accepted',
        chosen_at: at,
        changed_at: at,
        sealed_understanding: null,
      })
      .execute();
    const change = {
      ...of,
      plan_id: id,
      sequence: 1,
      at,
      state: 'accepted',
      moved_by: 'receiver',
      noted_by: null,
    };
    await test.database.insertInto('plan_changes').values(change).execute();
    const running = await pack(person);
    expect(fact(running, 'in force')?.known).toMatchObject({ isSo: true, solution: 'BS', from: 'plan' });
    expect(ids(running)).toContain('breathing-space-tell');
    test.clock.forward(61 * DAY);
    const after = await pack(await daysLater(test, person));
    expect(ids(after)).not.toContain('breathing-space-tell');
  });

  it('is a yes to a letter that tells of health, which is taken back with what was written for it (DN-458)', async () => {
    const person = await atAdvice(test, { debt: { hasLegalAction: true, courtStage: 'bailiffs' } });
    const before = await pack(person);
    expect(fact(before, 'health')?.known).toBeNull();
    expect(ids(before)).not.toContain('bailiff-vulnerable');
    const yes = await person.call(tellForLetters, { body: { kind: 'health', agrees: true } });
    expect(ids(yes.answer.pack)).toContain('bailiff-vulnerable');
    const letterId = `bailiff-vulnerable.${await oneDebt(person)}`;
    const params = { letterId };
    const body = { place: 'needs', value: 'I have panic attacks', was: '' };
    expect((await person.call(editLetter, { params, body })).status).toBe(200);
    const { answer: back } = await person.call(takeBackHealthOfLetters, {});
    expect(fact(back.pack, 'health')?.known).toMatchObject({ isSo: false, on: today() });
    expect(ids(back.pack)).toContain('bailiff-vulnerable');
    const { letter } = (await person.call(myLetter, { params })).answer;
    expect(letter.stops).toContain('Say first that you want that');
    expect(JSON.stringify(letter)).not.toContain('panic');
    const { sealed } = await test.database
      .selectFrom('letter_facts')
      .select('sealed')
      .where('customer_id', '=', person.customerId)
      .executeTakeFirstOrThrow();
    expect(sealed.toString('latin1')).not.toContain('agrees');
  });

  it('is of their own debts alone (DN-455)', async () => {
    const [person, other] = [await atAdvice(test), await atAdvice(test)];
    const body = { kind: 'chased', debtId: await oneDebt(other), isSo: true } as const;
    expect((await person.call(tellForLetters, { body })).error?.code).toBe('NOT_FOUND');
    expect(await pack(person)).toMatchObject({ facts: [{ kind: 'in force' }, { kind: 'lump sum' }] });
  });
});
