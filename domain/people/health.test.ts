import { describe, expect, it } from 'vitest';
import {
  checkCondition,
  conditionId,
  DELETE_CONDITION_QUESTION,
  descriptionsFor,
  EMPTY_CONDITION_FORM,
  type HealthCategory,
  type HealthDescription,
  healthFacts,
  signpostsFor,
  withCategory,
} from './health.ts';

const plain = (text: string): HealthDescription => ({ text, signpost: null, mayGetDisabilityBenefit: false });
const CATEGORIES: readonly HealthCategory[] = [
  {
    id: 1,
    title: 'Mental health',
    isOwnHealth: true,
    descriptions: [plain('Anxiety'), { ...plain('Thoughts of suicide'), signpost: 'crisis' }],
  },
  {
    id: 2,
    title: 'Power',
    isOwnHealth: true,
    descriptions: [{ text: 'Ventilator', signpost: 'priority services', mayGetDisabilityBenefit: true }],
  },
  { id: 3, title: 'Caring', isOwnHealth: false, descriptions: [plain('A child')] },
];
const told = (title: string, description: string, id = 1) => ({ id, title, description });

describe('a condition', () => {
  it.each([
    [{ title: null, description: null }, 'title'],
    [{ title: 'Elsewhere', description: 'Anxiety' }, 'title'],
    [{ title: 'Mental health', description: null }, 'description'],
    [{ title: 'Mental health', description: 'Ventilator' }, 'description'],
    [{ title: 'Mental health', description: '' }, 'description'],
  ])('needs a category and one of its conditions: %j (HC-005)', (form, code) => {
    expect(checkCondition(CATEGORIES, form)).toMatchObject({ ok: false, code });
  });

  it('is a category and one of its conditions (HC-004, HC-005)', () => {
    const form = { title: 'Mental health', description: 'Anxiety' };
    expect(checkCondition(CATEGORIES, form)).toEqual({ ok: true, value: form });
  });

  it('can be chosen once its category is, and again after another category', () => {
    expect(descriptionsFor(CATEGORIES, EMPTY_CONDITION_FORM)).toEqual([]);
    const form = { title: 'Power', description: 'Ventilator' };
    expect(descriptionsFor(CATEGORIES, form).map(({ text }) => text)).toEqual(['Ventilator']);
    expect(withCategory(form, 'Power')).toBe(form);
    expect(withCategory(form, 'Caring')).toEqual({ title: 'Caring', description: null });
  });

  it('has the time as its id, and a free one when two come at once (HC-004)', () => {
    expect(conditionId(1000, [])).toBe(1000);
    expect(conditionId(1000, [{ id: 1000 }, { id: 1001 }])).toBe(1002);
  });

  it('is deleted only after a confirmation', () => {
    expect(DELETE_CONDITION_QUESTION).toBe('Are you sure you want to delete?');
  });
});

describe('conditions', () => {
  it('point to help, the most urgent first and each once', () => {
    const conditions = [
      told('Power', 'Ventilator'),
      told('Power', 'Ventilator', 2),
      told('Mental health', 'Thoughts of suicide', 3),
      told('Mental health', 'Anxiety', 4),
    ];
    expect(signpostsFor(CATEGORIES, conditions)).toEqual(['crisis', 'priority services']);
    expect(signpostsFor(CATEGORIES, [told('Gone', 'Ventilator')])).toEqual([]);
  });

  it.each([
    [[], null, null],
    [[told('Caring', 'A child')], null, null],
    [[told('Mental health', 'Anxiety')], true, false],
    [[told('Mental health', 'Anxiety'), told('Power', 'Ventilator')], true, true],
  ])('tell a budget as much as it needs: %j', (conditions, hasHealthCondition, mayGetDisabilityBenefit) => {
    expect(healthFacts(CATEGORIES, conditions)).toEqual({ hasHealthCondition, mayGetDisabilityBenefit });
  });
});
