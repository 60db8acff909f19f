import { answersThatCount, type HealthAnswers, type HealthQuestion } from '../people/healthQuestions.ts';
import type { Crisis, Fact } from '../solutions/case/case.ts';

/**
 * What a person told of their health, as facts of a case. Not told is not known: a person who said No to telling us of
 * their health said nothing of it, least of all that they are well.
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
    isIllLongTerm: fact('isIllLongTerm'),
  };
}
