import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { typesOf } from '@towpath/domain/budget/rules.ts';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';
import { type ContentIds, contentIdsIn } from './contentIds.ts';

const { budget, creditTypes } = readOperatorContent(shipped);
const { categories, frequencies, deviationReasons } = budget.rules;
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
const ids: ContentIds = {
  large: new Set(idsOf(categories.flatMap(typesOf))),
  small: new Set([
    ...idsOf(creditTypes),
    ...idsOf(categories),
    ...idsOf(categories.flatMap(({ subCategories }) => subCategories)),
    ...idsOf(frequencies),
    ...idsOf(deviationReasons),
  ]),
};

/** Numbers that only look like an id of the content, by file, with what they are. */
const SOMETHING_ELSE: Readonly<Record<string, readonly number[]>> = {
  // The number of characters at the end of a reference.
  'domain/debts/duplicates.ts': [4],
  // How many kinds of debt stand before the groups at most.
  'web/debts/kinds/arranged.ts': [6],
  // How many parts of the budget are named of those that stand behind "more".
  'web/budget/step/TickList.tsx': [3],
  // How many debts stand by themselves in the picture.
  'web/debts/summary/shares.ts': [12],
  // Measures and the number of colours of the picture.
  'web/debts/summary/ShareArch.tsx': [5, 6, 34],
  // The size, in bytes, from which an answer is compressed.
  'server/app.ts': [1024],
  // The version of the form in which names are searched.
  'server/modules/creditors/load.ts': [1],
};

/**
 * The rules and the code that serves them. Tests, samples and tools that make samples name rows of the shipped
 * content.
 */
const files = sourceFiles(['.ts', '.tsx'], root)
  .filter(file => /^(?:domain|contracts|server|web|tools)\//u.test(file))
  .filter(file => !/\.test\.tsx?$|\/(?:testing|random)\//u.test(file));

describe('numbers of the content in code', () => {
  it('are looked for in all rules', () => {
    for (const file of [
      'domain/solutions/recommend/now.ts',
      'domain/debts/duplicates.ts',
      'web/debts/cards/debtIcon.ts',
    ])
      expect(files).toContain(file);
    expect(files.length).toBeGreaterThan(700);
  });

  it('are none: rules ask for roles (HO-001)', () => {
    const found = files.flatMap(file =>
      contentIdsIn(readFileSync(join(root, file), 'utf8'), file.endsWith('x'), ids)
        .filter(({ id }) => !SOMETHING_ELSE[file]?.includes(id))
        .map(({ line, id }) => `${file}:${line}: ${id}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['compared with the kind of a debt', 'export const isRent = (debt: Debt) => debt.creditTypeId === 22;'],
    [
      'compared with an id behind a question mark',
      'export const isRent = ({ type }: CaseDebt) => type?.id === 22;',
    ],
    ['as the beginning of a range', 'if (typeId >= 11) first();'],
    ['in a switch', 'export function of(d: Debt) { switch (d.creditTypeId) { case 22: return 1; } }'],
    [
      'as a key of a table',
      'const M: Record<number, string> = { 22: "rent" };\nexport const of = (d: Debt) => M[d.creditTypeId];',
    ],
    ['under another name', 'export const isRent = ({ creditTypeId: kind }: Debt) => kind === 22;'],
    [
      'as a constant inside a function',
      'export function isRent(d: Debt) { const RENT = 22; return d.creditTypeId === RENT; }',
    ],
    ['by a number that parts lines', 'export const isBenefit = (l: Line) => l.typeId > 1010;'],
    [
      'as a constant',
      'const MORTGAGE = 19;\nexport const of = (creditTypeId: number) => owed(MORTGAGE, creditTypeId);',
    ],
    ['in a set', 'const GOES_ON: ReadonlySet<number> = new Set([14, 15]);\nexport type Of = CaseDebt;'],
    [
      'in a map',
      "const STAKES = new Map([...([19, 20] as const).map(id => [id, 'home'])]);\nexport type Of = CreditType;",
    ],
    ['in a table', 'const BEHIND = { housing: [19] } as const;\nexport type Of = CreditType;'],
    [
      'in a list on the spot',
      'export const isFuel = (creditTypeId: number) => [25, 26].includes(creditTypeId);',
    ],
    ['given to a property', 'send({ creditTypeId: 60 });'],
    ['of a budget line, anywhere', 'export const first = 1018;'],
    ['of a frequency', 'export const monthly = { frequencyId: 1 };'],
  ])('%s would be found (HO-001, HO-177)', (_, source) => {
    expect(contentIdsIn(source, false, ids).length).toBeGreaterThan(0);
  });

  it.each([
    ['a factor', 'export const LARGEST = 64 * 1024;'],
    ['a limit in a file without rows', 'export const MOST = 20;'],
    ['a length', 'export const isOnly = (debts: readonly CaseDebt[]) => debts.length === 1;'],
  ])('%s is none', (_, source) => {
    expect(contentIdsIn(source, false, ids)).toEqual([]);
  });
});
