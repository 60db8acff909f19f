import { describe, expect, it } from 'vitest';
import {
  answerYesNo,
  chooseDebts,
  debtsOffered,
  isLegalQuestionAnswered,
  type LegalAnswers,
  legalSectionComplete,
  NO_LEGAL_ANSWERS,
  remainingQuestions,
  stillToAnswer,
  visibleQuestions,
} from './legalAnswers.ts';
import type { WhichDebtsNumber, YesNoNumber } from './legalQuestions.ts';

const debts = ['a', 'b', 'c'];

/** Answers one after the other: [1, true] is Yes to 1, [2, ['a']] chooses debt a. */
function answered(...given: readonly (readonly [number, boolean | readonly string[]])[]): LegalAnswers {
  return given.reduce<LegalAnswers>(
    (answers, [number, answer]) =>
      typeof answer === 'boolean'
        ? answerYesNo(answers, number as YesNoNumber, answer)
        : chooseDebts(answers, number as WhichDebtsNumber, answer),
    NO_LEGAL_ANSWERS,
  );
}

describe('the visible questions', () => {
  it('are only the yes or no ones at first, without the one that depends on a guarantor (LQ-001)', () => {
    expect(visibleQuestions(NO_LEGAL_ANSWERS)).toEqual([1, 3, 5, 7]);
  });

  it.each([1, 3, 5, 7])('after Yes to %i have which debts, after No not (LQ-007, LQ-010)', number => {
    expect(visibleQuestions(answered([number, true]))).toContain(number + 1);
    expect(visibleQuestions(answered([number, false]))).not.toContain(number + 1);
  });

  it('after No to 7 end there (LQ-008)', () => {
    expect(visibleQuestions(answered([7, false]))).toEqual([1, 3, 5, 7]);
  });

  it('after No to 9 have 10, after Yes not (LQ-009, LQ-010)', () => {
    const guarantor = [
      [7, true],
      [8, ['a']],
    ] as const;
    expect(visibleQuestions(answered(...guarantor))).toEqual([1, 3, 5, 7, 8, 9]);
    expect(visibleQuestions(answered(...guarantor, [9, false]))).toEqual([1, 3, 5, 7, 8, 9, 10]);
    expect(visibleQuestions(answered(...guarantor, [9, true]))).toEqual([1, 3, 5, 7, 8, 9]);
  });

  it('are asked again when an answer goes from Yes to No and back (LQ-007, LQ-008)', () => {
    const back = answered([1, true], [2, ['a']], [1, false], [1, true]);
    expect(isLegalQuestionAnswered(back, 2, debts)).toBe(false);
    const guarantor = answered([7, true], [8, ['a']], [9, false], [10, ['a']], [7, false], [7, true]);
    expect(guarantor).toEqual({ yesNo: { 7: true }, chosen: {} });
  });

  it('accept no debts for a question that is not asked', () => {
    expect(() => chooseDebts(NO_LEGAL_ANSWERS, 2, ['a'])).toThrow(RangeError);
    expect(() => chooseDebts(answered([7, true], [8, ['a']], [9, true]), 10, ['a'])).toThrow(RangeError);
  });
});

describe('the legal section', () => {
  it.each<[string, LegalAnswers, number]>([
    ['nothing answered', NO_LEGAL_ANSWERS, 4],
    ['No four times', answered([1, false], [3, false], [5, false], [7, false]), 0],
    ['a Yes without debts', answered([1, true], [3, false], [5, false], [7, false]), 1],
    ['as in the mock-up', answered([1, true], [2, ['b']], [3, false], [5, true]), 2],
    ['a guarantor', answered([1, false], [3, false], [5, false], [7, true]), 2],
    [
      'a guarantor who may be asked',
      answered([1, false], [3, false], [5, false], [7, true], [8, ['a']], [9, true]),
      0,
    ],
    [
      'one who may not, without saying for which',
      answered([1, false], [3, false], [5, false], [7, true], [8, ['a']], [9, false]),
      1,
    ],
    [
      'one who may not, for these',
      answered([1, false], [3, false], [5, false], [7, true], [8, ['a', 'b']], [9, false], [10, ['a']]),
      0,
    ],
  ])('with %s is complete when nothing is to go (LQ-014)', (_, answers, toGo) => {
    expect(stillToAnswer(answers, debts)).toBe(toGo);
    expect(legalSectionComplete(answers, debts)).toBe(toGo === 0);
  });

  it('is never complete without debts (LQ-014)', () => {
    expect(legalSectionComplete(answered([1, false], [3, false], [5, false], [7, false]), [])).toBe(false);
  });

  it('offers for 10 only the debts with a guarantor, and forgets a choice that is not offered (LQ-012)', () => {
    const both = answered([7, true], [8, ['a', 'b']], [9, false], [10, ['b']]);
    expect(debtsOffered(both, 10, debts)).toEqual(['a', 'b']);
    expect(debtsOffered(both, 8, debts)).toEqual(debts);
    const fewer = chooseDebts(both, 8, ['a']);
    expect(isLegalQuestionAnswered(fewer, 10, debts)).toBe(false);
  });

  it('asks again about a debt that has gone from the list (LQ-014)', () => {
    const answers = answered([1, true], [2, ['c']], [3, false], [5, false], [7, false]);
    expect(legalSectionComplete(answers, debts)).toBe(true);
    expect(remainingQuestions(answers, ['a', 'b'])).toEqual([2]);
  });
});
