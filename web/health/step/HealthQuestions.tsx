import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import {
  HEALTH_QUESTION_WORDS,
  type HealthAnswer,
  type HealthAnswers,
  type HealthQuestion,
  healthQuestionsAfter,
} from '@towpath/domain/people/healthQuestions.ts';
import { useId } from 'react';
import { words } from '../words.ts';
import styles from './health.module.css';

type HealthQuestionsProps = {
  readonly stepId: string;
  readonly answers: HealthAnswers;
  readonly onAnswer: (question: HealthQuestion, answer: HealthAnswer) => void;
};

const OPTIONS: readonly { readonly id: HealthAnswer; readonly label: string; additionalText?: string }[] = [
  { id: 'yes', label: words.questions.yes },
  { id: 'no', label: words.questions.no },
  { id: 'unsaid', label: words.questions.unsaid, additionalText: words.questions.unsaidText },
];

/** The further questions about a person's health. All are optional; two appear only after a Yes to treatment. */
export function HealthQuestions({ stepId, answers, onAnswer }: HealthQuestionsProps) {
  const heading = useId();
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
    </section>
  );
}
