import { handOverApplication, takeBackApplication } from '@towpath/contracts/api/applications.ts';
import { recommendationAdviceCallback } from '@towpath/contracts/api/callbacks.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt, myDebts } from '@towpath/contracts/api/debts.ts';
import { editLetter, myLetter, myLetters, readLetter, sendLetter } from '@towpath/contracts/api/letters.ts';
import { choosePlan, myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { answerAll, applicationOf, choseOrder } from '../../testing/applying.ts';
import { chooses } from '../../testing/choosing.ts';
import { decidingIn } from '../../testing/deciding.ts';
import { handingOverIn } from '../../testing/handingOver.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { daysLater, noting, repaying } from '../../testing/repaying.ts';
import { sentOffIn } from '../../testing/sentOff.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { BEGUN } from '../../testing/testClock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const handing = handingOverIn(
  () => test,
  staff,
  decidingIn(() => test, staff),
);
const sent = sentOffIn(() => test, staff, handing);
const DAY = 24 * 60 * 60 * 1000;
const TODAY = '2026-11-23';

const dashboardOf = async (person: Pick<Walker, 'call'>) => (await person.call(myDashboard, {})).answer;

describe('what leads for who repays by a plan', () => {
  it('is the offers to send, then whom they wait for, what is paid when, who was silent, and what is to be marked (DN-314, DN-315, DN-477)', async () => {
    const { person, planId, note, goesOn } = await repaying(test, staff);
    await goesOn();
    const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    const debts = drawn.answer.repayment.stands?.debts ?? [];
    const start = await dashboardOf(person);
    expect(start.oneThing).toMatchObject({ heading: 'Send your offers', leadsTo: 'letters' });
    expect(start.dates.filter(({ stake }) => stake === 'plan')).toHaveLength(1);

    await note({ kind: 'offers sent', on: TODAY, debtIds: debts.map(({ id }) => id) });
    const sent = await dashboardOf(person);
    expect(sent.oneThing).toBeNull();
    expect(sent.waits).toEqual([
      expect.objectContaining({ who: `${debts.length} of those you owe`, what: 'Answer your offers' }),
    ]);
    expect(sent.dates[0]).toMatchObject({ stake: 'plan', day: '2026-12-01', title: 'Plan payments, £240' });
    expect(sent.goingDown).toMatchObject({ sums: { paid: 0, owed: 12_056_00 }, today: TODAY });

    const [first, second] = debts;
    await note({ kind: 'answered', on: TODAY, sum: null, debtId: first?.id ?? '', answer: 'accepts' });
    await note({
      kind: 'answered',
      on: TODAY,
      sum: 120_00,
      debtId: second?.id ?? '',
      answer: 'asks for more',
    });
    const answered = await dashboardOf(person);
    expect(answered.waits.map(({ who }) => who)).toEqual(debts.slice(2).map(({ creditor }) => creditor));
    expect(answered.oneThing?.heading).toBe(`Look at what ${second?.creditor} said`);

    test.clock.forward(29 * DAY);
    const later = await daysLater(test, person);
    const then = await dashboardOf(later);
    expect(then.waits).toEqual([]);
    const late = then.dates.filter(({ isLate }) => isLate).map(({ title }) => title);
    expect(late).toContain(`No answer from ${debts[2]?.creditor} yet`);
    // Its day has passed, and nothing was said of it.
    expect(late).toContain('Say what you paid');
    expect(then.dates).toContainEqual(
      expect.objectContaining({ title: 'Plan payments, £240', day: '2027-01-04', isLate: false }),
    );
    await noting(later, planId).note({
      kind: 'paid',
      on: '2026-12-01',
      due: '2026-12',
      debtId: null,
      sum: null,
    });
    const paid = await dashboardOf(later);
    expect(paid.standing).toBe('Your plan is on track, 1 payment in.');
    expect(paid.goingDown?.sums).toMatchObject({ paid: 240_00, owed: 11_816_00 });
    expect(paid.done).toContainEqual({ what: 'You paid £240', on: '2026-12-01' });
    test.clock.set(BEGUN);
  });
});

describe('what leads for who fills in a form', () => {
  it('is the form with what it lacks, then who reads it, and the form again once an answer has changed (DN-316, DN-616)', async () => {
    const { person, planId } = await choseOrder(test);
    await answerAll(person);
    const { revision } = await applicationOf(person);
    // The talk that an insolvency waits for keeps nobody from their form.
    expect((await dashboardOf(person)).oneThing).toMatchObject({ heading: 'Hand over your form' });
    const asks = { stepId: 'full-advice', callbackRequired: true, contactNumber: '07700 900123' };
    (await person.call(recommendationAdviceCallback, { body: asks })).answer;
    const ready = await dashboardOf(person);
    expect(ready.oneThing).toMatchObject({ heading: 'Hand over your form', leadsTo: 'application' });
    (await person.call(handOverApplication, { body: { planId, revision, asItIs: false } })).answer;
    const handed = await dashboardOf(person);
    expect(handed.oneThing?.leadsTo).not.toBe('application');
    expect(handed.waits).toContainEqual(expect.objectContaining({ who: 'An adviser', by: null }));
    expect(handed.done.map(({ what }) => what)).toContain('You handed over your form');
    expect(handed.dates.map(({ leadsTo }) => leadsTo)).not.toContain('application');
    const debt = (await person.call(myDebts, {})).answer.debts[0];
    const params = { debtId: debt?.id ?? '' };
    (await person.call(changeDebt, { params, body: { currentBalance: 15_900 } })).answer;
    const changed = await dashboardOf(person);
    expect(changed.dates).toContainEqual(
      expect.objectContaining({ title: 'Your form', leadsTo: 'application' }),
    );
    expect(changed.oneThing).toMatchObject({
      heading: 'Hand over what is right now',
      leadsTo: 'application',
    });
    expect(changed.oneThing?.text).toContain('You changed one answer since you handed it over.');
    (await person.call(takeBackApplication, { body: { planId } })).answer;
  });
});

describe('what was done by who applied for an administration order', () => {
  it('is that they handed over their form, and not that they filled it in beside (DN-1106)', async () => {
    const { person } = await sent.applied('AO');
    const { plan } = (await person.call(myPlan, {})).answer;
    expect(plan?.steps.find(({ what }) => what === 'You fill in the form')).toMatchObject({ isDone: true });
    const done = (await dashboardOf(person)).done.map(({ what }) => what);
    expect(done).toContain('You handed over your form');
    expect(done).not.toContain('You fill in the form');
    test.clock.set(BEGUN);
  });
});

describe('what stands beside what cannot wait', () => {
  it('is the form of Breathing Space that lacks answers, begun or not (DN-415)', async () => {
    const person = await atAdvice(test, { qualifier: { urgent: 'court' } });
    const { recordId } = (await person.call(recommendation, {})).answer;
    const chosen = await chooses(person, { recordId: recordId ?? '', shortName: 'BS' });
    expect(chosen.status).toBe(200);
    const { revision, filled } = await applicationOf(person);
    expect([revision, filled.missing.length > 0]).toEqual([0, true]);
    const { leads, dates, oneThing } = await dashboardOf(person);
    expect(leads).toBe('matter');
    expect(dates).toContainEqual(expect.objectContaining({ title: 'Your form', leadsTo: 'application' }));
    // What the plan has them do first stays first.
    expect(oneThing?.heading).toBe('Ask us to ring you');
  });
});

describe('what leads for who sends letters', () => {
  const FILLS: Readonly<Record<string, string>> = {
    address: '14 Tannery Row\nLeeds LS9 0ZZ',
    creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
  };

  it('is the letter that is read, then its answer until its day, then to write again (DN-317)', async () => {
    const person = await atAdvice(test);
    const { recordId, recommended } = (await person.call(recommendation, {})).answer;
    const shortName = recommended?.product.shortName ?? '';
    const choice = { shortName, recordId: recordId ?? '', replaces: null, hasReadRisks: true };
    (await person.call(choosePlan, { body: choice })).answer;
    const letterId = (await person.call(myLetters, {})).answer.letters[0]?.id ?? '';
    const params = { letterId };
    const letter = async () => (await person.call(myLetter, { params })).answer.letter;
    const { blocks, from, addressee, reference, closing, title } = await letter();
    const lines = [...from, ...addressee, reference, ...closing, ...blocks.flatMap(one => one.lines)];
    const open = lines.flat().flatMap(({ place }) => (place?.status === 'fill in' ? place.name : []));
    for (const place of new Set(open)) {
      const value = FILLS[place] ?? 'KC 2281';
      (await person.call(editLetter, { params, body: { place, value, was: '' } })).answer;
    }
    (await person.call(readLetter, { params, body: { shown: (await letter()).shown } })).answer;
    expect((await dashboardOf(person)).dates).toContainEqual(
      expect.objectContaining({ title: 'A letter to send', leadsTo: 'letters', day: null }),
    );

    const { shown } = await letter();
    await person.call(sendLetter, { params, body: { shown, version: 1, on: TODAY, by: 'post' } });
    const sent = await dashboardOf(person);
    expect(sent.dates.map(({ leadsTo }) => leadsTo)).not.toContain('letters');
    const awaited = sent.waits.find(({ who }) => who === 'Kestrel Cards');
    expect(awaited).toMatchObject({ what: `Answers your letter “${title}”`, isLate: false });
    expect(sent.done).toContainEqual({ what: 'You wrote to Kestrel Cards', on: TODAY });

    test.clock.forward(60 * DAY);
    const later = await dashboardOf(await daysLater(test, person));
    expect(later.waits.map(({ who }) => who)).not.toContain('Kestrel Cards');
    expect(later.dates).toContainEqual(
      expect.objectContaining({
        title: 'No answer from Kestrel Cards yet',
        day: awaited?.by,
        isLate: true,
      }),
    );
    test.clock.set(BEGUN);
  });
});
