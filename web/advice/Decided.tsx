import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { AppLink } from '../shell/AppLink.tsx';
import { paths } from '../shell/paths.ts';
import styles from './Advice.module.css';
import { words } from './words.ts';

/** What one of us has said of the advice after looking at it: who, since when, what and why. Nothing where nobody has. */
export function Decided({ decided }: Pick<Recommendation, 'decided'>) {
  if (!decided) return null;
  const { shortName, by, on, reason } = decided;
  const name = inSentence(shortName);
  return (
    <div className={styles.notice}>
      <Notification tone="lightpurple" live={false} heading={words.decided.heading(by)}>
        <p>{words.decided.says(name, sayDay(on))}</p>
        <blockquote className={styles.saidOfIt}>{reason}</blockquote>
        <p className="no-print">
          <AppLink href={paths.choose(shortName)}>{words.decided.choose(name)}</AppLink>
        </p>
      </Notification>
    </div>
  );
}
