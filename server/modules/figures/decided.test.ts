import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { countFigures } from './counting.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const staff = staffIn(() => test);

type Option = { shortName: string; outcome: string; asks: { code: string; how: string }[] };

it('counts what advisers said last of the advice, and of which solution; few are never told apart (PT-416, PT-361)', async () => {
  const person = await atAdvice(test, { debt: { currentBalance: 16_000 } });
  const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
  const { cookie } = await staff.member();
  const path = `/cases/${person.customerId}`;
  const { options } = (await staff.send('GET', `${path}/advice`, undefined, cookie)).body;
  const optionOf = (wanted: string) =>
    (options as Option[]).find(
      ({ outcome, asks }) => outcome === wanted && asks.every(({ how }) => how === 'ask'),
    );
  const decide = async (option: Option | undefined, replaces: string | null): Promise<string> => {
    const asked = option?.asks.map(({ code }) => code);
    const body = { shortName: option?.shortName, reason: 'It fits.', asked, replaces };
    const done = await staff.send('POST', `${path}/advice/${recordId}/decision`, body, cookie);
    expect(done.status).toBe(200);
    return done.body.decisionId;
  };
  const counted = async () => {
    await countFigures(test.database, test.clock.now());
    const rows = await test.database
      .selectFrom('figure_counts')
      .select(['measure', 'detail', 'people'])
      .where('measure', 'like', 'decided%')
      .orderBy('measure')
      .execute();
    return rows.map(({ measure, detail, people }) => [measure, detail, people]);
  };
  const yes = optionOf('confirmed');
  const other = optionOf('changed');
  const first = await decide(yes, null);
  expect(await counted()).toEqual([
    ['decided', 'confirmed', 1],
    ['decided on', yes?.shortName, 1],
    ['decided on, confirmed', yes?.shortName, 1],
  ]);
  // A change that waits counts for nothing yet.
  test.clock.forward(1000);
  const change = await decide(other, first);
  expect(await counted()).toContainEqual(['decided', 'confirmed', 1]);
  const approver = await staff.member('approver');
  await staff.send('POST', `${path}/decisions/${change}/look`, { approves: true }, approver.cookie);
  expect(await counted()).toEqual([
    ['decided', 'changed', 1],
    ['decided on', other?.shortName, 1],
    ['decided on, changed', other?.shortName, 1],
  ]);
  const reason = { reason: 'Their hours were cut.' };
  await staff.send('POST', `${path}/decisions/${change}/take-back`, reason, approver.cookie);
  expect(await counted()).toContainEqual(['decided on, taken back', other?.shortName, 1]);

  const supervisor = await staff.member('supervisor');
  const { body } = await staff.send('GET', '/figures', undefined, supervisor.cookie);
  expect(body.decided).toEqual([{ name: 'taken back', people: null }]);
  // Of one person neither what the advice said nor the change of it is told.
  expect(body.advised).toEqual([{ name: expect.any(String), people: null, changed: null }]);
  expect(body.decidedOn).toEqual([
    { name: other?.shortName, people: null, confirmed: null, changed: null, takenBack: null },
  ]);
});
