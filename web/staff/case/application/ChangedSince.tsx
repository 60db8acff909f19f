import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isEntryGone } from '@towpath/domain/applications/changedSince.ts';
import styles from '../Case.module.css';
import type { Shown } from './shown.ts';
import { words } from './words.ts';

/** That the person has told something else since they handed it over, and what; nothing once it is not to be changed. */
export function ChangedSince({
  application: { state, hasChangedSince, changed },
}: {
  readonly application: Pick<Shown, 'state' | 'hasChangedSince' | 'changed'>;
}) {
  const say = SAYS[state];
  if (!hasChangedSince || say === undefined) return null;
  return (
    <Notification tone="orange" live={false} heading={words.changed.heading} headingLevel={3}>
      <p>{say}</p>
      {changed.length > 0 && (
        <ul className={styles.plain}>
          {changed.map(({ at, label, of, was, now }) => (
            <li key={`${at.field} ${at.entry} ${at.part}`}>
              <b>{of === null ? label : words.of(of, label)}</b>
              <span className={styles.small}>
                {' '}
                {isEntryGone({ at, now }) ? words.changed.gone : words.changed.was(was, now)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Notification>
  );
}

/** What comes of it while it can still be changed, and once it is gone. */
const SAYS: Readonly<Partial<Record<Shown['state'], string>>> = {
  'handed over': words.changed.before,
  accepted: words.changed.before,
  'being sent': words.changed.sent,
  sent: words.changed.sent,
};
