import { describe, expect, it } from 'vitest';
import type { AnswerComparison, Comparison } from '../definition/definition.ts';
import { anyAnswerPasses, conditionHolds, passes } from './compare.ts';

type Operator = Comparison['operator'];

describe('one answer against one constant', () => {
  it.each<[string, Operator, string | number, boolean]>([
    ['wales', 'eq', 'wales', true],
    ['Wales', 'eq', 'wales', false],
    ['wales', 'neq', 'england', true],
    ['wales', 'neq', 'wales', false],
    ['9', 'lt', '10', true],
    ['10', 'lt', '10', false],
    ['10', 'lte', '10', true],
    ['100', 'gt', '20', true],
    ['20', 'gt', 20, false],
    ['20', 'gte', 20, true],
    ['9', 'gt', '10', false],
    ['9', 'gte', '10', false],
    ['100', 'lte', '20', false],
    ['1,000', 'gt', 999, true],
    ['£1,500', 'lt', '£2,000', true],
    ['1000.5', 'lte', 1000, false],
    ['-5', 'lt', 0, true],
    ['1,000', 'eq', 1000, true],
    ['1000', 'neq', 1000, false],
    ['some', 'eq', 1000, false],
    ['£1,000 - £2,000', 'eq', 1000, false],
    ['£1,000 - £2,000', 'eq', 2000, false],
    ['1000', 'eq', Number.NaN, false],
    [' £5', 'eq', 5, true],
    ['5 £', 'eq', 5, false],
  ])(
    'compares %s %s %s by number where both are numeric (JN-030, JN-031): %s',
    (answer, operator, constant, result) => {
      expect(passes(answer, operator, constant)).toBe(result);
    },
  );

  it.each<[string, Operator, string, boolean]>([
    ['apple', 'lt', 'banana', true],
    ['10 apples', 'lt', '9', true],
    ['banana', 'gt', 'banana', false],
    ['banana', 'gte', 'banana', true],
    ['banana', 'lt', 'banana', false],
    ['banana', 'lte', 'banana', true],
    ['apple', 'lte', 'banana', true],
    ['cherry', 'lte', 'banana', false],
    ['cherry', 'gte', 'banana', true],
    ['apple', 'gte', 'banana', false],
    ['1990-12-31', 'lt', '1991-01-01', true],
    ['--12-31', 'gt', '--02-28', true],
  ])('compares %s %s %s as text where one is not (JN-031): %s', (answer, operator, constant, result) => {
    expect(passes(answer, operator, constant)).toBe(result);
  });

  it.each<[string, Operator, string | number, boolean]>([
    ['£1,000 - £2,000', 'lt', 3000, true],
    ['£1,000 - £2,000', 'lt', 2000, false],
    ['£1,000 - £2,000', 'lte', 2000, true],
    ['£1,000 - £2,000', 'gt', 999, true],
    ['£1,000 - £2,000', 'gt', 1000, false],
    ['£1,000 - £2,000', 'gte', 1000, true],
    ['Under £2,000', 'lt', 2000, true],
    ['Over £30,000', 'gt', 30000, true],
    ['Over £30,000', 'lt', 999999, false],
    ['£1,000 - £2,000', 'lt', '£3,000 - £4,000', true],
    ['£1,000 - £2,000', 'eq', '£1,000 - £2,000', true],
  ])('compares the range %s %s %s by its bounds (QU-011): %s', (answer, operator, constant, result) => {
    expect(passes(answer, operator, constant)).toBe(result);
  });

  it('raises an error for any other operator (JN-030)', () => {
    expect(() => passes('1', 'between' as Operator, 2)).toThrow("Unknown operator 'between'");
  });
});

describe('a condition', () => {
  const chosen = [
    { id: 'benefits.pip', value: 'PIP' },
    { id: 'benefits.esa', value: 'ESA' },
  ];
  const reads = (property: 'AnswerId' | 'value', value: string): AnswerComparison => ({
    property,
    operator: 'eq',
    value,
  });

  it('reads the answer id or the value, as its property says (JN-029)', () => {
    expect(anyAnswerPasses(reads('AnswerId', 'benefits.pip'), chosen)).toBe(true);
    expect(anyAnswerPasses(reads('value', 'benefits.pip'), chosen)).toBe(false);
    expect(anyAnswerPasses(reads('value', 'PIP'), chosen)).toBe(true);
  });

  it('passes when any of several answers passes (JN-031)', () => {
    expect(anyAnswerPasses(reads('AnswerId', 'benefits.esa'), chosen)).toBe(true);
    expect(anyAnswerPasses({ ...reads('AnswerId', 'benefits.esa'), operator: 'neq' }, chosen)).toBe(true);
    expect(anyAnswerPasses(reads('AnswerId', 'benefits.none'), chosen)).toBe(false);
  });

  it('never passes on an answer that is absent, not even with neq', () => {
    expect(conditionHolds({ ...reads('AnswerId', 'x'), operator: 'neq' }, 'benefits', new Map())).toBe(false);
  });

  it('may need all of several comparisons, or any of them, of this step and of earlier ones', () => {
    const saved = new Map([
      ['benefits', chosen],
      ['nation', [{ id: 'nation.wales', value: 'Wales' }]],
    ]);
    const welsh = { ...reads('AnswerId', 'nation.wales'), stepId: 'nation' };
    const english = { ...reads('AnswerId', 'nation.england'), stepId: 'nation' };
    const pip = reads('AnswerId', 'benefits.pip');
    expect(conditionHolds({ all: [welsh, pip] }, 'benefits', saved)).toBe(true);
    expect(conditionHolds({ all: [english, pip] }, 'benefits', saved)).toBe(false);
    expect(conditionHolds({ any: [english, pip] }, 'benefits', saved)).toBe(true);
    expect(conditionHolds({ any: [english] }, 'benefits', saved)).toBe(false);
  });
});
