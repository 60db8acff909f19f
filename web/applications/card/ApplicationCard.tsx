import { myApplication } from '@towpath/contracts/api/applications.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { isTakenOver } from '@towpath/domain/applications/takenOver.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { api } from '../../data/client.ts';
import { useRemote } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import { isHeldBack } from '../waitsForTalk.ts';
import styles from './ApplicationCard.module.css';
import { words } from './words.ts';

/**
 * How the form for what the person chose stands, with the way to it; nothing where there is none, or it cannot be read.
 *
 * @param className how it stands on its page, in line with what is above and below it
 */
export function ApplicationCard({ className = '' }: { readonly className?: string | undefined }) {
  const { answer } = useRemote(() => api(myApplication));
  const application = answer?.application;
  if (!application) return null;
  const { state, kind, filled, elsewhere, wentAnotherWay, answered, asked } = application;
  const closed = elsewhere ? words.elsewhere : wentAnotherWay ? words.anotherWay : null;
  const isWriting = state === 'sent' && isTakenOver(kind);
  const says = isWriting ? words.sentToWrite : words.says[state](filled.of - filled.count);
  return (
    <div className={`${styles.card} ${className}`}>
      <Card as="section" tight labelledBy="own-form">
        <h2 id="own-form">{words.heading}</h2>
        <p>{closed ?? (isHeldBack(application) ? words.heldBack : says)}</p>
        {asked && closed === null && (
          <>
            <h3>{words.asks(asked.by)}</h3>
            <p className={styles.theirs}>{asked.words}</p>
          </>
        )}
        {answered && answered.says !== '' && (
          <>
            <h3>{words.theirWords(sayDay(answered.on))}</h3>
            <p className={styles.theirs}>{answered.says}</p>
          </>
        )}
        <ButtonLink variant="secondary" href={paths.planForm}>
          {words.open}
        </ButtonLink>
      </Card>
    </div>
  );
}
