import { expect, test } from '../fixtures.ts';
import { Effort } from '../person/effort.ts';
import { TIA } from '../person/tia.ts';
import { partOf, walkToAdvice } from '../person/walking.ts';

/** The most that the whole way may cost. */
const MOST = { screens: 21, taps: 102, words: 5000 };

test('Tia rents and has five debts: from the home page to the advice by pressing and typing, counted in screens, taps and words (WT-055)', async ({
  page,
  email,
}) => {
  test.setTimeout(600_000);
  const effort = new Effort(page, partOf);
  await effort.start();
  await walkToAdvice(page, { ...TIA, email }, effort);
  process.stdout.write(`${effort.lines().join('\n')}\n`);
  const { screens, taps, words } = effort.total();
  expect(screens).toBeLessThanOrEqual(MOST.screens);
  expect(taps).toBeLessThanOrEqual(MOST.taps);
  expect(words).toBeLessThanOrEqual(MOST.words);
});
