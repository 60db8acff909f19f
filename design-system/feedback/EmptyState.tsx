import type { ReactNode } from 'react';
import { StatusArch } from '../pictures/StatusArch.tsx';
import styles from './statePanel.module.css';

interface EmptyStateProps {
  heading: string;
  children: ReactNode;
  /** One action. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Nothing here yet: an empty arch, one line, one action. */
export function EmptyState({ heading, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.panel}>
      <StatusArch status="notStarted" className={styles.arch} />
      <Heading className="h3">{heading}</Heading>
      <p className="muted">{children}</p>
      {action}
    </div>
  );
}
