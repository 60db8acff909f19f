import {
  bank,
  clipboardText,
  type Drawing,
  receipt,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import styles from './DocumentsPanel.module.css';

const DOCUMENTS: readonly { icon: Drawing; name: string; line: string }[] = [
  { icon: bank, name: 'Bank Statements', line: 'The last 3 months, to see what goes in and out' },
  { icon: clipboardText, name: 'A list of your debts', line: 'Who you owe and about how much' },
  { icon: receipt, name: 'Utility Bills', line: 'Gas, electric, water, phone and council tax' },
];

/** What is good to have at hand (ID-026). */
export function DocumentsPanel() {
  return (
    <aside className={styles.panel} aria-labelledby="documents">
      <h2 id="documents">A few documents you’ll need...</h2>
      <p className="muted">
        Have these near you if you can. If you can’t find something, a good guess is fine for now.
      </p>
      <ul>
        {DOCUMENTS.map(({ icon, name, line }) => (
          <li key={name}>
            <span className={styles.picture}>
              <Glyph of={icon} />
            </span>
            <span>
              <b className={styles.name}>{name}</b>
              <span className={styles.line}>{line}</span>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
