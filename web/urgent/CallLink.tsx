import { classNames } from '@towpath/design-system/classNames.ts';
import { phone } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import type { ReactNode } from 'react';
import styles from './CallLink.module.css';
import { words } from './words.ts';

type CallLinkProps = {
  readonly number: string;
  /** Who answers; null where that is us. */
  readonly name?: string | null;
  readonly onDark?: boolean;
  /** Below the number. */
  readonly children?: ReactNode;
};

/** A number to ring, large enough for any thumb. */
export function CallLink({ number, name = null, onDark = false, children }: CallLinkProps) {
  return (
    <a className={classNames(styles.call, onDark && styles.onDark)} href={hrefOf(number)}>
      <Glyph of={phone} />
      <span>
        <span className={name === null ? 'visually-hidden' : undefined}>
          {name === null ? words.callUs : `${name} `}
        </span>
        <span className={styles.number}>{number}</span>
        {children}
      </span>
    </a>
  );
}

/** Keeps the place of a number that is still on its way. */
export function CallAwaited() {
  return <span className={classNames(styles.call, styles.awaited)} />;
}

/** The address that rings a number. */
export function hrefOf(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
