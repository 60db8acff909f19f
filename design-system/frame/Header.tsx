import type { ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { classNames } from '../classNames.ts';
import { words } from '../words.ts';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { LeaveSite } from './LeaveSite.tsx';
import { type SavedState, SavedStatus } from './SavedStatus.tsx';
import { SkipLink } from './SkipLink.tsx';

export interface HeaderProps {
  brandName: string;
  /** Where the logo leads; home by default. */
  brandHref?: string | undefined;
  /** Replaces the logo. */
  logo?: ReactNode;
  /** Links, as `HeaderLink`s; they are wrapped in a navigation region. */
  nav?: ReactNode;
  /** Progress inside the header row, for journeys that show it there. */
  progress?: ReactNode;
  /** Whether the answers on screen are saved; leave out where nothing is saved. */
  saved?: SavedState | undefined;
  onSaveAndLeave?: (() => void) | undefined;
  onLogout?: (() => void) | undefined;
  /** Shown only when the product runs in a pop-up window. */
  onClose?: (() => void) | undefined;
  /** No background and no border, for pages that open with a picture. */
  clear?: boolean | undefined;
  wide?: boolean | undefined;
  /** Id of the page's `main`, for the skip link. */
  mainId?: string | undefined;
}

/** The header: skip link, logo, links, saved state, Logout and, in a pop-up window, Close (SH-014). */
export function Header({
  brandName,
  brandHref,
  logo,
  nav,
  progress,
  saved,
  onSaveAndLeave,
  onLogout,
  onClose,
  clear,
  wide,
  mainId = 'main',
}: HeaderProps) {
  return (
    <>
      <SkipLink target={mainId} />
      <header className={classNames(styles.header, clear && styles.clear, 'no-print')}>
        <div className={classNames('wrap', wide && 'wrap-wide', styles.inner, saved && styles.full)}>
          {logo ?? <Brand compact={saved !== undefined} name={brandName} href={brandHref} />}
          {progress && <div className={styles.progress}>{progress}</div>}
          <div className={classNames(styles.end, saved && styles.tight)}>
            {nav && (
              <nav className={styles.nav} aria-label={words.header.label}>
                {nav}
              </nav>
            )}
            <LeaveSite />
            {saved && <SavedStatus state={saved} />}
            {onSaveAndLeave && (
              <Button variant="tertiary" size="small" onClick={onSaveAndLeave}>
                {words.header.saveAndLeave}
              </Button>
            )}
            {onLogout && (
              // Beside what is saved there is little room on a phone.
              <Button variant={saved ? 'tertiary' : 'secondary'} size="small" onClick={onLogout}>
                {words.header.logOut}
              </Button>
            )}
            {onClose && (
              <Button variant="secondary" size="small" onClick={onClose}>
                {words.close}
              </Button>
            )}
          </div>
        </div>
      </header>
    </>
  );
}
