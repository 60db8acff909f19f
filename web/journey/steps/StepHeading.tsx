import type { ReactNode } from 'react';
import { useIsMainHeading, useStepHeadings, useTitledBy } from '../stepHeadings.tsx';
import styles from './StepHeading.module.css';

type StepHeadingProps = {
  readonly stepId: string;
  /** 1 for a step that fills its page. */
  readonly level?: 1 | 2;
} & (
  | { readonly children: string; readonly title?: string }
  /** A heading of several parts, or one that says more than a tab should show, has a title of its own for the page. */
  | { readonly children: ReactNode; readonly title: string }
);

/**
 * Heading of a step that is not a question. Takes the focus when the step is next, and is then the main heading of the
 * page.
 */
export function StepHeading({ stepId, children, level, title }: StepHeadingProps) {
  const headings = useStepHeadings();
  const isMain = useIsMainHeading(stepId);
  const Heading = (level ?? (isMain ? 1 : 2)) === 1 ? 'h1' : 'h2';
  useTitledBy(title ?? String(children), Heading === 'h1');
  return (
    <Heading className={styles.heading} ref={headings.refOf(stepId)} tabIndex={-1}>
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
