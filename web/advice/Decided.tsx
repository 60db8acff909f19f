import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { AppLink } from '../shell/AppLink.tsx';
import { paths } from '../shell/paths.ts';
import styles from './Advice.module.css';
import { useIsClosed } from './closed.ts';
import { words } from './words.ts';

type Said = Pick<Recommendation, 'decided' | 'takenBack'>;

/**
 * What one of us has said of the advice after looking at it: who, since when, what, why and what it means; or that it was
 * taken back. Nothing where nobody has.
 */
export function Decided({ decided, takenBack }: Said) {
  const isClosed = useIsClosed();
  if (takenBack) {
    const { shortName, by, on, reason } = takenBack;
    return (
      <div className={styles.notice}>
        <Notification tone="orange" live={false} heading={words.takenBack.heading(by)}>
          <p>{words.takenBack.says(inSentence(shortName), sayDay(on))}</p>
          <blockquote className={styles.saidOfIt}>{reason}</blockquote>
          <p>{words.takenBack.means}</p>
        </Notification>
      </div>
    );
  }
  if (!decided) return null;
  const { shortName, by, on, reason, outcome } = decided;
  const name = inSentence(shortName);
  const says = outcome === 'changed' ? words.decided.changed : words.decided.says;
  return (
    <div className={styles.notice}>
      <Notification tone="lightpurple" live={false} heading={words.decided.heading(by)}>
        <p>{says(name, sayDay(on))}</p>
        <blockquote className={styles.saidOfIt}>{reason}</blockquote>
        <p>{words.decided.means}</p>
        {!isClosed && (
          <p className="no-print">
            <AppLink href={paths.choose(shortName)}>{words.decided.choose(name)}</AppLink>
          </p>
        )}
      </Notification>
    </div>
  );
}
