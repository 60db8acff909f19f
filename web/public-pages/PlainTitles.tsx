import { Button } from '@towpath/design-system/buttons/Button.tsx';
import styles from './PlainTitles.module.css';
import { words } from './words.ts';

/**
 * On the page about safety: whether the titles of all pages say what they are about, and a button for the other choice.
 * Handled by the page's script.
 */
export function PlainTitles() {
  return (
    <section className={styles.choice} aria-labelledby="plain-titles">
      <h2 id="plain-titles">{words.plainTitles.heading}</h2>
      <p>{words.plainTitles.why}</p>
      <div role="status">
        <p data-titles-when="full">
          <b>{words.plainTitles.full}</b>
        </p>
        <p data-titles-when="plain" hidden>
          <b>{words.plainTitles.plain}</b>
        </p>
      </div>
      <p className={styles.answers}>
        <Button variant="secondary" size="small" data-titles="plain">
          {words.plainTitles.makePlain}
        </Button>
        <Button variant="secondary" size="small" data-titles="full">
          {words.plainTitles.makeFull}
        </Button>
      </p>
    </section>
  );
}
