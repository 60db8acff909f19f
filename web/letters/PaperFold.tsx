import { caretDown } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { type ReactNode, useState } from 'react';
import styles from './PaperFold.module.css';

type PaperFoldProps = {
  /** It was read or sent: what comes next stands first, and the letter is one press away. */
  readonly isFolded: boolean;
  readonly summary: string;
  /** Another stands beside it, as it went: that alone is printed. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
};

/** A letter that folds away once it is read. Whoever writes in it keeps the focus: it stays the same element. */
export function PaperFold({ isFolded, summary, isBeside, children }: PaperFoldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={isFolded ? styles.folded : styles.plain}
      data-beside={isBeside || undefined}
      open={!isFolded || isOpen}
      onToggle={event => isFolded && setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{summary}</span>
        <Glyph of={caretDown} />
      </summary>
      {children}
    </details>
  );
}
