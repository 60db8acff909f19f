import { useSyncExternalStore } from 'react';
import { wifiSlash } from '../icons/drawings.generated.ts';
import { Glyph } from '../icons/Glyph.tsx';
import styles from './OfflineStrip.module.css';

/** A line under the header while there is no connection. Give `offline` from `useOffline`. */
export function OfflineStrip({ offline, children }: { offline: boolean; children?: string | undefined }) {
  return (
    <div role="status" className="no-print">
      {offline && (
        <div className={styles.strip}>
          <p className={`wrap ${styles.inner}`}>
            <Glyph of={wifiSlash} />
            <span>{children ?? 'You’re offline. Keep going. We’ll save this page when you’re back.'}</span>
          </p>
        </div>
      )}
    </div>
  );
}

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser has no connection. False on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  );
}
