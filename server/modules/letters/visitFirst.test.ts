import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { chooses } from '../../testing/choosing.ts';
import { addsDebt, sendsLetter } from '../../testing/letters.ts';
import { ADDRESSES, open, read, saidIn, send, write } from '../../testing/letterWriting.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TODAY = '2026-11-23';
const FIRM = { bailiff: 'Marston', bailiffAddress: 'PO Box 12324\nEpping CM16 9EB' };

/** Somebody on whom bailiffs call on a day for their council tax, beside a card that is listed before it. */
async function awaitsBailiffs(on: string) {
  const person = await atAdvice(test, {
    qualifier: { urgent: ['bailiffs'] },
    review: { pressing: ['bailiffs'], 'bailiffs-on': on },
  });
  const told = { currentBalance: 700, hasLegalAction: true, courtStage: 'bailiffs' };
  const debtId = await addsDebt(person, {
    initialCreditorName: 'Leeds Council',
    creditTypeId: 24,
    ...told,
  });
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const { plan } = (await chooses(person, { recordId, shortName: 'BS' })).answer;
  const runs = async () => {
    await test.database.updateTable('plans').set({ state: 'running' }).where('id', '=', plan.id).execute();
    const moved = { sequence: 2, at: test.clock.now(), state: 'running', moved_by: 'receiver' } as const;
    await test.database
      .insertInto('plan_changes')
      .values({ customer_id: person.customerId, plan_id: plan.id, ...moved })
      .execute();
  };
  const ids = async () => (await person.call(myLetters, {})).answer.letters.map(({ id }) => id);
  return { person, debtId, runs, ids };
}

describe('before a visit of bailiffs whose day is known', () => {
  it('their letter is the first of the letters, and asks for an answer before they come (DN-1670)', async () => {
    const { person, debtId, ids } = await awaitsBailiffs('2026-11-27');
    const letterId = `bailiff-wait.${debtId}`;
    expect((await ids())[0]).toBe(letterId);
    expect(saidIn(await open(person, letterId))).toContain('with your answer by 26 November 2026');
    for (const [place, value] of Object.entries({ ...FIRM, address: ADDRESSES.address, reference: 'L 1' }))
      (await write(person, letterId, place, value)).answer;
    for (const place of ['bailiffOffer', 'reason']) {
      const blocks = (await open(person, letterId)).blocks.flatMap(({ lines }) => lines).flat();
      const was = blocks.find(one => one.place?.name === place)?.place?.value ?? '';
      (await write(person, letterId, place, place === 'reason' ? 'my hours were cut' : '£10', was)).answer;
    }
    (await read(person, letterId, await open(person, letterId))).answer;
    (await send(person, letterId, await open(person, letterId), TODAY)).answer;
    expect((await open(person, letterId)).versions[0]?.answerBy).toBe('2026-11-26');
  });

  it('once Breathing Space runs, what is to be said first leads to the very letter that says so to them (DN-1670)', async () => {
    const { person, debtId, runs, ids } = await awaitsBailiffs('2026-11-27');
    await runs();
    const letterId = `breathing-space-runs-bailiff.${debtId}`;
    const { oneThing, dates } = (await person.call(myDashboard, {})).answer;
    expect(oneThing).toMatchObject({
      heading: 'Say that you have Breathing Space',
      action: 'See the letter',
      leadsTo: 'letters',
      letter: { letterId },
    });
    expect(dates.find(({ isOneThing }) => isOneThing)?.letter).toEqual({ letterId });
    expect((await ids())[0]).toBe(letterId);
    expect(saidIn(await open(person, letterId))).toContain(
      'by 26 November 2026 to say that you have done so',
    );
  });

  it('who has said so to all who may come is asked no more, until somebody else may (DN-1726)', async () => {
    const { person, debtId, runs } = await awaitsBailiffs('2026-11-27');
    await runs();
    const leads = async () => (await person.call(myDashboard, {})).answer;
    const isVisit = ({ title }: { readonly title: string }) => title === 'They said they would come';
    await sendsLetter(person, `breathing-space-runs-bailiff.${debtId}`, TODAY);
    const told = await leads();
    expect(told.oneThing?.heading).not.toBe('Say that you have Breathing Space');
    const kept = told.dates.filter(isVisit);
    expect(kept).toMatchObject([{ day: '2026-11-27', isOneThing: false, leadsTo: 'whom to ring' }]);
    expect(kept[0]?.text).toContain('You have told them that you have Breathing Space.');

    const other = await addsDebt(person, {
      ...{ initialCreditorName: 'Leeds Parking', creditTypeId: 24, currentBalance: 300 },
      ...{ hasLegalAction: true, courtStage: 'bailiffs' },
    });
    const again = await leads();
    const letterId = `breathing-space-runs-bailiff.${other}`;
    expect(again.oneThing).toMatchObject({
      heading: 'Say that you have Breathing Space',
      letter: { letterId },
    });
  });
});
