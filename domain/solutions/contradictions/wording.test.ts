import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import { CONTRADICTIONS } from '../case/case.ts';
import { TODAY, tenant } from '../testing/cases.ts';
import { openContradictionsIn } from './contradictionsIn.ts';
import { sayContradictions } from './wording.ts';

describe('what does not seem to fit', () => {
  it('is named, each in words of its own that blame nobody (SA-185)', () => {
    const said = CONTRADICTIONS.map(code => sayContradictions([code]));
    expect(new Set(said).size).toBe(CONTRADICTIONS.length);
    for (const text of said) {
      expect(unwelcomeWords(text)).toEqual([]);
      expect(reading([text]).longestWords).toBeLessThanOrEqual(25);
      expect(reading([text]).grade, text).toBeLessThanOrEqual(7);
      expect(text).toContain('You may well be right.');
    }
  });

  it('is named all at once where there is more than one (SA-185)', () => {
    expect(sayContradictions(['very great age', 'retired young'])).toBe(
      'Your date of birth makes you more than 105. You are retired, and under 50. You may well be right. An adviser will look at this with you.',
    );
  });

  it('is no longer open once the person says that it is right (SA-180)', () => {
    const facts = tenant({ savings: 0, savingsFromDisabilityBenefits: 1 });
    const both = ['back pay above the savings', 'back pay without the benefit'] as const;
    expect(openContradictionsIn(facts, TODAY)).toEqual(both);
    expect(openContradictionsIn({ ...facts, confirmed: [both[0]] }, TODAY)).toEqual([both[1]]);
    expect(openContradictionsIn({ ...facts, confirmed: both }, TODAY)).toEqual([]);
  });
});
