import { CallAwaited, CallLink } from './CallLink.tsx';
import { useOurLine } from './ourLine.ts';
import styles from './UrgentMatters.module.css';

/** Our own number as one large link, which says whether somebody answers it now. */
export function OurCall() {
  const line = useOurLine();
  if (!line) return <CallAwaited />;
  return (
    <CallLink number={line.number}>
      <span className={styles.open}>{line.says}</span>
    </CallLink>
  );
}
