import { signOut } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import { ELSEWHERE } from './elsewhere.ts';
import styles from './LeaveSite.module.css';

/** The way out for somebody who must not be seen here. A plain link; the site's script takes it over. */
export function LeaveSite() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has to work as a link while there is no script
    <a className={styles.leave} href={ELSEWHERE} role="button" rel="noreferrer" data-leave>
      <Glyph of={signOut} />
      <span>{words.header.leave}</span>
    </a>
  );
}
