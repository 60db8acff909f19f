import { Button } from '../buttons/Button.tsx';
import { IconButtonLink } from '../buttons/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { house } from '../icons/drawings.generated.ts';
import { laterWords } from '../laterWords.ts';
import { words } from '../words.ts';
import styles from './AdviceHeader.module.css';
import { Brand } from './Brand.tsx';
import { LeaveSite } from './LeaveSite.tsx';
import { SkipLink } from './SkipLink.tsx';

export interface AdviceHeaderProps {
  brandName: string;
  brandHref?: string | undefined;
  /** Title beside the home icon. */
  title?: string | undefined;
  /** Where the home icon leads. */
  homeHref?: string | undefined;
  homeLabel?: string | undefined;
  onLogout?: (() => void) | undefined;
  mainId?: string | undefined;
}

/** Header of the advice pages: home icon, title and logo (JN-051). */
export function AdviceHeader({
  brandName,
  brandHref,
  title = laterWords.adviceTitle,
  homeHref = '/dashboard',
  homeLabel = laterWords.dashboard,
  onLogout,
  mainId = 'main',
}: AdviceHeaderProps) {
  return (
    <>
      <SkipLink target={mainId} />
      <header className={classNames(styles.header, 'no-print')}>
        <div className={classNames('wrap', styles.inner)}>
          <div className={styles.title}>
            <IconButtonLink ring href={homeHref} icon={house} label={homeLabel} />
            <b className={classNames('h3', styles.words)}>{title}</b>
          </div>
          <div className={styles.title}>
            <Brand compact name={brandName} href={brandHref} />
            <LeaveSite />
            {onLogout && (
              <Button variant="secondary" size="small" onClick={onLogout}>
                {words.header.logOut}
              </Button>
            )}
          </div>
        </div>
      </header>
    </>
  );
}
