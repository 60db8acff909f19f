import { useEffect, useRef, useState } from 'react';
import { whyAway } from '../../data/connection.ts';
import type { Shown } from '../state/chatStore.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';

/** How long it is said that the line is back, in ms. */
const BACK_SHOWS = 6_000;

/**
 * A line under the head of the window: no connection, back again, what was sent since. Read out as it changes.
 *
 * @param waiting how many messages wait to be sent
 */
export function ConnectionStrip({ line, waiting }: { line: Shown['line']; waiting: number }) {
  const [back, setBack] = useState<{ readonly what: string; readonly next: string }>();
  const kept = useRef<number>(undefined);

  useEffect(() => {
    if (line === 'lost') {
      kept.current = Math.max(kept.current ?? 0, waiting);
      setBack(undefined);
    }
    if (line !== 'open' || kept.current === undefined || waiting > 0) return;
    setBack(kept.current > 0 ? words.strip.sent(kept.current) : words.strip.back);
    kept.current = undefined;
  }, [line, waiting]);

  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setBack(undefined), BACK_SHOWS);
    return () => clearTimeout(timer);
  }, [back]);

  const said = line === 'lost' ? words.strip[whyAway()] : back;
  return (
    <div role="status">
      {said && (
        <p className={styles.strip} data-back={line !== 'lost' || undefined}>
          <span>
            <b>{said.what}</b> {said.next}
          </span>
        </p>
      )}
    </div>
  );
}
