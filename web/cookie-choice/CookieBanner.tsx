import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { paths } from '../shell/paths.ts';
import styles from './CookieBanner.module.css';
import { words } from './words.ts';

/**
 * Asks once about cookies that are not needed. It blocks nothing, and No is as easy as Yes. On a finished
 * page it starts hidden and that page's script handles its buttons; in the app `onChoose` does.
 */
export function CookieBanner({
  hidden = false,
  onChoose,
}: {
  hidden?: boolean;
  onChoose?: (choice: 'accepted' | 'rejected') => void;
}) {
  return (
    <section
      className={`${styles.banner} no-print`}
      aria-label={words.banner.label}
      hidden={hidden}
      data-cookies-when="open"
    >
      <div className={`wrap wrap-wide ${styles.inner}`}>
        <p className="small">
          {words.banner.question.text} <a href={paths.cookies}>{words.banner.question.link}</a>
        </p>
        <div className={styles.answers}>
          <Button
            variant="secondary"
            size="small"
            data-cookies="accepted"
            onClick={() => onChoose?.('accepted')}
          >
            {words.accept}
          </Button>
          <Button
            variant="secondary"
            size="small"
            data-cookies="rejected"
            onClick={() => onChoose?.('rejected')}
          >
            {words.reject}
          </Button>
        </div>
      </div>
    </section>
  );
}
