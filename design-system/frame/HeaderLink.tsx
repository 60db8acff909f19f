import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { Drawing } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Anchor } from '../links.tsx';
import styles from './HeaderLink.module.css';

interface HeaderLinkProps {
  href: string;
  children: ReactNode;
  icon?: Drawing | undefined;
  /** Hidden below 768 px. */
  wideOnly?: boolean | undefined;
}

/** One link of the header's navigation. */
export function HeaderLink({ href, children, icon, wideOnly }: HeaderLinkProps) {
  return (
    <Anchor className={classNames(styles.link, wideOnly && styles.wideOnly)} href={href}>
      {icon && <Glyph of={icon} />}
      {children}
    </Anchor>
  );
}
