import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { adviceSummaryPdf } from '@towpath/contracts/api/papers.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { addsDebt, hears, sendsLetter } from '../../testing/letters.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { daysLater, drawnUp, noting } from '../../testing/repaying.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.clock.set(BEGUN));
const staff = staffIn(() => test);
const TODAY = '2026-11-23';

type Caller = Pick<Walker, 'call'>;

/** What leads about who is owed, on the dashboard and in the advice. */
async function saidOf(person: Caller, creditor: string) {
  // Before there is an advice nothing is said of debts.
  const advice = (await person.call(recommendation, {})).answer;
  const { pressing } = (await person.call(myDashboard, {})).answer;
  const headings = (urgent: typeof advice.urgent) =>
    urgent.filter(({ debt }) => debt?.creditorName === creditor).map(({ step }) => step.heading);
  return { dashboard: headings(pressing.urgent), advice: headings(advice.urgent) };
}

async function paperOf(person: Caller): Promise<string> {
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const paper = await person.call(adviceSummaryPdf, { params: { recordId } });
  return (await readPdf(paper.bytes)).text.replace(/\s+/gu, ' ');
}

describe('a deal by letter', () => {
  it('is kept to on the dashboard, in the advice and on its paper alike, until it has gone further (DN-1532)', async () => {
    const person = await atAdvice(test, { debt: { currentBalance: 4000 } });
    const debtId = await addsDebt(person, {
      initialCreditorName: 'Lochside Council',
      creditTypeId: 24,
      currentBalance: 600,
      isInArrears: true,
      arrears: 600,
      hasArrangement: false,
    });
    const letterId = `council-tax-arrears.${debtId}`;
    await sendsLetter(person, letterId, TODAY);
    await hears(person, letterId, 'accepted', TODAY);
    const keeps = ['Keep to your deal with Lochside Council'];
    expect(await saidOf(person, 'Lochside Council')).toEqual({ dashboard: keeps, advice: keeps });
    expect(await paperOf(person)).toContain('Lochside Council: Council tax You have a deal to pay off');

    test.clock.forward(60_000);
    const body = { hasLegalAction: true, courtStage: 'bailiffs' } as const;
    (await person.call(changeDebt, { params: { debtId }, body })).answer;
    const { dashboard, advice } = await saidOf(person, 'Lochside Council');
    expect(advice).toEqual(dashboard);
    expect(dashboard[0]).toContain('bailiffs');
    expect([...dashboard, ...advice].join()).not.toContain('Keep to your deal');
  });

  it('is gone once a month was not paid, and again once its plan cannot be kept up (DN-1533)', async () => {
    const { person: before, planId, debts } = await drawnUp(test, staff, '2026-12-04');
    const debtId = debts.find(({ creditor }) => creditor === 'Marlow & Reed')?.id ?? '';
    const letterId = `pro-rata-offer.${debtId}`;
    await sendsLetter(before, letterId, TODAY);
    await hears(before, letterId, 'accepted', TODAY);
    // From then on it is one that comes first, and no court has it.
    (await before.call(changeDebt, { params: { debtId }, body: { isSecured: true } })).answer;
    const keeps = ['Keep to your deal with Marlow & Reed'];
    const rings = ['Ring Marlow & Reed this week'];
    expect(await saidOf(before, 'Marlow & Reed')).toEqual({ dashboard: keeps, advice: keeps });

    test.clock.set(new Date('2026-12-20T12:00:00Z'));
    const person = await daysLater(test, before);
    const { mine, note } = noting(person, planId);
    const due = '2026-12';
    expect((await note({ kind: 'not paid', due, debtIds: [debtId] })).status).toBe(200);
    expect(await saidOf(person, 'Marlow & Reed')).toEqual({ dashboard: rings, advice: rings });
    const entry = (await mine())?.happened.find(({ kind }) => kind === 'not paid')?.sequence ?? 0;
    expect((await note({ kind: 'taken back', entry })).status).toBe(200);
    expect(await saidOf(person, 'Marlow & Reed')).toEqual({ dashboard: keeps, advice: keeps });
    expect((await note({ kind: 'ended', why: 'broken' })).status).toBe(200);
    expect(await saidOf(person, 'Marlow & Reed')).toEqual({ dashboard: rings, advice: rings });
  });
});

describe('a claim at court', () => {
  it.each(['england', 'scotland', 'northern-ireland'] as const)(
    'is answered first on dashboard, advice and paper alike, and makes the work for its person urgent: %s (DN-1534, DN-1535)',
    async nation => {
      const person = await atAdvice(test, { qualifier: { nation }, debt: { currentBalance: 5000 } });
      const debtId = await addsDebt(person, {
        initialCreditorName: 'Wharf Loans',
        creditTypeId: 2,
        currentBalance: 2400,
        hasLegalAction: true,
        courtStage: 'court claim',
      });
      const day = nation === 'england' ? '2026-11-20' : '2026-12-14';
      const last = nation === 'england' ? '2026-12-09' : '2026-12-14';
      const told = { kind: 'claim day', debtId, day, isAnswered: false } as const;
      const { status } = await person.call(tellForLetters, { body: told });
      expect(status).toBe(200);
      const { dashboard, advice } = await saidOf(person, 'Wharf Loans');
      expect(dashboard[0]).toContain('court form from Wharf Loans');
      expect(advice).toEqual(dashboard);
      const paper = await paperOf(person);
      expect(paper).toMatch(/First things first • Wharf Loans: [^.]+ By [^.]+\. £2,400\. Answer the court,/u);
      expect(paper).not.toContain('it can be taken by bailiffs');
      const adviser = await staff.member();
      const inCase = await staff.send('GET', `/cases/${person.customerId}`, undefined, adviser.cookie);
      expect(inCase.body.pressing).toEqual([{ code: 'COURT_CLAIM', on: last }]);
    },
  );
});
