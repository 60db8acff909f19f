import type { ReactNode } from 'react';
import { caretDown } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './Fold.module.css';

type FoldProps = {
  readonly heading: string;
  readonly headingLevel?: 2 | 3;
  readonly id?: string;
  /** Told whether it is open, each time that changes. */
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
};

/** A part that waits behind one line; on paper it is open. */
export function Fold({ heading, headingLevel = 2, id, onToggle, children }: FoldProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details className={styles.fold} id={id} onToggle={event => onToggle?.(event.currentTarget.open)}>
      <summary>
        <Heading>{heading}</Heading>
        <Glyph of={caretDown} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
