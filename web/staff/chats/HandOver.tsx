import { chatColleagues, handOverChat } from '@towpath/contracts/api/staffChat.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useId, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Chats.module.css';
import { words } from './words.ts';

type HandOverProps = { readonly chatId: string; readonly onDone: () => void };

/** Gives a chat to somebody else who takes chats now, or back to the list. */
export function HandOver({ chatId, onDone }: HandOverProps) {
  const { answer, error } = useRemote(() => staffApi(chatColleagues));
  const [to, setTo] = useState('');
  const field = useId();
  const handing = useOperation(async () => {
    await staffApi(handOverChat, { params: { chatId }, body: { to: to === '' ? null : to } });
    return true;
  });
  const failure = handing.error ?? error;
  return (
    <section className={styles.ask} aria-label={words.handOver}>
      {failure && <Notification tone="red">{wordsOfFailure(failure)}</Notification>}
      {!answer && !error && <Loading label={words.handOver} skeleton={[60]} />}
      {answer && (
        <>
          <label htmlFor={field}>{words.handOverTo}</label>
          <select
            id={field}
            className={styles.field}
            value={to}
            onChange={event => setTo(event.target.value)}
          >
            <option value="">{words.backToList}</option>
            {answer.colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
      <div className={styles.doing}>
        <Button
          size="small"
          loading={handing.isFetching}
          loadingLabel={words.handingOver}
          onClick={async () => {
            if (await handing.trigger()) onDone();
          }}
        >
          {words.handOverNow}
        </Button>
        <Button variant="secondary" size="small" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}
