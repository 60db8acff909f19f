import { expect, test } from '../fixtures.ts';
import { Effort } from '../person/effort.ts';
import { expectToSayWhere } from '../person/headings.ts';
import { PARTS, partOf } from '../person/partsOfTheWay.ts';
import { TIA } from '../person/tia.ts';
import { walkToAdvice } from '../person/walking.ts';

/** The most that the whole way may cost. */
const MOST = { screens: 22, taps: 86, words: 5000 };
/** What the dashboard promises for the review, which is for somebody who has the letters at hand. */
const PROMISED_MINUTES = 20;
/** Of which the first look costs, before any account is asked for. */
const MOST_TO_THE_LOOK = { screens: 5, taps: 17 };

test('Tia rents and has five debts: from the home page to the advice by pressing and typing, counted in screens, taps, words and minutes, and every screen says where she is (WT-055, WT-070, WT-122)', async ({
  page,
  email,
}) => {
  test.setTimeout(600_000);
  const effort = new Effort(page, partOf, () => expectToSayWhere(page));
  await effort.start();
  await walkToAdvice(page, { ...TIA, email }, effort);
  process.stdout.write(`${effort.lines().join('\n')}\n`);
  const review = minutesFor(effort.total([...effort.costs.keys()].filter(part => !BEFORE_REVIEW.has(part))));
  process.stdout.write(`minutes of the review    ${review.toFixed(1)}\n`);
  expect(review).toBeLessThanOrEqual(PROMISED_MINUTES);
  const { screens, taps, words } = effort.total();
  expect(screens).toBeLessThanOrEqual(MOST.screens);
  expect(taps).toBeLessThanOrEqual(MOST.taps);
  expect(words).toBeLessThanOrEqual(MOST.words);
  const look = effort.total([PARTS.look]);
  expect(look.screens).toBeLessThanOrEqual(MOST_TO_THE_LOOK.screens);
  expect(look.taps).toBeLessThanOrEqual(MOST_TO_THE_LOOK.taps);
});

/** The parts that are over when the review begins, and the advice that it leads to. */
const BEFORE_REVIEW: ReadonlySet<string> = new Set([PARTS.look, PARTS.account, PARTS.advice]);

/** Minutes for somebody who reads every word, 200 in a minute, and takes three seconds for each press. */
function minutesFor({ taps, words }: { readonly taps: number; readonly words: number }): number {
  return words / 200 + (taps * 3) / 60;
}
