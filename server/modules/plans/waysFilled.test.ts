import { fileURLToPath } from 'node:url';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { wayOf } from '@towpath/domain/plans/ways/ways.ts';
import { PRODUCTS } from '@towpath/domain/solutions/solution/products.ts';
import { fillInLimits } from '@towpath/domain/solutions/solution/wording.ts';
import { expect, it } from 'vitest';
import { loadContent } from '../content/load.ts';

const { rulebook } = loadContent(fileURLToPath(new URL('../../../content', import.meta.url)));
const TODAY = { year: 2026, month: 11, day: 29 };
const EVERY = UK_NATIONS.flatMap(nation =>
  PRODUCTS.filter(
    ({ nations, shortName }) => shortName !== 'MHM' && (nations as readonly string[]).includes(nation),
  ).map(({ shortName }) => [shortName, nation] as const),
);

it.each(EVERY)(
  'the way of %s in %s has every limit that it names, with a day to count by (DN-004)',
  (shortName, nation) => {
    const { stages, milestones = [], refused, broken = refused } = wayOf(shortName, nation);
    const { limits } = rulebook.rulesOn(nation, TODAY);
    const texts = [
      ...stages.flatMap(({ what, says, stands, you }) => [what, says, stands, you]),
      ...milestones.flatMap(({ what, says }) => [what, says]),
      ...[refused, broken].flatMap(({ stands, you, next }) => [stands, you, next]),
    ];
    for (const text of texts) expect(fillInLimits(text, limits)).not.toMatch(/[{}]/u);
    const counted = [
      ...stages.flatMap(({ expected }) => expected?.limit ?? []),
      ...milestones.flatMap(({ from, to }) => [from, to]),
    ];
    for (const key of counted) {
      const row = rulebook.rowsOn(nation, TODAY).find(one => one.key === key);
      expect([key, row?.unit]).toEqual([key, expect.stringMatching(/^(?:days|weeks|months|years)$/u)]);
    }
  },
);
