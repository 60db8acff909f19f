import { check } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import styles from './Crumbs.module.css';
import { words } from './listWords.ts';

/** Tick, fill in, check: where a person is in their budget. */
export function Crumbs({ at }: { at: 0 | 1 | 2 }) {
  return (
    <ol className={styles.crumbs} aria-label={words.crumbs.label}>
      {words.crumbs.steps.map((name, index) => (
        <li key={name} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <b aria-hidden>{index < at ? <Glyph of={check} /> : index + 1}</b>
          {name}
          {index < at && <span className="visually-hidden">{words.crumbs.done}</span>}
        </li>
      ))}
    </ol>
  );
}
