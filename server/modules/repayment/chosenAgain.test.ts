import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { choosePlan, notePlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooses } from '../../testing/choosing.ts';
import { debtIdOf, hears, sendsLetter } from '../../testing/letters.ts';
import { noting, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const BEGINS = '2026-12-20';

/** A plan in which one debt was paid off, on one something was paid, and the balance of one was put right; then left. */
async function left() {
  const all = await repaying(test, staff);
  await all.goesOn();
  const { person, note, mine } = all;
  const [marlow, kestrel, barrowby, fenland] = [
    await debtIdOf(person, 'Marlow & Reed'),
    await debtIdOf(person, 'Kestrel Cards'),
    await debtIdOf(person, 'Barrowby Bank'),
    await debtIdOf(person, 'Fenland Finance'),
  ];
  test.clock.forward(60_000);
  await note({ kind: 'draw up', firstPayment: BEGINS });
  await note({ kind: 'offers sent', on: TODAY, debtIds: [kestrel] });
  await note({ kind: 'closed', on: TODAY, debtId: marlow, why: 'written off' });
  await note({ kind: 'paid', on: TODAY, due: null, debtId: kestrel, sum: 1000_00 });
  await note({ kind: 'balance put right', on: TODAY, debtId: barrowby, balance: 1700_00, why: 'statement' });
  const stands = (await mine())?.stands;
  expect(stands?.debts.find(({ id }) => id === marlow)?.out).toMatchObject({ why: 'written off' });
  test.clock.forward(60_000);
  expect((await note({ kind: 'ended', why: 'left' })).status).toBe(200);
  test.clock.forward(60_000);
  /** Chooses the plan again, and gives what is noted of it. */
  const again = async () => {
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    const body = { recordId, shortName: 'DMP', replaces: null, hasReadRisks: true };
    const { plan } = (await person.call(choosePlan, { body })).answer;
    await person.call(notePlan, {
      params: { planId: plan.id },
      body: { from: 'chosen', to: 'being prepared' },
    });
    return noting(person, plan.id);
  };
  return { person, again, marlow, kestrel, barrowby, fenland };
}

describe('a plan that was left and is chosen again', () => {
  it('is drawn up by what is owed now, offers nothing on what was written off, and its own payments change no balance (DN-721)', async () => {
    const { again, marlow, kestrel, barrowby, fenland } = await left();
    const { note, mine } = await again();
    const inDraft = (await mine())?.draft?.debts.map(({ id }) => id);
    expect(inDraft).toHaveLength(3);
    expect(inDraft).not.toContain(marlow);
    const { stands } = (await note({ kind: 'draw up', firstPayment: BEGINS })).answer.repayment;
    const owed = new Map(stands?.debts.map(({ id, owed }) => [id, owed]));
    expect(owed).toEqual(
      new Map([
        [fenland, 5380_00],
        [kestrel, 3212_00],
        [barrowby, 1700_00],
      ]),
    );
    test.clock.forward(60_000);
    const paid = await note({ kind: 'paid', on: TODAY, due: null, debtId: kestrel, sum: 12_00 });
    const now = paid.answer.repayment;
    expect(now.stands?.debts.find(({ id }) => id === kestrel)?.owed).toBe(3200_00);
    expect(now.differences).toEqual([]);
  });

  it('has letters that say what is owed now, and none that offers on what was written off, before it is drawn up too (DN-721)', async () => {
    const { person, again, marlow, kestrel } = await left();
    const { note } = await again();
    const offers = async () =>
      (await person.call(myLetters, {})).answer.letters.filter(({ id }) => id.startsWith('pro-rata-offer'));
    const said = async () => {
      const params = { letterId: `pro-rata-offer.${kestrel}` };
      return JSON.stringify((await person.call(myLetter, { params })).answer.letter);
    };
    expect(await offers()).toHaveLength(3);
    expect((await offers()).map(({ id }) => id)).not.toContain(`pro-rata-offer.${marlow}`);
    expect(await said()).toContain('£3,212');
    await note({ kind: 'draw up', firstPayment: BEGINS });
    expect((await offers()).map(({ id }) => id)).not.toContain(`pro-rata-offer.${marlow}`);
    expect(await said()).toContain('£3,212');
    expect(await said()).not.toContain('£4,212');
  });

  it('goes by the list where another balance was typed there since (DN-720)', async () => {
    const { person, again, marlow } = await left();
    const typed = await person.call(changeDebt, {
      params: { debtId: marlow },
      body: { currentBalance: 120 },
    });
    expect(typed.status).toBe(200);
    const { mine } = await again();
    expect((await mine())?.draft?.debts.find(({ id }) => id === marlow)?.balance).toBe(120_00);
  });
});

describe('a plan that is chosen again after what gives time by law', () => {
  it('offers what it pays to all anew, and says so of who had said yes; nobody is named once their offer went (DN-522, DN-824)', async () => {
    const { person, goesOn, note, advice } = await repaying(test, staff);
    await goesOn();
    await note({ kind: 'draw up', firstPayment: BEGINS });
    const [marlow, kestrel] = [
      await debtIdOf(person, 'Marlow & Reed'),
      await debtIdOf(person, 'Kestrel Cards'),
    ];
    for (const id of [marlow, kestrel]) await sendsLetter(person, `pro-rata-offer.${id}`, TODAY);
    await hears(person, `pro-rata-offer.${marlow}`, 'accepted', TODAY);
    await note({ kind: 'paid', on: TODAY, due: '2026-12', debtId: marlow, sum: 10_00 });
    test.clock.forward(60_000);
    expect((await note({ kind: 'ended', why: 'left' })).status).toBe(200);
    test.clock.forward(60_000);
    const recordId = advice.recordId ?? '';
    const time = await chooses(person, { recordId, shortName: 'BS' });
    expect(time.status).toBe(200);
    test.clock.forward(60_000);
    const replaces = time.answer.plan.id;
    const body = { recordId, shortName: 'DMP', replaces, hasReadRisks: true };
    const { plan } = (await person.call(choosePlan, { body })).answer;
    const params = { planId: plan.id };
    await person.call(notePlan, { params, body: { from: 'chosen', to: 'being prepared' } });
    const next = noting(person, plan.id);
    expect((await next.mine())?.offeredAgain).toEqual(['Marlow & Reed']);
    const drawn = await next.note({ kind: 'draw up', firstPayment: BEGINS });
    expect(drawn.answer.repayment.offeredAgain).toEqual(['Marlow & Reed']);
    expect(drawn.answer.repayment.stands?.headline).toEqual({ says: 'offers to send', count: 4, of: 4 });
    const sent = await next.note({ kind: 'offers sent', on: TODAY, debtIds: [marlow] });
    expect(sent.answer.repayment.offeredAgain).toEqual([]);
  });
});

describe('what gives time by law, chosen after a plan', () => {
  it('leaves the offers that went as they are, with their answers, and more can be noted (DN-722)', async () => {
    const { person, goesOn, note, advice } = await repaying(test, staff);
    await goesOn();
    await note({ kind: 'draw up', firstPayment: BEGINS });
    const debtIds = [await debtIdOf(person, 'Marlow & Reed'), await debtIdOf(person, 'Kestrel Cards')];
    const [accepts = '', waits = ''] = debtIds.map(id => `pro-rata-offer.${id}`);
    await sendsLetter(person, accepts, TODAY);
    await sendsLetter(person, waits, TODAY);
    await hears(person, accepts, 'accepted', TODAY);
    test.clock.forward(60_000);
    expect((await note({ kind: 'ended', why: 'left' })).status).toBe(200);
    test.clock.forward(60_000);
    const chosen = await chooses(person, { recordId: advice.recordId ?? '', shortName: 'BS' });
    expect(chosen.status).toBe(200);
    const offers = async () => {
      const { letters } = (await person.call(myLetters, {})).answer;
      const its = letters.filter(({ id }) => id.startsWith('pro-rata-offer'));
      return Object.fromEntries(its.map(({ id, state }) => [id, state.kind]));
    };
    expect(await offers()).toEqual({ [accepts]: 'answered', [waits]: 'sent' });
    expect((await hears(person, waits, 'refused', TODAY)).state.kind).toBe('answered');
    expect(await offers()).toEqual({ [accepts]: 'answered', [waits]: 'answered' });
  });
});
