import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { answerLetter, myLetters, takeLetterBack } from '@towpath/contracts/api/letters.ts';
import { paperVersions } from '@towpath/contracts/api/papers.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Walker } from '../../testing/journeyWalk.ts';
import { sendsLetter } from '../../testing/letters.ts';
import { fillIn, open, read, send, withLetter } from '../../testing/letterWriting.ts';
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

const takesBack = (person: Walker, letterId: string, version = 1) =>
  person.call(takeLetterBack, { params: { letterId }, body: { version } });

/** Somebody whose plan is drawn up, and who has marked the letter to one lender as sent. */
async function withOfferSent() {
  const all = await repaying(test, staff);
  await all.goesOn();
  await all.note({ kind: 'draw up', firstPayment: TODAY });
  const { letters } = (await all.person.call(myLetters, {})).answer;
  const letterId = letters.find(({ to }) => to === 'Fenland Finance')?.id ?? '';
  const debtId = letterId.slice(letterId.indexOf('.') + 1);
  await sendsLetter(all.person, letterId, TODAY);
  const planState = async () => (await all.person.call(myPlan, {})).answer.plan?.state ?? null;
  const ofPlan = async () => (await all.mine())?.stands?.debts.find(({ id }) => id === debtId)?.standing;
  return { ...all, letterId, debtId, planState, ofPlan };
}

describe('a letter that was marked as sent by mistake', () => {
  it('is as it was before, read and not sent, and what was marked stays to be seen (DN-665)', async () => {
    const { person, letterId } = await withLetter(test);
    const filled = await fillIn(person, letterId);
    await read(person, letterId, filled);
    await send(person, letterId, filled, TODAY);
    await person.call(answerLetter, {
      params: { letterId },
      body: { version: 1, answer: 'refused', on: TODAY },
    });
    const { answer } = await takesBack(person, letterId);
    expect(answer.letter.state).toEqual({ kind: 'read', toFillIn: 0, on: TODAY });
    expect(answer.letter.versions).toMatchObject([{ version: 1, sentOn: TODAY, takenBackOn: TODAY }]);
    // Its answer goes with it: no second try is there.
    const kinds = (await person.call(myLetters, {})).answer.letters.map(({ id }) => id.split('.')[0]);
    expect(kinds).not.toContain('pro-rata-second-try');
    // The same again changes nothing; a version that there is not is not found.
    expect((await takesBack(person, letterId)).answer.letter).toEqual(answer.letter);
    expect((await takesBack(person, letterId, 2)).error?.code).toBe('NOT_FOUND');
    const again = await send(person, letterId, answer.letter, TODAY);
    expect(again.answer.letter.state.kind).toBe('sent');
    expect(again.answer.letter.versions.map(({ version, takenBackOn }) => [version, takenBackOn])).toEqual([
      [2, null],
      [1, TODAY],
    ]);
  });

  it('is waited for no more on the dashboard, and is no paper that was sent (DN-665)', async () => {
    const { person, letterId } = await withLetter(test);
    const filled = await fillIn(person, letterId);
    await read(person, letterId, filled);
    await send(person, letterId, filled, TODAY);
    const seen = async () => {
      const { answer: leads } = await person.call(myDashboard, {});
      const { groups } = (await person.call(paperVersions, { query: {} })).answer;
      const letters = groups.find(({ kind }) => kind === 'letter')?.papers ?? [];
      return {
        leads: JSON.stringify(leads),
        sent: letters.map(({ about }) => (about.kind === 'letter' ? about.sent : null)),
      };
    };
    const before = await seen();
    expect(before.leads).toContain('You wrote to Kestrel Cards');
    expect(before.sent).toEqual([{ version: 1, on: TODAY, by: 'post', budgetNotKept: false }]);
    await takesBack(person, letterId);
    const after = await seen();
    expect(after.leads).not.toContain('You wrote to');
    expect(after.leads).toContain('A letter to send');
    // What is begun is a paper too.
    expect(after.sent).toEqual([null]);
  });

  it('takes back with it that the offer of the plan went (DN-666)', async () => {
    const { person, letterId, planState, ofPlan, mine } = await withOfferSent();
    expect([await planState(), await ofPlan()]).toEqual(['sent', 'waiting']);
    const { answer } = await takesBack(person, letterId);
    expect(answer.letter.state.kind).toBe('read');
    expect([await planState(), await ofPlan()]).toEqual(['being prepared', 'not offered']);
    expect((await mine())?.happened.map(({ kind, counts }) => [kind, counts]).slice(0, 2)).toEqual([
      ['offers sent', 'yes'],
      ['offers sent', 'taken back'],
    ]);
  });

  it('stays where something rests on it, and that is said (DN-666)', async () => {
    const { person, letterId, debtId, note, mine, ofPlan } = await withOfferSent();
    await person.call(answerLetter, {
      params: { letterId },
      body: { version: 1, answer: 'refused', on: TODAY },
    });
    const stays = await takesBack(person, letterId);
    expect([stays.status, stays.error?.code]).toEqual([409, 'LETTER_STAYS_SENT']);
    expect(stays.error?.message).toContain('They have answered this offer');
    // Of two letters of one moment nobody knows which went first.
    test.clock.forward(60_000);
    const trying = `pro-rata-second-try.${debtId}`;
    await sendsLetter(person, trying, TODAY);
    const followed = await takesBack(person, letterId);
    expect(followed.error?.message).toContain('“Offer it again after a no”');
    // From the last to the first, all of it can be taken back.
    expect((await takesBack(person, trying)).status).toBe(200);
    const answered = (await mine())?.happened.find(
      ({ kind, counts }) => kind === 'answered' && counts === 'yes',
    );
    expect((await note({ kind: 'taken back', entry: answered?.sequence ?? 0 })).status).toBe(200);
    expect((await takesBack(person, letterId)).status).toBe(200);
    expect(await ofPlan()).toBe('not offered');
  });

  it('leaves what was said on the plan of several offers at once to be taken back there (DN-666)', async () => {
    const { person, letterId, debtId, note, mine, ofPlan } = await withOfferSent();
    await takesBack(person, letterId);
    const debts = (await mine())?.stands?.debts.map(({ id }) => id) ?? [];
    const told = await note({ kind: 'offers sent', on: TODAY, debtIds: debts });
    expect(told.status).toBe(200);
    // Nothing in it is open: it is kept as it went.
    expect((await open(person, letterId)).versions[0]).toMatchObject({ version: 2, by: null });
    expect((await takesBack(person, letterId, 2)).error?.code).toBe('LETTER_STAYS_SENT');
    const entry = (await mine())?.sequence ?? 0;
    expect((await note({ kind: 'taken back', entry })).status).toBe(200);
    expect(await ofPlan()).toBe('not offered');
    expect((await open(person, `pro-rata-offer.${debtId}`)).versions[0]?.takenBackOn).toBe(TODAY);
  });

  it('is not found by anybody else (DN-665)', async () => {
    const { letterId } = await withOfferSent();
    const other = await withLetter(test);
    expect((await takesBack(other.person, letterId)).error?.code).toBe('NOT_FOUND');
  });
});

describe('a letter that was begun and is not to be sent', () => {
  it('says that it waits with its plan, and is nothing to do until it can go (DN-667)', async () => {
    const { person, note, goesOn, mine } = await repaying(test, staff);
    await goesOn();
    await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    const [first, second] = (await mine())?.stands?.debts ?? [];
    await note({ kind: 'offers sent', on: TODAY, debtIds: [first?.id ?? ''] });
    const letterId = `pro-rata-offer.${second?.id}`;
    const filled = await fillIn(person, letterId);
    await read(person, letterId, filled);
    const seen = async () => {
      const { letters } = (await person.call(myLetters, {})).answer;
      const { dates } = (await person.call(myDashboard, {})).answer;
      const toSend = dates.some(({ leadsTo }) => leadsTo === 'letters');
      return [letters.find(({ id }) => id === letterId)?.state.kind, toSend];
    };
    expect(await seen()).toEqual(['read', true]);
    const params = { debtId: second?.id ?? '' };
    (await person.call(changeDebt, { params, body: { currentBalance: 90_000 } })).answer;
    expect(await seen()).toEqual(['waits', false]);
    const owed = (second?.owed ?? 0) / 100;
    (await person.call(changeDebt, { params, body: { currentBalance: owed } })).answer;
    expect(await seen()).toEqual(['read', true]);
  });
});
