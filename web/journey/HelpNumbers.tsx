import { phone } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { helpOf } from '@towpath/domain/people/helpOf.ts';
import styles from './HelpList.module.css';
import { useSiteContent } from './siteContent.ts';
import { useNationTold } from './useNationTold.ts';

/** The numbers alone of help a person can get now, where they live, each with whose it is. */
export function HelpNumbers({ ids }: { ids: readonly string[] }) {
  const nation = useNationTold();
  const shown = helpOf(useSiteContent()?.help ?? [], ids, nation);
  return (
    <ul className={styles.numbers}>
      {shown.map(
        ({ id, name, phone: number }) =>
          number !== undefined && (
            <li key={id}>
              <a href={`tel:${number.replaceAll(' ', '')}`}>
                <Glyph of={phone} />
                {name}: {number}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
