import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addsDebt, hears, sendsLetter } from '../../testing/letters.ts';
import { daysLater, drawnUp, noting, repaying } from '../../testing/repaying.ts';
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

describe('a lender of the plan who has gone to court', () => {
  it('has the court answered and not the lender asked again, and then the court decide (DN-1423, DN-1424)', async () => {
    const one = await drawnUp(test, staff, '2026-12-20');
    const debtId = one.debts.find(({ creditor }) => creditor === 'Kestrel Cards')?.id ?? '';
    await one.note({ kind: 'offers sent', on: '2026-11-23', debtIds: one.debts.map(({ id }) => id) });
    test.clock.set(new Date('2026-12-01T12:00:00Z'));
    const person = await daysLater(test, one.person);
    const { mine, note } = noting(person, one.planId);
    const standing = async () => (await mine())?.stands?.debts.find(({ id }) => id === debtId);
    await note({ kind: 'answered', on: '2026-12-01', debtId, answer: 'refuses', sum: null });
    expect(await standing()).toMatchObject({ next: { step: 'ask again' } });

    const body = { hasLegalAction: true, courtStage: 'court claim' } as const;
    (await person.call(changeDebt, { params: { debtId }, body })).answer;
    const told = { kind: 'claim day', debtId, day: '2026-11-27', isAnswered: false } as const;
    (await person.call(tellForLetters, { body: told })).answer;
    expect(await standing()).toMatchObject({
      standing: 'at court',
      next: { step: 'answer the court', who: 'you', by: '2026-12-16' },
    });
    const claimed = (await person.call(myDashboard, {})).answer;
    expect(claimed.oneThing).toMatchObject({ heading: 'Answer the court form from Kestrel Cards' });
    expect(claimed.dates.map(({ text }) => text).join(' ')).not.toContain('ask again');
    expect((await mine())?.stands?.tasks).toContain('answer the court');

    await sendsLetter(person, `court-claim-reply.${debtId}`, '2026-12-01');
    await hears(person, `court-claim-reply.${debtId}`, 'refused', '2026-12-01');
    expect(await standing()).toMatchObject({
      standing: 'at court',
      next: { step: 'the court decides', who: 'a court', by: null },
    });
    const answered = (await person.call(myDashboard, {})).answer;
    expect(answered.dates.map(({ text }) => text).join(' ')).not.toContain('ask again');
    expect(answered.waits).toContainEqual(
      expect.objectContaining({ who: 'The court', what: 'Decides on what you pay Kestrel Cards' }),
    );
  });

  it('has a letter in Northern Ireland, and no offer counted that has none (DN-1421, DN-1422)', async () => {
    const { person, goesOn, note, mine } = await repaying(test, staff, 'DMP', { nation: 'northern-ireland' });
    await goesOn();
    const debtId = await addsDebt(person, {
      initialCreditorName: 'Wharf Cards',
      creditTypeId: 1,
      currentBalance: 2000,
      hasLegalAction: true,
      courtStage: 'court claim',
    });
    await note({ kind: 'draw up', firstPayment: '2026-12-20' });
    const told = { kind: 'claim day', debtId, day: '2026-12-14', isAnswered: false } as const;
    (await person.call(tellForLetters, { body: told })).answer;
    const { oneThing, dates } = (await person.call(myDashboard, {})).answer;
    expect(oneThing).toMatchObject({
      heading: 'Answer the court form from Wharf Cards',
      leadsTo: 'letters',
    });
    const { letters, offers } = (await person.call(myLetters, {})).answer;
    const ofCourt = letters.find(({ id }) => id === `court-claim-reply-ni.${debtId}`);
    const stands = (await mine())?.stands;
    const inPlan = stands?.debts.find(({ id }) => id === debtId);
    expect(ofCourt?.share).toBe(inPlan?.payment);
    expect(offers?.total).toBe(stands?.monthly);
    const toSend = letters.filter(({ id }) => id.startsWith('pro-rata-offer.'));
    expect(stands?.headline).toEqual({ says: 'offers to send', count: toSend.length, of: toSend.length });
    expect(dates.map(({ title }) => title)).toContain(`${toSend.length} offers to send`);

    await sendsLetter(person, `court-claim-reply-ni.${debtId}`, '2026-11-23');
    expect((await mine())?.stands?.debts.find(({ id }) => id === debtId)).toMatchObject({
      standing: 'waiting',
      next: { step: 'they answer', by: '2026-12-21' },
    });
  });
});
