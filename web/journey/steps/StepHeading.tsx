import { useIsMainHeading, useStepHeadings, useTitledBy } from '../stepHeadings.tsx';
import styles from './StepHeading.module.css';

/**
 * Heading of a step that is not a question. Takes the focus when the step is next, and is then the main heading of the
 * page. `level`: 1 for a step that fills its page. `isSmall`: a line above something larger.
 */
export function StepHeading({
  stepId,
  children,
  level,
  isSmall = false,
}: {
  stepId: string;
  children: string;
  level?: 1 | 2;
  isSmall?: boolean;
}) {
  const headings = useStepHeadings();
  const isMain = useIsMainHeading(stepId);
  const Heading = (level ?? (isMain ? 1 : 2)) === 1 ? 'h1' : 'h2';
  useTitledBy(children, Heading === 'h1');
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
