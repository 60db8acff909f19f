import { Button } from '@towpath/design-system/buttons/Button.tsx';
import styles from './CookieSettings.module.css';

/** On the cookies page: what has been chosen, and the other choice. Acted on by the page's script; without it no such cookie is set. */
export function CookieSettings() {
  return (
    <section className={styles.settings} aria-labelledby="your-choice">
      <h2 id="your-choice">Your choice</h2>
      <div role="status">
        <p data-cookies-when="open">You have not chosen yet. We set no such cookie until you say yes.</p>
        <p data-cookies-when="accepted" hidden>
          You said yes. You can say no at any time.
        </p>
        <p data-cookies-when="rejected" hidden>
          You said no. You can say yes at any time.
        </p>
      </div>
      <p className={styles.answers}>
        <Button variant="secondary" size="small" data-cookies="accepted">
          Accept
        </Button>
        <Button variant="secondary" size="small" data-cookies="rejected">
          Reject
        </Button>
      </p>
    </section>
  );
}
