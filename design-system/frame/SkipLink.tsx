import { classNames } from '../classNames.ts';
import { words } from '../words.ts';
import styles from './SkipLink.module.css';

/** First stop of the Tab key: jumps past the header to the page's content. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  return (
    <a className={classNames(styles.skip, 'no-print')} href={`#${target}`}>
      {words.skip}
    </a>
  );
}
