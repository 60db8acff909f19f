import type { Application } from '@towpath/contracts/api/applications.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isEntryGone } from '@towpath/domain/applications/changedSince.ts';
import { paths } from '../shell/paths.ts';
import styles from './Applications.module.css';
import { words } from './words.ts';

/** What its person has told otherwise since the form was handed over, and how it comes to us; nothing where that is nothing. */
export function ChangedSince({
  application: { handedOver, state },
}: {
  readonly application: Pick<Application, 'handedOver' | 'state'>;
}) {
  const changed = handedOver?.changed ?? [];
  if (changed.length === 0) return null;
  const say = words.changed;
  return (
    <Notification tone="orange" live={false} heading={say.heading(changed.length)}>
      <ul className={styles.changed}>
        {changed.map(({ at, label, of, was, now }) => (
          <li key={`${at.field} ${at.entry} ${at.part}`}>
            <b>{of === null ? label : words.missing.of(of, label)}</b>
            <span className={styles.sub}>{isEntryGone({ at, now }) ? say.gone : say.was(was, now)}</span>
          </li>
        ))}
      </ul>
      <p>
        {state === 'handed over' ? say.takeBack : state === 'sent' ? say.sent : say.before}{' '}
        <TextLink href={paths.chat}>{say.tell}</TextLink>
      </p>
    </Notification>
  );
}
