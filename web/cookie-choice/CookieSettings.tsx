import { Button } from '@towpath/design-system/buttons/Button.tsx';
import styles from './CookieSettings.module.css';
import { words } from './words.ts';

/**
 * On the cookies page: the current choice, and a button for the other. Handled by the page's script; without
 * it no such cookie is set.
 */
export function CookieSettings() {
  return (
    <section className={styles.settings} aria-labelledby="your-choice">
      <h2 id="your-choice">{words.settings.heading}</h2>
      <div role="status">
        <p data-cookies-when="open">{words.settings.open}</p>
        <p data-cookies-when="accepted" hidden>
          {words.settings.accepted}
        </p>
        <p data-cookies-when="rejected" hidden>
          {words.settings.rejected}
        </p>
      </div>
      <p className={styles.answers}>
        <Button variant="secondary" size="small" data-cookies="accepted">
          {words.accept}
        </Button>
        <Button variant="secondary" size="small" data-cookies="rejected">
          {words.reject}
        </Button>
      </p>
    </section>
  );
}
