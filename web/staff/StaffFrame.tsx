import { OfflineStrip } from '@towpath/design-system/feedback/OfflineStrip.tsx';
import { SkipLink } from '@towpath/design-system/frame/SkipLink.tsx';
import { BrandMark } from '@towpath/design-system/pictures/BrandMark.tsx';
import type { ReactNode } from 'react';
import { useAway } from '../data/useOnline.ts';
import { brandName } from '../shell/brand.ts';
import styles from './Staff.module.css';
import { words } from './words.ts';

type StaffFrameProps = {
  /** The ways to the parts of the console. */
  readonly nav?: ReactNode;
  readonly end?: ReactNode;
  /** Without the margins of a page to read. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/** The dark bar on top of every page of staff, with what belongs to who is signed in at its end. */
export function StaffFrame({ nav, end, isWide = false, children }: StaffFrameProps) {
  const away = useAway();
  return (
    <>
      <SkipLink target="main" />
      <header className={styles.top}>
        <div className={styles.bar}>
          <p className={styles.brand}>
            <BrandMark className={styles.mark} />
            <span className={styles.brandName}>
              {brandName} <small>{words.console}</small>
            </span>
          </p>
          {nav}
          {end}
        </div>
      </header>
      <OfflineStrip away={away}>{away && words.away[away]}</OfflineStrip>
      <main id="main">
        <div className={isWide ? styles.wide : 'wrap page page-tall'}>{children}</div>
      </main>
    </>
  );
}
