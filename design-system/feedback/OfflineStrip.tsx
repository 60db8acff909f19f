import { wifiSlash } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { words } from '../words.ts';
import styles from './OfflineStrip.module.css';

/** A line under the header while there is no connection. */
export function OfflineStrip({ offline, children }: { offline: boolean; children?: string | undefined }) {
  return (
    <div role="status" className="no-print">
      {offline && (
        <div className={styles.strip}>
          <p className={`wrap ${styles.inner}`}>
            <Glyph of={wifiSlash} />
            <span>{children ?? words.offline}</span>
          </p>
        </div>
      )}
    </div>
  );
}
