import { phone } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import styles from './HelpList.module.css';
import { words } from './laterWords.ts';

type HelpNumbersProps = { readonly numbers: readonly { readonly name: string; readonly phone: string }[] };

/** The numbers alone of help a person can get now, each with whose it is. */
export function HelpNumbers({ numbers }: HelpNumbersProps) {
  if (numbers.length === 0) return null;
  return (
    <ul className={styles.numbers}>
      {numbers.map(({ name, phone: number }) => (
        <li key={number}>
          <a href={`tel:${number.replaceAll(' ', '')}`}>
            <Glyph of={phone} />
            <span>
              {words.help.callOn(name)} <span className={styles.number}>{number}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
