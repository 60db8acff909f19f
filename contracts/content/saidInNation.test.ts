import { rulesIn } from '@towpath/domain/budget/inNation.ts';
import { kindIn } from '@towpath/domain/debts/inNation.ts';
import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import { foreignNames } from '@towpath/domain/people/testing/foreignNames.ts';
import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const content = readOperatorContent(shipped);

function check(texts: readonly string[], nation: UkNation): void {
  for (const text of texts) expect(foreignNames(text, nation), text).toEqual([]);
}

it.each(UK_NATIONS)(
  'kinds of debt and lines of the budget are those of the nation: %s (SA-200, SA-201)',
  nation => {
    check(
      content.creditTypes
        .filter(({ roles }) => nation !== 'northern-ireland' || !roles.includes('not-in-northern-ireland'))
        .map(kind => kindIn(kind, nation).name),
      nation,
    );
    const { categories, toldBefore } = rulesIn(content.budget.rules, nation);
    const lines = categories.flatMap(({ subCategories }) => subCategories.flatMap(({ types }) => types));
    check(
      lines.map(({ name }) => name),
      nation,
    );
    check(
      toldBefore.map(({ about }) => about),
      nation,
    );
  },
);

/** Every text of a part of the content, but for the names by nation and the sources, which are read elsewhere. */
function textsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]) => (key === 'inNation' ? [] : textsIn(inner)));
}

it.each(UK_NATIONS)(
  'questions and help beside the budget and of health are for every nation: %s (SA-201)',
  nation => {
    const { budget, health, stepFooters } = content;
    const texts = [rulesIn(budget.rules, nation), budget.shortfallHelp, health, stepFooters].flatMap(textsIn);
    expect(texts.length).toBeGreaterThan(500);
    check(texts, nation);
  },
);

it('guides say to people in Scotland and Northern Ireland what is so there, and to nobody else (SA-201)', () => {
  const parts: Readonly<Record<string, UkNation>> = {
    'If you live in Scotland': 'scotland',
    'If you live in Northern Ireland': 'northern-ireland',
  };
  const pages: Readonly<Record<string, UkNation>> = {
    '/help/sheriff-officers': 'scotland',
    '/help/enforcement-office': 'northern-ireland',
  };
  const guides = content.pages.filter(({ path }) => path.startsWith('/help/'));
  expect(guides.length).toBeGreaterThan(4);
  for (const { path, sections } of guides) {
    for (const { heading, ...section } of sections) {
      const nation = parts[heading] ?? pages[path];
      const { paragraphs = [], points = [], steps = [] } = section;
      const texts = [...paragraphs, ...points, ...steps].map(text =>
        text.replace(/England and Wales|There are no bailiffs in Scotland\./gu, ''),
      );
      if (nation) check(texts, nation);
      else for (const text of texts.filter(one => !one.includes('In Wales, '))) check([text], 'england');
    }
  }
});
