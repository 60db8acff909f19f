import { monthlyAmount } from '@towpath/domain/budget/amounts.ts';
import { EARLIER_FIGURES } from '@towpath/domain/budget/facts.ts';
import { isIncome, typesOf } from '@towpath/domain/budget/rules.ts';
import { describe, expect, it } from 'vitest';
import type { ContentFile } from './operator.ts';
import { readOperatorContent } from './readOperatorContent.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

const { budget, health, creditTypes } = readOperatorContent(shipped);
const { rules } = budget;
/** An operator may put in figures of their own. */
const [firstGuide] = (
  JSON.parse(shipped['budget.json']) as { guideFigures: { categoryId: number; validFrom: string }[] }
).guideFigures;

describe('the shipped budget', () => {
  it('has four income categories, then thirteen of costs (IE-011)', () => {
    const ids = (income: boolean) =>
      rules.categories.filter(one => isIncome(one) === income).map(one => one.id);
    expect(ids(true)).toEqual([1, 2, 3, 4]);
    expect(ids(false)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 31]);
    expect(rules.categories.map(({ id }) => id)).toEqual([...ids(true), ...ids(false)]);
  });

  it('has every line, each with a name and a tooltip (IE-002)', () => {
    const types = rules.categories.flatMap(typesOf);
    // An operator may add others.
    expect(types.length).toBeGreaterThanOrEqual(93);
    expect(types.every(({ name, tooltip }) => name !== '' && tooltip !== '')).toBe(true);
  });

  it.each([
    ['Monthly', 100_00],
    ['Weekly', 433_33],
    ['Fortnightly', 216_67],
    ['Every four weeks', 108_33],
    ['Quarterly', 33_33],
    ['Yearly', 8_33],
    ['Every six months', 16_67],
    ['Ten monthly instalments', 83_33],
    ['School term (three a year)', 25_00],
    ['Daily', 3041_67],
  ])('counts £100 %s as %d pence a month (IE-022)', (name, pence) => {
    const frequency = rules.frequencies.find(one => one.name === name);
    expect(frequency && monthlyAmount(100_00, frequency)).toBe(pence);
  });

  it('has a place for each sum of the first questions, and begins rent and mortgage with theirs', () => {
    expect(rules.toldBefore.map(({ sum }) => sum).toSorted()).toEqual([...EARLIER_FIGURES].toSorted());
    const starts = rules.toldBefore.flatMap(({ startsAt }) => startsAt.map(({ typeId }) => typeId));
    const names = rules.categories.flatMap(typesOf).filter(({ id }) => starts.includes(id));
    expect(names.map(({ name }) => name)).toEqual(['Rent', 'Mortgage']);
  });

  it('begins lines with payments on debts that are the line: vehicle, goods, mortgage, secured loan', () => {
    const lines = rules.countedPayments.filter(({ isTheLine }) => isTheLine);
    expect(lines.map(({ creditTypeId }) => creditTypeId)).toEqual([15, 16, 17, 19, 20]);
    expect(lines.every(({ typeIds, nation }) => typeIds.length === 1 && nation === null)).toBe(true);
  });

  it('has guide figures for flexible costs alone, each with a year', () => {
    const flexible = rules.categories.filter(({ kind }) => kind === 'flexible').map(({ id }) => id);
    for (const { categoryId, year } of rules.guideFigures) {
      expect(flexible).toContain(categoryId);
      expect(year).toBeGreaterThanOrEqual(2026);
    }
    expect(rules.guideFigures.length).toBeGreaterThan(0);
  });

  it('says what is counted already for every kind of debt that has a line of its own', () => {
    const counted = new Set(rules.countedPayments.map(({ creditTypeId }) => creditTypeId));
    expect([...counted].sort((a, b) => a - b)).toEqual([15, 16, 17, 19, 20, 24, 25, 26, 27, 28, 29, 30, 39]);
    expect(creditTypes.filter(({ id }) => counted.has(id))).toHaveLength(13);
  });
});

describe('the shipped conditions', () => {
  it('have eleven categories, each with conditions to choose (HC-010)', () => {
    const counts = new Map(health.categories.map(({ id, descriptions }) => [id, descriptions.length]));
    // An operator may add others.
    [11, 6, 7, 5, 9, 10, 3, 5, 3, 3, 2].forEach((least, index) => {
      expect(counts.get(index + 1), `category ${index + 1}`).toBeGreaterThanOrEqual(least);
    });
  });

  it('point to help where that cannot wait', () => {
    const pointing = health.categories.flatMap(({ descriptions }) =>
      descriptions.flatMap(({ text, signpost }) => (signpost ? [[text, signpost]] : [])),
    );
    expect(pointing).toEqual([
      ['Self-harm or thoughts of suicide', 'crisis'],
      ['Terminal illness', 'fast adviser'],
      ['Oxygen at home', 'priority services'],
      ['Ventilator', 'priority services'],
      ['Nebuliser', 'priority services'],
      ['Stair lift or hoist', 'priority services'],
      ['Medicine in the fridge', 'priority services'],
    ]);
  });

  it('ask for each consent in words of its own, with a version', () => {
    const { conditions, supportNeeds } = health.consents;
    expect([conditions.version, supportNeeds.version]).toEqual([
      expect.stringMatching(/^\d+$/u),
      expect.stringMatching(/^\d+$/u),
    ]);
    expect(conditions.text).not.toBe(supportNeeds.text);
  });

  it('name all that health is used for, and what stays when it is taken back', () => {
    const { purpose, text } = health.consents.conditions;
    for (const use of ['budget', 'solutions', 'help']) expect(purpose).toContain(use);
    for (const use of ['budget', 'advice', 'help', 'stays on record']) expect(text).toContain(use);
  });
});

/** A file with one thing set, by the way to it. */
function set(
  file: ContentFile,
  way: readonly (string | number)[],
  value: unknown,
): Record<ContentFile, string> {
  return changed(file, (content: Record<string | number, never>) => {
    let at: Record<string | number, unknown> = content;
    for (const part of way.slice(0, -1)) at = at[part] as Record<string | number, unknown>;
    at[way.at(-1) ?? ''] = value;
  });
}

describe('a fault in the budget or the conditions', () => {
  it.each<[string, ContentFile, readonly (string | number)[], unknown]>([
    ["frequencies[1].id: there is a frequency '1' already", 'budget.json', ['frequencies', 1, 'id'], 1],
    ['frequencies: must have just one that is once a month', 'budget.json', ['frequencies', 0, 'times'], 2],
    [
      'frequencies: must have just one that is once a month',
      'budget.json',
      ['frequencies', 1],
      { id: 2, name: 'Each month', times: 12, months: 12 },
    ],
    ['frequencies[0].months: must be 1 or more', 'budget.json', ['frequencies', 0, 'months'], 0],
    [
      "incomeCategories[1].id: there is a category '1' already",
      'budget.json',
      ['incomeCategories', 1, 'id'],
      1,
    ],
    [
      "expenditureCategories[0].id: there is a category '4' already",
      'budget.json',
      ['expenditureCategories', 0, 'id'],
      4,
    ],
    [
      "expenditureCategories[0].subCategories[1].id: there is a part '111' already",
      'budget.json',
      ['expenditureCategories', 0, 'subCategories', 1, 'id'],
      111,
    ],
    [
      "incomeCategories[0].subCategories[0].types[1].id: there is a line '1001' already",
      'budget.json',
      ['incomeCategories', 0, 'subCategories', 0, 'types', 1, 'id'],
      1001,
    ],
    [
      'incomeCategories[0].subCategories[0].types[0].id: must be at most 2147483647',
      'budget.json',
      ['incomeCategories', 0, 'subCategories', 0, 'types', 0, 'id'],
      2_147_483_648,
    ],
    [
      'incomeCategories[0].subCategories[0].types[0].id: must be 1 or more',
      'budget.json',
      ['incomeCategories', 0, 'subCategories', 0, 'types', 0, 'id'],
      0,
    ],
    [
      'incomeCategories[0].subCategories[0].types[0].usualFrequencyId: there is no frequency 99',
      'budget.json',
      ['incomeCategories', 0, 'subCategories', 0, 'types', 0, 'usualFrequencyId'],
      99,
    ],
    [
      "expenditureCategories[0].kind: must be one of 'fixed', 'flexible'",
      'budget.json',
      ['expenditureCategories', 0, 'kind'],
      'wobbly',
    ],
    [
      'guideFigures[0].categoryId: 11 is not a flexible cost',
      'budget.json',
      ['guideFigures', 0, 'categoryId'],
      11,
    ],
    [
      `guideFigures[1].validFrom: there are figures from ${firstGuide?.validFrom} already`,
      'budget.json',
      ['guideFigures', 1, 'categoryId'],
      firstGuide?.categoryId,
    ],
    [
      'guideFigures[0].lowest.firstAdult: must not be above the highest',
      'budget.json',
      ['guideFigures', 0, 'lowest', 'firstAdult'],
      9999.01,
    ],
    [
      'guideFigures[0].lowest.firstAdult: must have at most two decimals',
      'budget.json',
      ['guideFigures', 0, 'lowest', 'firstAdult'],
      0.005,
    ],
    [
      "guideFigures[0].basis[0]: there is no source 'hearsay'",
      'budget.json',
      ['guideFigures', 0, 'basis'],
      ['hearsay'],
    ],
    [
      "basis.frequencies[0]: there is no source 'hearsay'",
      'budget.json',
      ['basis', 'frequencies'],
      ['hearsay'],
    ],
    ['itemCaps[0].typeId: there is no line 9999', 'budget.json', ['itemCaps', 0, 'typeId'], 9999],
    [
      "deviationReasons[1].id: there is a reason '101' already",
      'budget.json',
      ['deviationReasons', 1, 'id'],
      101,
    ],
    [
      'missingItems[0].typeIds[0]: there is no line 9999',
      'budget.json',
      ['missingItems', 0, 'typeIds'],
      [9999],
    ],
    [
      'missingItems[0].typeIds: must be lines of one category',
      'budget.json',
      ['missingItems', 0, 'typeIds'],
      [1016, 2001],
    ],
    [
      "missingItems[0].roles[0]: there is no role 'disabled'",
      'budget.json',
      ['missingItems', 0, 'roles'],
      ['disabled'],
    ],
    [
      'countedPayments[0].typeIds: must name the line that the payment is',
      'budget.json',
      ['countedPayments', 0, 'typeIds'],
      [],
    ],
    [
      'countedPayments[6].typeIds: must name a line, or `roles` a role',
      'budget.json',
      ['countedPayments', 6, 'typeIds'],
      [],
    ],
    [
      "missingItems[0].when[0]: must be one of 'does not live",
      'budget.json',
      ['missingItems', 0, 'when'],
      ['it rains'],
    ],
    [
      'guideFigures[1].categoryId: leaves no line to ask beside',
      'budget.json',
      ['missingItems', 0, 'typeIds'],
      [3021, 3022, 3023, 3024],
    ],
    [
      'countedPayments[0].creditTypeId: there is no kind of debt 99',
      'budget.json',
      ['countedPayments', 0, 'creditTypeId'],
      99,
    ],
    [
      'toldBefore[0].categoryIds[0]: there is no category 99',
      'budget.json',
      ['toldBefore', 0, 'categoryIds', 0],
      99,
    ],
    [
      'toldBefore[1].startsAt[0].typeId: there is no line 99',
      'budget.json',
      ['toldBefore', 1, 'startsAt', 0, 'typeId'],
      99,
    ],
    ["shortfallHelp: must have the topic 'immigration adviser'", 'budget.json', ['shortfallHelp'], []],
    [
      "shortfallHelp[0].helpIds[0]: there is no help 'nobody'",
      'budget.json',
      ['shortfallHelp', 0, 'helpIds'],
      ['nobody'],
    ],
    ["conditions[1].id: there is a category '1' already", 'health.json', ['conditions', 1, 'id'], 1],
    [
      "conditions[1].title: there is a category 'Mental health' already",
      'health.json',
      ['conditions', 1, 'title'],
      'Mental health',
    ],
    [
      "conditions[0].descriptions[1].text: there is a condition 'Depression' already",
      'health.json',
      ['conditions', 0, 'descriptions', 1, 'text'],
      'Depression',
    ],
    ["supportNeeds[1].id: there is a need '1' already", 'health.json', ['supportNeeds', 1, 'id'], 1],
    [
      "signposts.crisis.helpIds[0]: there is no help 'nobody'",
      'health.json',
      ['signposts', 'crisis', 'helpIds'],
      ['nobody'],
    ],
    [
      "basis.conditions[0]: there is no source 'hearsay'",
      'health.json',
      ['basis', 'conditions'],
      ['hearsay'],
    ],
    ['consents.conditions.text: must not be empty', 'health.json', ['consents', 'conditions', 'text'], ' '],
  ])('is named in one line with its place: %s', (line, file, way, value) => {
    const fault = faultIn(set(file, way, value));
    expect(fault.message).toContain(`${file}: ${line}`);
    for (const each of fault.lines) expect(each).toMatch(/^[a-z-]+\.json: \S[^\n]*$/u);
  });
});
