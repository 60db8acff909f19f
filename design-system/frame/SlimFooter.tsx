import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { Anchor } from '../links.tsx';
import { Ripples } from '../pictures/Ripples.tsx';
import { words } from '../words.ts';
import styles from './Footer.module.css';

/**
 * The footer of the app's pages: one line and a few links. Uses no icons, which keeps the icon set out of those
 * pages.
 */
export function SlimFooter({
  links,
  children,
}: {
  links: readonly { label: string; url: string }[];
  children: ReactNode;
}) {
  return (
    <>
      <Ripples className={classNames(styles.ripples, 'no-print')} />
      <footer className={classNames(styles.footer, styles.slim, 'no-print')}>
        <div className={classNames('wrap', styles.inner)}>
          <div className={styles.text}>{children}</div>
          <nav className={styles.slimMenu} aria-label={words.footer.label}>
            {links.map(link => (
              <Anchor key={link.url} href={link.url}>
                {link.label}
              </Anchor>
            ))}
          </nav>
        </div>
      </footer>
    </>
  );
}
