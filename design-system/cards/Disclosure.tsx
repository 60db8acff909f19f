import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { caretDown } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly className?: string | undefined;
  /** Runs each time it is unfolded. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A line that unfolds what is below it; on paper it is always open. */
export function Disclosure({ summary, className, onOpen, children }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.disclosure, className)}
      onToggle={event => event.currentTarget.open && onOpen?.()}
    >
      <summary>
        <span>{summary}</span>
        <Glyph of={caretDown} />
      </summary>
      {children}
    </details>
  );
}
