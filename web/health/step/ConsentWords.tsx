import type { MyHealthConditions } from '@towpath/contracts/api/health.ts';
import { words } from '../words.ts';
import styles from './health.module.css';

/** What something is kept for, and the consent text. Shown before any question is asked. */
export function ConsentWords({
  id,
  consent: { purpose, text },
}: {
  id: string;
  consent: Pick<MyHealthConditions['consent'], 'purpose' | 'text'>;
}) {
  return (
    <div className={styles.words} id={id}>
      <h2 className="h3">{words.consent.purpose}</h2>
      <p>{purpose}</p>
      <h2 className="h3">{words.consent.agreement}</h2>
      <p>{text}</p>
    </div>
  );
}
