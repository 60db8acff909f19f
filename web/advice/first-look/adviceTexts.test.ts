import { describe, expect, it } from 'vitest';
import { adviceTexts } from './adviceTexts.ts';

describe('the texts of the Qualifier advice', () => {
  it('are built in for style 1, which is the default (AD-002, AD-006)', () => {
    expect(adviceTexts().styleId).toBe(1);
    expect(adviceTexts({ adviceStyleId: 7, textData: { heading: 'Other' } }).heading).toBe(
      'Here’s your first look',
    );
  });

  it('come from the text data in style 2 (AD-004)', () => {
    const textData = {
      heading: 'A',
      sub_heading: 'B',
      available_solutions: 'C',
      whats_next: 'D',
      continue: 'E',
      your_budget: 'F',
      spending_positive: 'G',
      spending_negative: 'H',
    }; // prettier-ignore
    expect(Object.values(adviceTexts({ adviceStyleId: 2, textData }))).toEqual([
      2,
      'A',
      'B',
      'C',
      'D',
      'E',
      'F',
      'G',
      'H',
    ]);
  });

  it('take the sub-heading in the text data, else the one beside it (AD-005)', () => {
    expect(
      adviceTexts({ adviceStyleId: 2, sub_heading: 'beside', textData: { sub_heading: 'inside' } })
        .subHeading,
    ).toBe('inside');
    expect(adviceTexts({ adviceStyleId: 2, sub_heading: 'beside', textData: {} }).subHeading).toBe('beside');
  });
});
