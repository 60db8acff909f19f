import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { myLetter, myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt, sendsLetter } from '../../testing/letters.ts';
import { repaying } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

/** Somebody with a plan, and a lender who has gone to court. */
async function withClaim(nation: 'england' | 'scotland' = 'england', debt: object = {}) {
  const { person } = await repaying(test, staff, nation === 'scotland' ? 'DAS' : 'DMP', { nation });
  const debtId = await addsDebt(person, {
    initialCreditorName: 'Wharf Loans',
    creditTypeId: 2,
    currentBalance: 2400,
    hasLegalAction: true,
    courtStage: 'court claim',
    ...debt,
  });
  const dashboard = async () => (await person.call(myDashboard, {})).answer;
  const claim = async () => (await dashboard()).dates.find(({ stake }) => stake === 'court papers');
  const fact = async () =>
    (await person.call(myLetters, {})).answer.facts.find(({ kind }) => kind === 'claim day');
  const tell = (day: string, isAnswered = false) =>
    person.call(tellForLetters, { body: { kind: 'claim day', debtId, day, isAnswered } });
  return { person, debtId, dashboard, claim, fact, tell };
}

describe('a claim at court', () => {
  it('has its date looked for first, and then its last day by the law of England and Wales, the gravest first (DN-1200, DN-1201)', async () => {
    const { dashboard, claim, fact, tell } = await withClaim();
    expect(await claim()).toMatchObject({ day: null, leadsTo: 'letters', title: 'Court form, Wharf Loans' });
    expect(await fact()).toMatchObject({ creditor: 'Wharf Loans', dayIs: 'issued', known: null });
    expect((await tell('2026-11-20')).status).toBe(200);
    expect(await claim()).toMatchObject({ day: '2026-12-09', isLate: false, danger: 'loses' });
    expect((await claim())?.text).toContain(
      'acknowledgement of service back by then, you have until Wednesday 23 December',
    );
    expect((await dashboard()).dates[0]?.stake).toBe('court papers');
    expect((await fact())?.known).toMatchObject({ day: '2026-11-20', isSo: false, from: 'said', on: TODAY });
  });

  it('is said with its last day on the letter that answers it and in the list, and that the day is over (DN-1546)', async () => {
    const { person, debtId, tell } = await withClaim();
    const letterId = `court-claim-reply.${debtId}`;
    const lastDay = async () => {
      const { letters, others } = (await person.call(myLetters, {})).answer;
      const listed = [...letters, ...others].find(({ id }) => id === letterId)?.lastDay;
      const { letter } = (await person.call(myLetter, { params: { letterId } })).answer;
      expect(letter.lastDay).toEqual(listed);
      return listed;
    };
    expect(await lastDay()).toMatchObject({ day: null, isOver: false, short: 'It has a last day' });
    await tell('2026-11-20');
    expect(await lastDay()).toMatchObject({ day: '2026-12-09', heading: 'Answer by Wednesday 9 December' });
    await tell('2026-10-20');
    const over = await lastDay();
    expect(over).toMatchObject({ day: '2026-11-08', isOver: true });
    expect(over?.text).toContain('Ring us now, before you send this.');
    expect(over?.text).toContain('It gives you no more time.');
    await tell('2026-10-20', true);
    expect(await lastDay()).toBeNull();
  });

  it('leads in place of ringing who makes it, before other bills that come first (DN-1205)', async () => {
    const { person, dashboard, tell } = await withClaim('england', { isInArrears: true, arrears: 2400 });
    await addsDebt(person, {
      initialCreditorName: 'Lochside Council',
      creditTypeId: 24,
      currentBalance: 600,
      isInArrears: true,
      arrears: 600,
    });
    const headings = async () => (await dashboard()).pressing.urgent.map(({ step }) => step.heading);
    expect((await headings()).slice(0, 2)).toEqual([
      'Look for the date on the court form from Wharf Loans',
      'Ring Lochside Council this week',
    ]);
    await tell('2026-11-20');
    const { leads, pressing } = await dashboard();
    expect(leads).toBe('matter');
    expect(pressing.urgent[0]).toMatchObject({
      says: expect.stringMatching(/^By Wednesday 9 December\. £2,400\. Answer the court/u),
      step: { heading: 'Answer the court form from Wharf Loans', ringsThem: false },
    });
    await tell('2026-11-20', true);
    expect(await headings()).toContain('Ring Wharf Loans this week');
  });

  it('has the day that its form names in Scotland (DN-1200)', async () => {
    const { claim, fact, tell } = await withClaim('scotland');
    expect(await fact()).toMatchObject({ dayIs: 'last to reply' });
    expect((await tell('2026-12-14')).status).toBe(200);
    const { day, text } = (await claim()) ?? {};
    expect(day).toBe('2026-12-14');
    expect(text).not.toContain('acknowledgement');
  });

  it('refuses a day that cannot stand on the form, at its field, and another’s debt (DN-1201)', async () => {
    const one = await withClaim();
    for (const day of ['2026-11-24', '2019-01-01', '2026-02-30', 'soon', '']) {
      const refused = await one.tell(day);
      expect([refused.status, refused.error?.code], day).toEqual([400, 'VALIDATION_FAILED']);
      expect(refused.error).toMatchObject({ fields: [{ field: 'day' }] });
    }
    const other = await withClaim();
    const body = { kind: 'claim day', debtId: one.debtId, day: '2026-11-20', isAnswered: false } as const;
    expect((await other.person.call(tellForLetters, { body })).error?.code).toBe('NOT_FOUND');
    expect(await one.claim()).toMatchObject({ day: null });
  });

  it('waits for its person no more once they say that it is answered, or the letter to it has gone (DN-1202)', async () => {
    const said = await withClaim();
    expect((await said.tell('', true)).status).toBe(200);
    expect(await said.claim()).toBeUndefined();
    expect((await said.fact())?.known).toMatchObject({ isSo: true, day: null });

    const wrote = await withClaim();
    await wrote.tell('2026-11-20');
    expect(await wrote.claim()).toMatchObject({ day: '2026-12-09' });
    await sendsLetter(wrote.person, `court-claim-reply.${wrote.debtId}`, TODAY);
    expect(await wrote.claim()).toBeUndefined();
  });

  it('says so once its day is over, and has a debt that may not be owed talked over first (DN-1203)', async () => {
    const late = await withClaim();
    await late.tell('2026-10-01');
    expect(await late.claim()).toMatchObject({ day: '2026-10-20', isLate: true });
    expect((await late.claim())?.text).toContain('do so today');
    const doubted = await withClaim('england', { isDisputed: true });
    await doubted.tell('2026-11-20');
    expect(await doubted.claim()).toMatchObject({ day: '2026-12-09', leadsTo: 'talk' });
  });
});
