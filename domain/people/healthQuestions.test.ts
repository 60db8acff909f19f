import { describe, expect, it } from 'vitest';
import {
  answersThatCount,
  HEALTH_QUESTION_WORDS,
  HEALTH_QUESTIONS,
  type HealthAnswers,
  healthQuestionsAfter,
} from './healthQuestions.ts';

const always = ['isInTreatment', 'isIllLongTerm'];

describe('the questions about health', () => {
  it.each<[HealthAnswers, readonly string[]]>([
    [{}, always],
    [{ isInTreatment: 'no' }, always],
    [{ isInTreatment: 'unsaid' }, always],
    [{ isInTreatment: 'yes' }, HEALTH_QUESTIONS],
  ])('after %j are %j', (answers, asked) => {
    expect(healthQuestionsAfter(answers)).toEqual(asked);
  });

  it('that are no longer asked have no answer that counts', () => {
    const all: HealthAnswers = {
      isInTreatment: 'yes',
      isConfirmed: 'yes',
      hasContact: 'no',
      treatmentEndsOn: '2027-03',
      isIllLongTerm: 'no',
    };
    expect(answersThatCount(all)).toEqual(all);
    expect(answersThatCount({ ...all, isInTreatment: 'no' })).toEqual({
      isInTreatment: 'no',
      isIllLongTerm: 'no',
    });
    expect(answersThatCount({ ...all, treatmentEndsOn: '2027-' }).treatmentEndsOn).toBeUndefined();
    expect(answersThatCount({ ...all, treatmentEndsOn: '2027-13' }).treatmentEndsOn).toBeUndefined();
    expect(answersThatCount({ isConfirmed: 'yes' })).toEqual({});
    expect(answersThatCount({ isIllLongTerm: undefined })).toEqual({});
  });

  it('are short, and ask one thing each', () => {
    for (const { question, hint } of Object.values(HEALTH_QUESTION_WORDS)) {
      expect(question).toMatch(/^[^?]+\?$/u);
      for (const sentence of [question, ...hint.split('. ')]) {
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(14);
      }
    }
  });
});
