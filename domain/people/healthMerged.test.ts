import { describe, expect, it } from 'vitest';
import { answersMerged, hasNewAnswer, needsMerged } from './healthMerged.ts';
import { answersThatCount, type HealthAnswers } from './healthQuestions.ts';

describe('a form about health that is older than what is stored', () => {
  it.each([
    ['leaves alone what another added', [1], [1], [1, 9], [1, 9]],
    ['leaves alone what another took away', [1, 9], [1, 9], [1], [1]],
    ['adds what was added in it', [1, 2], [1], [1, 9], [1, 2, 9]],
    ['takes away what was taken away in it', [], [1], [1, 9], [9]],
    ['adds once what both added', [9], [], [9], [9]],
    ['is all that counts where nothing was stored', [5, 2, 5], [], [], [2, 5]],
  ])('%s of what helps when we talk (PT-662)', (_what, chosen, was, stored, merged) => {
    expect(needsMerged(chosen, was, stored)).toEqual(merged);
    // Sent once more it changes nothing.
    expect(needsMerged(chosen, was, merged)).toEqual(merged);
  });

  it.each<[string, HealthAnswers, HealthAnswers, HealthAnswers, HealthAnswers]>([
    ['keeps an answer that it has not', {}, {}, { isIllLongTerm: 'yes' }, { isIllLongTerm: 'yes' }],
    [
      'keeps the one that was put right',
      { isIllLongTerm: 'no', isInTreatment: 'no' },
      { isIllLongTerm: 'no' },
      { isIllLongTerm: 'yes' },
      { isIllLongTerm: 'yes', isInTreatment: 'no' },
    ],
    [
      'changes what was changed in it, whatever is stored',
      { isIllLongTerm: 'unsaid' },
      { isIllLongTerm: 'no' },
      { isIllLongTerm: 'yes' },
      { isIllLongTerm: 'unsaid' },
    ],
    ['takes away what was taken away', {}, { isIllLongTerm: 'no' }, { isIllLongTerm: 'no' }, {}],
    [
      'keeps a month that another noted',
      { isInTreatment: 'yes', isConfirmed: 'no' },
      { isInTreatment: 'yes' },
      { isInTreatment: 'yes', treatmentEndsOn: '2027-03' },
      { isInTreatment: 'yes', isConfirmed: 'no', treatmentEndsOn: '2027-03' },
    ],
    [
      'answers nothing that is not asked any more',
      { isInTreatment: 'yes', isConfirmed: 'no' },
      { isInTreatment: 'yes' },
      { isInTreatment: 'no' },
      { isInTreatment: 'no' },
    ],
  ])('%s (PT-662)', (_what, given, was, stored, merged) => {
    expect(answersThatCount(answersMerged(given, was, stored))).toEqual(merged);
  });

  it.each<[HealthAnswers, HealthAnswers, boolean]>([
    [{}, { isIllLongTerm: 'yes' }, false],
    [{ isIllLongTerm: 'yes' }, { isIllLongTerm: 'yes', isInTreatment: 'no' }, false],
    [{ isIllLongTerm: 'no' }, { isIllLongTerm: 'yes' }, true],
    [{ isInTreatment: 'yes', treatmentEndsOn: '2027-03' }, { isInTreatment: 'yes' }, true],
  ])('%j has a new answer after %j: %s (PT-647)', (answers, before, isNew) => {
    expect(hasNewAnswer(answers, before)).toBe(isNew);
  });
});
