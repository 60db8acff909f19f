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
  /** Below 768 px the icon alone shows. */
  iconWhenNarrow?: boolean | undefined;
  /** Whether it leads to the page that is open. */
  isHere?: boolean | undefined;
}

/** One link of the header's navigation. */
export function HeaderLink({ href, children, icon, wideOnly, iconWhenNarrow, isHere }: HeaderLinkProps) {
  return (
    <Anchor
      className={classNames(
        styles.link,
        wideOnly && styles.wideOnly,
        iconWhenNarrow && styles.iconWhenNarrow,
      )}
      href={href}
      aria-current={isHere ? 'page' : undefined}
    >
      {icon && <Glyph of={icon} />}
      {iconWhenNarrow ? <span>{children}</span> : children}
    </Anchor>
  );
}
