import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Card.module.css';

interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | undefined;
  /** Less padding on wide screens. */
  tight?: boolean | undefined;
  /** Id of the heading that names a section or article. */
  labelledBy?: string | undefined;
}

/** A white surface with a thin border. */
export function Card({ children, as: Element = 'div', tight, labelledBy }: CardProps) {
  return (
    <Element className={classNames(styles.card, tight && styles.tight)} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
