import { letterPdf } from '@towpath/contracts/api/letterFiles.ts';
import { attachBudget, myLetters, readLetter, takeLetterBack } from '@towpath/contracts/api/letters.ts';
import { paperVersions } from '@towpath/contracts/api/papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, open } from '../../testing/letterWriting.ts';
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

/** Somebody whose plan is drawn up, with the letter to one lender filled in. */
async function written() {
  const all = await repaying(test, staff);
  await all.goesOn();
  await all.note({ kind: 'draw up', firstPayment: '2026-12-01' });
  const { letters } = (await all.person.call(myLetters, {})).answer;
  const letterId = letters.find(({ to }) => to === 'Fenland Finance')?.id ?? '';
  const debtId = letterId.slice(letterId.indexOf('.') + 1);
  const letter = await fillIn(all.person, letterId);
  const params = { letterId };
  const ofPlan = async () => (await all.mine())?.stands?.debts.find(({ id }) => id === debtId)?.standing;
  const wentOn = (on: string) => all.note({ kind: 'offers sent', on, debtIds: [debtId] });
  const papers = async () => {
    const { groups } = (await all.person.call(paperVersions, { query: { kind: 'letter' } })).answer;
    return groups.flatMap(group =>
      group.papers.flatMap(({ about }) => (about.kind === 'letter' ? about.sent : [])),
    );
  };
  return { ...all, letterId, debtId, params, letter, ofPlan, wentOn, papers };
}

describe('an offer that was said on the plan to have gone', () => {
  it('keeps its letter as it was read, with whether the budget went, among the papers and in the case (DN-832)', async () => {
    const { person, letterId, params, wentOn, papers } = await written();
    await person.call(attachBudget, { params, body: { isAttached: true } });
    const { shown } = await open(person, letterId);
    expect((await person.call(readLetter, { params, body: { shown } })).status).toBe(200);
    expect((await wentOn(TODAY)).status).toBe(200);
    const after = await open(person, letterId);
    expect(after).toMatchObject({ inOwnWords: false, state: { kind: 'sent', on: TODAY } });
    expect(after.versions).toMatchObject([{ version: 1, sentOn: TODAY, by: null, attachedBudget: true }]);
    expect(await papers()).toEqual([{ version: 1, on: TODAY, by: null, budgetNotKept: false }]);
    const kept = await person.call(letterPdf, { params, query: { version: '1' } });
    expect(kept.status).toBe(200);
    const { cookie } = await staff.member();
    const inCase = await staff.send('GET', `/cases/${person.customerId}/letters`, undefined, cookie);
    expect(JSON.stringify(inCase.body)).toContain('"by":null');
    const paper = await test.app.inject({
      method: 'GET',
      url: `/staff/api/cases/${person.customerId}/letters/${letterId}/paper?version=1`,
      headers: { cookie: `staffSession=${cookie}` },
    });
    expect([paper.statusCode, paper.rawPayload.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  });

  it('keeps a letter in which nothing is open as it stood, and one that was not written here in no version (DN-832)', async () => {
    const { person, letterId, wentOn, note, mine, papers } = await written();
    expect((await open(person, letterId)).state.kind).toBe('not read');
    await wentOn(TODAY);
    expect((await open(person, letterId)).versions).toHaveLength(1);
    const other = (await mine())?.stands?.debts.find(({ creditor }) => creditor === 'Barrowby Bank');
    await note({ kind: 'offers sent', on: TODAY, debtIds: [other?.id ?? ''] });
    const letters = (await person.call(myLetters, {})).answer.letters;
    expect(letters.find(({ to }) => to === 'Barrowby Bank')).toMatchObject({ inOwnWords: true });
    expect(await papers()).toHaveLength(1);
  });

  it('keeps none of how a letter stands now where it went long before (DN-832)', async () => {
    const { person, letterId, wentOn } = await written();
    expect((await wentOn('2026-11-02')).status).toBe(200);
    expect(await open(person, letterId)).toMatchObject({ inOwnWords: true, versions: [] });
  });

  it('is taken back on the plan, and its letter with it, which its own page leads there for (DN-833)', async () => {
    const { person, letterId, wentOn, note, mine, ofPlan } = await written();
    await wentOn(TODAY);
    const refused = await person.call(takeLetterBack, { params: { letterId }, body: { version: 1 } });
    expect([refused.status, refused.error?.code]).toEqual([409, 'LETTER_STAYS_SENT']);
    expect(refused.error?.message).toContain('You told us on your plan that this went');
    const back = await note({ kind: 'taken back', entry: (await mine())?.sequence ?? 0 });
    expect(back.status).toBe(200);
    expect(await ofPlan()).toBe('not offered');
    const letter = await open(person, letterId);
    expect(letter.versions).toMatchObject([{ version: 1, takenBackOn: TODAY }]);
    expect(letter.state.kind).toBe('read');
    expect((await wentOn(TODAY)).status).toBe(200);
    expect((await open(person, letterId)).versions.map(({ version }) => version)).toEqual([2, 1]);
  });
});
