import { wifiSlash } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './OfflineStrip.module.css';

/** A line under the header while the server is not reached: the browser has no connection, or no answer comes. */
export function OfflineStrip({
  away,
  children,
}: {
  away: 'offline' | 'unreached' | undefined;
  children?: string | undefined;
}) {
  return (
    <div role="status" className="no-print">
      {away && (
        <div className={styles.strip}>
          <p className={`wrap ${styles.inner}`}>
            <Glyph of={wifiSlash} />
            <span>{children ?? words[away]}</span>
          </p>
        </div>
      )}
    </div>
  );
}
