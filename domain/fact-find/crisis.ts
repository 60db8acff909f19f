import { answersThatCount, type HealthAnswers, type HealthQuestion } from '../people/healthQuestions.ts';
import type { Crisis, Fact } from '../solutions/case/case.ts';

/**
 * What a person told us about their health, as facts of a case. Anything not told is not known: a person who chose not
 * to tell us about their health said nothing about it, least of all that they are well.
 */
export function crisisFrom(told: HealthAnswers): Crisis {
  const answers = answersThatCount(told);
  const fact = (question: HealthQuestion): Fact<boolean> => {
    const answer = answers[question];
    return answer === undefined || answer === 'unsaid' ? null : answer === 'yes';
  };
  return {
    isInTreatment: fact('isInTreatment'),
    isConfirmed: fact('isConfirmed'),
    hasContact: fact('hasContact'),
    treatmentEndsOn: null,
    isIllLongTerm: fact('isIllLongTerm'),
  };
}
