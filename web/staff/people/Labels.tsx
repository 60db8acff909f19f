import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { SESSION_STATUSES } from '@towpath/domain/people/sessionStatus.ts';
import { LabelTag } from './LabelTag.tsx';
import styles from './People.module.css';
import { words } from './words.ts';

/** What each of the eight labels means. */
export function Labels() {
  return (
    <Disclosure summary={words.labels.heading} className={styles.labels}>
      <dl>
        {SESSION_STATUSES.map(status => (
          <div key={status}>
            <dt>
              <LabelTag status={status} />
            </dt>
            <dd>{words.labels.mean[status]}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
