import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import type { Entry } from '../../data/outbox/entry.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import type { Outgoing } from '../state/messageSave.ts';
import { words } from '../words.ts';
import { Bubble } from './Bubble.tsx';
import styles from './ChatWindow.module.css';
import { type Unsent, useDraft } from './useMessages.ts';

type UnsentMessagesProps = Unsent & {
  /** They did not get through, and are tried again by themselves. */
  readonly isStuck: boolean;
  readonly onTry: () => void;
};

/** Messages that only this tab has: dashed, and said in words. Each goes once, in order. */
export function UnsentMessages({ waiting, refused, isStuck, onTry }: UnsentMessagesProps) {
  return (
    <>
      {refused.map(entry => (
        <Refused key={entry.id} entry={entry} />
      ))}
      {waiting.map(({ id, content }) => (
        <Bubble key={id} waits>
          {content.text}
        </Bubble>
      ))}
      {waiting.length > 0 && (
        <p className={classNames(styles.meta, styles.mine)}>
          {isStuck ? words.log.waiting(waiting.length) : words.log.sending}
        </p>
      )}
      {waiting.length > 0 && isStuck && (
        <div className={styles.mine}>
          <Button variant="secondary" size="small" onClick={onTry}>
            {words.log.tryNow}
          </Button>
        </div>
      )}
    </>
  );
}

/** A message that the server did not take: the person changes it, or leaves it out. */
function Refused({ entry }: { entry: Entry<Outgoing> }) {
  const outbox = useOutbox();
  const draft = useDraft();
  return (
    <>
      <Bubble waits>{entry.content.text}</Bubble>
      <div className={classNames(styles.refused, styles.mine)}>
        <p>
          {words.log.notTaken} {entry.says}
        </p>
        <TextButton
          onClick={() => {
            draft.keep(entry.content.text);
            outbox.forget(entry);
          }}
        >
          {words.log.change}
        </TextButton>
        <TextButton onClick={() => outbox.forget(entry)}>{words.log.leaveOut}</TextButton>
      </div>
    </>
  );
}
