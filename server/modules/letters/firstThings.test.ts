import { changeDebt } from '@towpath/contracts/api/debts.ts';
import { myLetters } from '@towpath/contracts/api/letters.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import { addsDebt, debtIdOf } from '../../testing/letters.ts';
import { open, withLetter, write } from '../../testing/letterWriting.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const ACTED_ON = { hasLegalAction: true, courtStage: 'bailiffs' } as const;
const COURT_LETTERS =
  /^(?:bailiff|sheriff|court-claim|redeterm|set-aside|time-to-pay|judgment|enforcement|holding)/u;

/** Somebody in a nation who owes one thing more than a card. */
async function owing(nation: string, debt: Readonly<Record<string, unknown>>) {
  const person = await atAdvice(test, { qualifier: { nation } });
  const debtId = await addsDebt(person, {
    initialCreditorName: 'Canal Homes',
    currentBalance: 1600,
    ...debt,
  });
  const { letters, others, notToSend } = (await person.call(myLetters, {})).answer;
  const about = [...letters, ...others].filter(({ id }) => id.endsWith(debtId));
  return { person, debtId, notToSend, ids: about.map(({ id }) => id) };
}

describe('what is to be done first about a debt', () => {
  it.each([
    ['england', 22, 'N244'],
    ['wales', 19, 'N244'],
    ['scotland', 22, 'sheriff officers'],
    ['northern-ireland', 20, 'Enforcement of Judgments Office'],
  ] as const)(
    'is to ring us, where officers act on a home in %s, and no letter to them (DN-1292)',
    async (nation, creditTypeId, says) => {
      const { notToSend, ids } = await owing(nation, { creditTypeId, ...ACTED_ON });
      expect(notToSend).toEqual([{ to: 'Canal Homes', says: expect.stringContaining(says), isFirst: true }]);
      expect(notToSend[0]?.says).toMatch(/^Ring us today\./u);
      expect(ids.filter(id => COURT_LETTERS.test(id))).toEqual([]);
    },
  );

  it.each([
    ['england', 40, 'judgment', 'Traffic Enforcement Centre'],
    ['england', 36, 'judgment', 'A criminal court ordered this'],
    ['scotland', 38, 'judgment', 'If a court ordered this'],
    ['england', 37, null, 'Child Maintenance Service'],
  ] as const)(
    'is said where no letter fits: in %s of kind %i (DN-1293, DN-1294)',
    async (nation, creditTypeId, courtStage, says) => {
      const told = courtStage === null ? {} : { hasLegalAction: true, courtStage };
      const { notToSend, ids } = await owing(nation, { creditTypeId, ...told });
      expect(notToSend).toEqual([{ to: 'Canal Homes', says: expect.stringContaining(says), isFirst: true }]);
      expect(ids.filter(id => COURT_LETTERS.test(id))).toEqual([]);
    },
  );

  it('is said too where a letter about it had been begun, which says why it goes no more (DN-1292)', async () => {
    const { person } = await withLetter(test);
    await addsDebt(person, { initialCreditorName: 'Canal Homes', creditTypeId: 22, currentBalance: 1600 });
    const debtId = await debtIdOf(person, 'Canal Homes');
    const letterId = `holding-request.${debtId}`;
    (await write(person, letterId, 'reason', 'my hours were cut')).answer;
    await person.call(changeDebt, { params: { debtId }, body: ACTED_ON as never });
    const { notToSend } = (await person.call(myLetters, {})).answer;
    expect(notToSend).toMatchObject([{ to: 'Canal Homes', isFirst: true }]);
    const kept = await open(person, letterId);
    expect(kept.stops).toMatch(/^Ring us today\./u);
    expect(kept.state.kind).toBe('not to send');
  });
});
