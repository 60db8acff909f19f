import { type ChatMessage, emailChat } from '@towpath/contracts/api/chat.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { downloadSimple } from '@towpath/design-system/icons/drawings.generated.ts';
import { silenceText } from '@towpath/domain/people/chatSilence.ts';
import { api } from '../../data/client.ts';
import { useOperation } from '../../data/remote.ts';
import { sessionUser } from '../../data/session.ts';
import { saveAs } from '../../papers/saveFile.ts';
import { dayAndTime } from '../moments.ts';
import { words } from '../words.ts';
import styles from './ChatWindow.module.css';

/** After the last message of a chat that has ended: a copy to keep, as a file, or by mail for who has an account. */
export function Ended({
  messages,
  silentHours,
}: {
  readonly messages: readonly ChatMessage[];
  /** After how many hours in which nobody wrote; null where somebody ended it. */
  readonly silentHours: number | null;
}) {
  const mailing = useOperation(() => api(emailChat));
  return (
    <div className={styles.card}>
      <h3>{words.ended.heading}</h3>
      {silentHours !== null && <p>{words.ended.silent(silenceText(silentHours))}</p>}
      <p>{words.ended.text}</p>
      <div className={styles.keep}>
        <Button
          variant="secondary"
          size="small"
          iconStart={downloadSimple}
          onClick={() => saveAs(new Blob([copyOf(messages)], { type: 'text/plain' }), words.ended.file)}
        >
          {words.ended.save}
        </Button>
        {sessionUser() && (
          <TextButton
            busy={mailing.isFetching ? words.ended.sending : undefined}
            onClick={() => void mailing.trigger()}
          >
            {words.ended.email}
          </TextButton>
        )}
      </div>
      {mailing.answer && (
        <Notification tone="green">{words.ended.sentTo(mailing.answer.sentTo)}</Notification>
      )}
      {mailing.error && <Notification tone="red">{mailing.error.message}</Notification>}
    </div>
  );
}

/** What was said, as plain text: who, when, what. */
function copyOf(messages: readonly ChatMessage[]): string {
  return messages
    .map(({ from, name, at, text }) => {
      const when = dayAndTime(at, new Date(0));
      const who =
        from === 'person' ? words.log.yours(when) : words.log.theirs(name ?? words.log.adviser, when);
      return `${who}\n${text}\n`;
    })
    .join('\n');
}
