import type { ReactNode } from 'react';
import { arrowLeft } from '../icons/drawings.generated.ts';
import { words } from '../words.ts';
import styles from './BackLink.module.css';
import { TextButton, TextLink } from './TextButton.tsx';

interface BackLinkProps {
  children?: ReactNode;
  /** The page it leads to; without one, pass `onPress`. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

/** The single Back at the top of a page without a button bar. */
export function BackLink({ children = words.back, href, onPress, disabled }: BackLinkProps) {
  return (
    <div className={styles.back}>
      {href && !disabled ? (
        <TextLink href={href} iconStart={arrowLeft}>
          {children}
        </TextLink>
      ) : (
        <TextButton iconStart={arrowLeft} disabled={disabled} onClick={onPress}>
          {children}
        </TextButton>
      )}
    </div>
  );
}
