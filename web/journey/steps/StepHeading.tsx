import { useStepHeadings } from '../stepHeadings.tsx';
import styles from './StepHeading.module.css';

/**
 * Heading of a step that is not a question. Takes the focus when the step is next. `isSmall`: a line above something
 * larger.
 */
export function StepHeading({
  stepId,
  children,
  level = 2,
  isSmall = false,
}: {
  stepId: string;
  children: string;
  level?: 1 | 2;
  isSmall?: boolean;
}) {
  const headings = useStepHeadings();
  const Heading = `h${level}` as const;
  return (
    <Heading className={isSmall ? styles.small : styles.heading} ref={headings.refOf(stepId)} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** Text of a step; an empty line begins a new paragraph. */
export function StepText({ children }: { children: string | undefined }) {
  return children?.split('\n\n').map(paragraph => (
    <p className={styles.text} key={paragraph}>
      {paragraph}
    </p>
  ));
}
