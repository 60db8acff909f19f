import { describe, expect, it } from 'vitest';
import { saysBudgetGoes } from './saysBudgetGoes.ts';

const saying = (text: string) =>
  saysBudgetGoes({ blocks: [{ kind: 'paragraph', parts: [{ kind: 'text', text }] }] });

describe('whether a letter says that the budget goes with it', () => {
  it.each([
    'My budget is attached.',
    'I am ill. I enclose my budget for this month.',
    'Please see the attached income and expenditure.',
    'My financial statement is enclosed; it is from May.',
    'I am sending my budget with this letter.',
  ])('hears it in "%s" (DN-529)', says => {
    expect(saying(says)).toBe(true);
  });

  it.each([
    'Tell me which part of my budget you do not accept.',
    'I have not attached my budget.',
    'My budget is tight. I enclose a letter from my doctor.',
    'I can send my budget later.',
  ])('does not in "%s" (DN-529)', says => {
    expect(saying(says)).toBe(false);
  });

  it('hears it in what the person wrote, and in a point (DN-529)', () => {
    const place = {
      kind: 'place',
      name: 'reason',
      label: 'why',
      value: 'of what my enclosed budget says',
      status: 'can change',
      most: 300,
      hasLines: false,
      holds: 'text',
      none: null,
    } as const;
    expect(saysBudgetGoes({ blocks: [{ kind: 'bullets', items: [[place]] }] })).toBe(true);
  });
});
