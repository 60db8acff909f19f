import { useIsMainHeading, useStepHeadings } from '../../stepHeadings.tsx';
import { words } from '../../words.ts';
import type { StepProps } from '../stepProps.ts';
import styles from './Question.module.css';

/** Why we ask, and below it what we know already. */
function KnownHint({ text, hint }: { text: string | undefined; hint: string }) {
  return (
    <>
      {text}
      <span className={styles.known}>{hint}</span>
    </>
  );
}

/** The props that the inputs of a question have in common. */
export type QuestionBasics = ReturnType<typeof useBasics>;

/** Derived from the step: its texts, its help, and what is wrong with the answer. */
export function useBasics({ planStep, problem, startingAnswerHint }: StepProps, onHelpOpen: () => void) {
  const { step } = planStep;
  const headings = useStepHeadings();
  return {
    id: step.id,
    name: step.id,
    label: step.headerText,
    labelStyle: 'question' as const,
    labelRef: headings.refOf(step.id),
    isHeading: useIsMainHeading(step.id),
    hint: startingAnswerHint ? (
      <KnownHint text={step.additionalText} hint={startingAnswerHint} />
    ) : (
      step.additionalText
    ),
    help: step.tooltipText,
    helpLabel: words.question.whyWeAsk(step.name),
    onHelpOpen,
    error: problem,
    required: !step.optional,
    optional: step.optional,
  };
}
