import { DateField } from '@towpath/design-system/inputs/DateField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import {
  HEALTH_QUESTION_WORDS,
  type HealthAnswer,
  type HealthAnswers,
  type HealthQuestion,
  healthQuestionsAfter,
  TREATMENT_END_WORDS,
} from '@towpath/domain/people/healthQuestions.ts';
import { useId } from 'react';
import { words } from '../words.ts';
import styles from './health.module.css';

type HealthQuestionsProps = {
  readonly stepId: string;
  readonly answers: HealthAnswers;
  readonly onAnswer: (question: HealthQuestion, answer: HealthAnswer) => void;
  readonly onTreatmentEnd: (month: string) => void;
};

const OPTIONS: readonly { readonly id: HealthAnswer; readonly label: string; additionalText?: string }[] = [
  { id: 'yes', label: words.questions.yes },
  { id: 'no', label: words.questions.no },
  { id: 'unsaid', label: words.questions.unsaid, additionalText: words.questions.unsaidText },
];

/** The further questions about a person's health. All are optional; three appear only after a Yes to treatment. */
export function HealthQuestions({ stepId, answers, onAnswer, onTreatmentEnd }: HealthQuestionsProps) {
  const heading = useId();
  const [year = '', month = ''] = (answers.treatmentEndsOn ?? '').split('-');
  return (
    <section className={styles.more} aria-labelledby={heading}>
      <h2 id={heading}>{words.questions.heading}</h2>
      <p className={styles.soft}>{words.questions.lead}</p>
      {healthQuestionsAfter(answers).map(question => (
        <RadioList
          key={question}
          label={HEALTH_QUESTION_WORDS[question].question}
          hint={HEALTH_QUESTION_WORDS[question].hint}
          name={`${stepId}-${question}`}
          columns={2}
          options={OPTIONS}
          value={answers[question] ?? null}
          onChange={id => onAnswer(question, id as HealthAnswer)}
        />
      ))}
      {answers.isInTreatment === 'yes' && (
        <DateField
          variant="monthYear"
          label={TREATMENT_END_WORDS.question}
          hint={TREATMENT_END_WORDS.hint}
          name={`${stepId}-treatmentEndsOn`}
          optional
          value={{ day: '', month, year }}
          onChange={typed => onTreatmentEnd(`${typed.year}-${typed.month}`)}
        />
      )}
    </section>
  );
}
