import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { debtIdOf } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';
const DAY = 24 * 3600 * 1000;

async function drawnUp(firstPayment = '2026-12-04') {
  const all = await repaying(test, staff);
  await all.goesOn();
  const { person, planId, note, mine } = all;
  const drawn = await note({ kind: 'draw up', firstPayment });
  expect(drawn.status).toBe(200);
  const inCase = async (on?: string) => {
    const { cookie } = await staff.member();
    const query = on === undefined ? '' : `?on=${on}`;
    const url = `/cases/${person.customerId}/repayment${query}`;
    return (await staff.send('GET', url, undefined, cookie)).body.repayment;
  };
  const onPaper = async (by: Pick<typeof person, 'call'> = person, on?: string) => {
    const { bytes } = await by.call(planPdf, { params: { planId }, query: on === undefined ? {} : { on } });
    return (await readPdf(bytes)).text.replaceAll(/\s+/gu, ' ');
  };
  const stands = async () => {
    const read = (await mine())?.stands;
    if (!read) throw new Error('The plan is not drawn up.');
    return read;
  };
  return { ...all, inCase, onPaper, stands };
}

/** Puts the answer of where a person lives right together with them. */
async function movesTo(customerId: string, nation: 'england' | 'scotland') {
  const { cookie } = await staff.member();
  const url = `/cases/${customerId}/answers/qualifier/nation`;
  const { choices, revision } = (await staff.send('GET', url, undefined, cookie)).body;
  const { id, value } = choices.find((one: { id: string }) => one.id === `nation.${nation}`);
  const body = { reason: 'You told us on the phone.', answers: [{ id, value }], revision, isSure: true };
  expect((await staff.send('PUT', url, body, cookie)).body.isSaved).toBe(true);
}

describe('the days of a plan that stands', () => {
  it('stay as they were told to lenders where its person lives in another nation since (DN-817)', async () => {
    const { person, stands, inCase, onPaper } = await drawnUp('2026-11-30');
    const days = async () => (await stands()).toCome.slice(0, 3).map(({ on }) => on);
    const told = ['2026-11-30', '2026-12-30', '2027-02-01'];
    expect(await days()).toEqual(told);
    const debtId = await debtIdOf(person, 'Kestrel Cards');
    const letter = async () => {
      const params = { letterId: `pro-rata-offer.${debtId}` };
      return JSON.stringify((await person.call(myLetter, { params })).answer.letter.blocks);
    };
    expect(await letter()).toContain('30 November 2026');
    // On that day banks are closed in Scotland alone.
    await movesTo(person.customerId, 'scotland');
    expect(await days()).toEqual(told);
    expect(await letter()).toContain('30 November 2026');
    expect((await inCase()).stands.toCome.map(({ on }: { on: string }) => on).slice(0, 3)).toEqual(told);
    expect(await onPaper()).toContain('30 November 2026');
  });

  it('go by the nation in which it was drawn up (DN-817)', async () => {
    const all = await repaying(test, staff, 'DMP', { nation: 'scotland' });
    await all.goesOn();
    const drawn = await all.note({ kind: 'draw up', firstPayment: '2026-12-04' });
    const days = drawn.answer.repayment.stands?.toCome.slice(0, 2).map(({ on }) => on);
    expect(days).toEqual(['2026-12-04', '2027-01-05']);
    await movesTo(all.person.customerId, 'england');
    expect((await all.mine())?.stands?.toCome[1]?.on).toBe('2027-01-05');
  });
});

describe('a creditor that gets another name in the list of debts', () => {
  it('has it wherever the plan is read today; what happened, and a paper of a day before, keep the name of then (DN-818, DN-819)', async () => {
    const all = await drawnUp();
    const { person, planId, inCase, note } = all;
    const debtId = await debtIdOf(person, 'Kestrel Cards');
    await note({ kind: 'offers sent', on: TODAY, debtIds: [debtId] });
    test.clock.forward(2 * DAY);
    const later = await daysLater(test, person);
    const changed = await later.call(changeDebt, {
      params: { debtId },
      body: { initialCreditorName: 'Kestrel Credit' },
    });
    expect(changed.status).toBe(200);
    const { mine } = noting(later, planId);
    const now = await mine();
    expect(now?.stands?.debts.find(({ id }) => id === debtId)?.creditor).toBe('Kestrel Credit');
    expect(now?.differences).toEqual([]);
    expect(now?.draft?.debts.map(({ creditor }) => creditor)).toContain('Kestrel Credit');
    expect(now?.happened.flatMap(({ creditors }) => creditors)).toEqual(['Kestrel Cards']);
    const names = async (on?: string) =>
      (await inCase(on)).stands.debts.map(({ creditor }: { creditor: string }) => creditor);
    expect(await names()).toContain('Kestrel Credit');
    expect(await names()).not.toContain('Kestrel Cards');
    expect(await names(TODAY)).toContain('Kestrel Cards');
    const paper = await all.onPaper(later);
    expect(paper).toContain('Kestrel Credit');
    const before = await all.onPaper(later, TODAY);
    expect(before).toContain('Kestrel Cards');
    expect(before).not.toContain('Kestrel Credit');
    const { letter } = (await later.call(myLetter, { params: { letterId: `pro-rata-offer.${debtId}` } }))
      .answer;
    expect(letter.to).toBe('Kestrel Credit');
  });
});

describe('a debt that a plan was drawn up without', () => {
  it('is not said to be paid off to the letters, and comes back with what is owed now (DN-820, DN-821, DN-930)', async () => {
    const { person, note, mine } = await drawnUp('2026-11-25');
    const debtId = await debtIdOf(person, 'Fenland Finance');
    const tell = async (isDisputed: boolean) =>
      expect((await person.call(changeDebt, { params: { debtId }, body: { isDisputed } })).status).toBe(200);
    await note({ kind: 'paid', on: TODAY, due: null, debtId, sum: 300_00 });
    await tell(true);
    expect((await note({ kind: 'draw up again', firstPayment: '2026-11-25' })).status).toBe(200);
    const out = (await mine())?.stands?.debts.find(({ id }) => id === debtId);
    expect(out?.out).toEqual({ on: TODAY, why: 'left out' });
    await tell(false);
    const read = await mine();
    expect(read?.differences).toContain('a debt more');
    expect(read?.notInPlan).toEqual(['Fenland Finance']);
    const { notToSend, others } = (await person.call(myLetters, {})).answer;
    expect(notToSend).toEqual([
      { to: 'Fenland Finance', says: expect.stringContaining('Draw your plan up anew'), isFirst: false },
    ]);
    expect(others.map(({ id }) => id)).toContain(`interest-freeze.${debtId}`);
    const drawn = await note({ kind: 'draw up again', firstPayment: '2026-11-25' });
    const back = drawn.answer.repayment.stands?.debts.find(({ id }) => id === debtId);
    expect(back).toMatchObject({ owed: 5080_00, paid: 300_00, out: null });
  });
});
