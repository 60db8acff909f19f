import { checkCircleFill, clock } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './SavedStatus.module.css';

export type SavedState = 'saving' | 'saved' | 'notSaved';

/** Says whether the answers on screen are saved. On narrow screens the words are only for screen readers. */
export function SavedStatus({ state }: { state: SavedState }) {
  return (
    <span className={styles.saved} data-state={state} role="status">
      <Glyph of={state === 'saved' ? checkCircleFill : clock} />
      <span className={styles.words}>{words[state]}</span>
    </span>
  );
}
