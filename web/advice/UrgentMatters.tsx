import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import styles from './Advice.module.css';
import { words } from './words.ts';

/** Urgent matters, shown before any solution: dates that are close, and priority debts. */
export function UrgentMatters({ urgent }: Pick<Recommendation, 'urgent'>) {
  if (urgent.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Notification tone="orange" live={false} heading={words.urgent.heading}>
        <ul className={styles.matters}>
          {urgent.map(({ code, says, on, debt }) => (
            <li key={`${code} ${debt?.id ?? ''}`}>
              {on && <b>{sayDay(on)}</b>}
              {debt && <b>{words.urgent.debt(debt.creditorName, debt.typeName)}</b>}
              {says}
            </li>
          ))}
        </ul>
      </Notification>
    </div>
  );
}
