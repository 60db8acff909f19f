import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetters, takeLetterBack } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addsDebt, hears, sendsLetter } from '../../testing/letters.ts';
import { ADDRESSES, open, read, saidIn, write } from '../../testing/letterWriting.ts';
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

/** Somebody with a plan for five lenders, of whom one has gone to court. */
async function withClaim() {
  const all = await repaying(test, staff);
  const debtId = await addsDebt(all.person, {
    initialCreditorName: 'Wharf Loans',
    creditTypeId: 2,
    currentBalance: 2400,
    hasLegalAction: true,
    courtStage: 'court claim',
  });
  const pack = async () => (await all.person.call(myLetters, {})).answer;
  return { ...all, pack, letterId: `court-claim-reply.${debtId}` };
}

describe('the answer to a court claim about a debt that the plan pays', () => {
  it('starts with what the plan pays, as a part of what all its letters offer (DN-834)', async () => {
    const { person, pack, letterId, goesOn, note } = await withClaim();
    const { letters, offers } = await pack();
    const share = letters.find(({ id }) => id === letterId)?.share ?? 0;
    expect(share).toBeGreaterThan(0);
    expect(offers).toMatchObject({ total: 240_00, onTop: [] });
    expect(offers?.says).toContain('all that you have for them');
    expect(saidIn(await open(person, letterId))).toContain(`I offer to pay £${share / 100} a month from`);
    await goesOn();
    const drawn = await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    const inPlan = drawn.answer.repayment.stands?.debts.find(({ creditor }) => creditor === 'Wharf Loans');
    expect((await open(person, letterId)).share).toBe(inPlan?.payment);
  });

  it('is kept as it went where the plan is told that its offer did, and goes back with that (DN-832, DN-833)', async () => {
    const { person, pack, letterId, goesOn, note, mine } = await withClaim();
    await goesOn();
    await note({ kind: 'draw up', firstPayment: '2026-12-01' });
    for (const [place, value] of Object.entries({
      ...ADDRESSES,
      caseNumber: 'K7QZ22',
      reference: 'WL 1',
      reason: 'my hours were cut',
    })) {
      (await write(person, letterId, place, value)).answer;
    }
    const filled = await open(person, letterId);
    expect(filled.askFirst).toBe(true);
    (await read(person, letterId, filled)).answer;
    const debtIds = [letterId.slice(letterId.indexOf('.') + 1)];
    expect((await note({ kind: 'offers sent', on: TODAY, debtIds })).status).toBe(200);
    expect((await open(person, letterId)).versions).toMatchObject([{ version: 1, sentOn: TODAY, by: null }]);
    const ofDebt = (await pack()).letters.filter(({ to }) => to === 'Wharf Loans');
    expect(ofDebt.map(({ id, state, inOwnWords }) => [id, state.kind, inOwnWords])).toEqual([
      [letterId, 'sent', false],
    ]);
    const back = await note({ kind: 'taken back', entry: (await mine())?.sequence ?? 0 });
    expect(back.status).toBe(200);
    expect((await open(person, letterId)).state.kind).toBe('read');
  });

  it.each([
    ['court-claim-reply', 'court claim', '2026-12-21', 'at court'],
    ['redetermination', 'judgment', '2026-12-21', 'by order'],
  ] as const)(
    '%s, marked as sent on its own page, went with its day and is waited for until the same day in the plan and on the dashboard, and goes back (DN-986)',
    async (kind, courtStage, answerBy, before) => {
      const { person, goesOn, note, mine } = await repaying(test, staff);
      const debtId = await addsDebt(person, {
        initialCreditorName: 'Wharf Loans',
        creditTypeId: 2,
        currentBalance: 2400,
        hasLegalAction: true,
        courtStage,
      });
      await goesOn();
      await note({ kind: 'draw up', firstPayment: '2026-12-01' });
      const inPlan = async () => (await mine())?.stands?.debts.find(({ id }) => id === debtId);
      expect(await inPlan()).toMatchObject({ standing: before });
      const letterId = `${kind}.${debtId}`;
      const sent = await sendsLetter(person, letterId, TODAY);
      expect(sent.versions).toMatchObject([{ sentOn: TODAY, answerBy }]);
      const paid = (await inPlan())?.payment;
      expect(await inPlan()).toMatchObject({
        standing: 'waiting',
        offered: { on: TODAY, payment: paid },
        next: { step: 'they answer', by: answerBy },
      });
      const waits = async () => (await person.call(myDashboard, {})).answer.waits.map(({ by }) => by);
      expect((await waits()).filter(by => by === answerBy)).toHaveLength(1);
      await hears(person, letterId, 'accepted', TODAY);
      expect(await inPlan()).toMatchObject({ standing: 'accepts' });
      await note({ kind: 'taken back', entry: (await mine())?.sequence ?? 0 });
      const back = { params: { letterId }, body: { version: 1 } };
      expect((await person.call(takeLetterBack, back)).status).toBe(200);
      expect(await inPlan()).toMatchObject({ standing: before });
    },
  );

  it('is asked about once it offers another sum, until it offers the same (DN-835)', async () => {
    const { person, letterId } = await withClaim();
    const { share, asks } = await open(person, letterId);
    const was = `£${(share ?? 0) / 100}`;
    expect(asks).toBeNull();
    const other = (await write(person, letterId, 'courtOffer', '£5', was)).answer.letter;
    expect(other.asks).toContain(`Your plan pays ${was} a month on this debt, and this letter offers £5.`);
    expect((await write(person, letterId, 'courtOffer', was, '£5')).answer.letter.asks).toBeNull();
  });
});
