import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import {
  HEALTH_QUESTION_WORDS,
  type HealthAnswer,
  type HealthAnswers,
  type HealthQuestion,
  healthQuestionsAfter,
} from '@towpath/domain/people/healthQuestions.ts';
import { useId } from 'react';
import styles from './health.module.css';

type HealthQuestionsProps = {
  readonly stepId: string;
  readonly answers: HealthAnswers;
  readonly onAnswer: (question: HealthQuestion, answer: HealthAnswer) => void;
};

const OPTIONS: readonly { readonly id: HealthAnswer; readonly label: string; additionalText?: string }[] = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
  { id: 'unsaid', label: 'I’d rather not say', additionalText: 'Or I’m not sure' },
];

/** What else is asked about a person's health. Each can be left out; two follow a Yes to treatment. */
export function HealthQuestions({ stepId, answers, onAnswer }: HealthQuestionsProps) {
  const heading = useId();
  return (
    <section className={styles.more} aria-labelledby={heading}>
      <h2 id={heading}>Can we ask a little more?</h2>
      <p className={styles.soft}>Your answers can open up more help. You can leave out any of them.</p>
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
