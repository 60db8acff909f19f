import { classNames } from '@towpath/design-system/classNames.ts';
import { warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { sentencesOf } from '@towpath/domain/values/sentences.ts';
import styles from './Risks.module.css';

type RisksProps = {
  readonly texts: readonly string[];
  /** One below the other in a wide window too, to be read again in their order. */
  readonly isOneColumn?: boolean;
};

/** Risks in a list, the first sentence of each standing out. */
export function Risks({ texts, isOneColumn = false }: RisksProps) {
  return (
    <ol className={classNames(styles.risks, isOneColumn && styles.one)}>
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
