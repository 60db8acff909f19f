import { askCorrection, takeBackCorrection } from '@towpath/contracts/api/ownData.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { londonDate } from '../../platform/time/londonDate.ts';
import { customer } from '../../testing/person.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

const DAY = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** What the check says of corrections, and its exit code. */
async function check() {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(['check', '--connect'], {
    environment: { DATABASE_URL: test.databaseUrl, DATA_DIR: test.config.dataDir },
    say: line => void out.push(line),
    complain: line => void err.push(line),
  });
  return { code, said: out.filter(line => line.startsWith('Corrections')), err };
}

/** Somebody asks for one, which is due so many days from now. */
async function dueIn(days: number) {
  const person = await customer(test);
  const { id } = (await person.call(askCorrection, { body: { says: 'I moved to Leeds.' } })).answer;
  const day = isoDate(londonDate(new Date(Date.now() + days * DAY)));
  await test.database.updateTable('corrections').set({ answer_by: day }).where('id', '=', id).execute();
  return { person, id, day };
}

it('says how many corrections are soon to be answered, and fails once a month is over, without a name (IS-287)', async () => {
  await dueIn(20);
  expect(await check()).toEqual({ code: 0, said: [], err: [] });
  const [last, first] = [await dueIn(13), await dueIn(2)];
  expect(await check()).toEqual({
    code: 0,
    err: [],
    said: [
      `Corrections: 2 to be answered within two weeks, the first by ${first.day}. See them: npm run ops -- corrections --why REASON`,
    ],
  });
  const late = await dueIn(-1);
  expect(await check()).toMatchObject({
    code: 1,
    said: [expect.stringMatching(/^Corrections: 2 /)],
    err: [
      `Corrections: 1 not answered in the month of the law, the first by ${late.day}. See them: npm run ops -- corrections --why REASON`,
    ],
  });
  for (const { person, id } of [first, last, late]) {
    await person.call(takeBackCorrection, { params: { correctionId: id } });
  }
  expect(await check()).toEqual({ code: 0, said: [], err: [] });
});
