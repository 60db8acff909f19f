import { expect, test } from '../fixtures.ts';
import { Effort } from '../person/effort.ts';
import { TIA } from '../person/tia.ts';
import { PARTS, partOf, walkToAdvice } from '../person/walking.ts';

/** The most that the whole way may cost. */
const MOST = { screens: 21, taps: 86, words: 5000 };
/** Of which the first look costs, before any account is asked for. */
const MOST_TO_THE_LOOK = { screens: 5, taps: 17 };

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
  const look = effort.total([PARTS.look]);
  expect(look.screens).toBeLessThanOrEqual(MOST_TO_THE_LOOK.screens);
  expect(look.taps).toBeLessThanOrEqual(MOST_TO_THE_LOOK.taps);
});
