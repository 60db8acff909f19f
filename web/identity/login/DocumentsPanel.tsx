import {
  bank,
  clipboardText,
  type Drawing,
  receipt,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './DocumentsPanel.module.css';

const DOCUMENTS: readonly { icon: Drawing; name: string; line: string }[] = [
  { icon: bank, ...words.documents.bank },
  { icon: clipboardText, ...words.documents.debts },
  { icon: receipt, ...words.documents.bills },
];

/** Documents that are useful to have at hand (ID-026). */
export function DocumentsPanel() {
  return (
    <aside className={styles.panel} aria-labelledby="documents">
      <h2 id="documents">{words.documents.heading}</h2>
      <p className="muted">{words.documents.text}</p>
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
