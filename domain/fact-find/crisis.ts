import { answersThatCount, type HealthAnswers, type HealthQuestion } from '../people/healthQuestions.ts';
import type { Crisis, Fact } from '../solutions/case/case.ts';
import { daysInMonth, readIsoDate } from '../values/calendar-date.ts';

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
    treatmentEndsOn: endOf(answers.treatmentEndsOn),
    isIllLongTerm: fact('isIllLongTerm'),
  };
}

/** The last day of the month in which treatment is expected to end: help lasts at least as long. */
function endOf(month: string | undefined): Crisis['treatmentEndsOn'] {
  const first = month === undefined ? null : readIsoDate(`${month}-01`);
  return first && { ...first, day: daysInMonth(first.year, first.month) };
}
