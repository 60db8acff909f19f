import { info } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import styles from './Figures.module.css';
import { type Figures, mostStopped } from './tables.ts';
import { words } from './words.ts';

/** The step at which most stop, in a sentence below the table that has it. Nothing where too few do. */
export function MostStopped({ figures }: { readonly figures: Figures }) {
  const most = mostStopped(figures);
  if (!most) return null;
  return (
    <p className={styles.most}>
      <Glyph of={info} />
      <span>
        <b>{words.most.says(most.people, most.step)}</b> {words.most.share(most.share)}{' '}
        {most.question && words.most.stands(most.question)}
      </span>
    </p>
  );
}
