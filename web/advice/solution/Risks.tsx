import { warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { sentencesOf } from '@towpath/domain/values/sentences.ts';
import styles from './Risks.module.css';

/** Risks in a list, the first sentence of each standing out. */
export function Risks({ texts }: { texts: readonly string[] }) {
  return (
    <ol className={styles.risks}>
      {texts.map(text => {
        const [first = '', ...others] = sentencesOf(text);
        return (
          <li key={text}>
            <Glyph of={warningCircleFill} />
            <span>
              <b>{first}</b> {others.length > 0 && <span>{others.join(' ')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
