import { CHAT_OUTCOMES, type ChatOutcome, settleChat } from '@towpath/contracts/api/staffChat.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { type FormEvent, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import { Picks } from '../work/Picks.tsx';
import styles from './Chats.module.css';
import { words } from './words.ts';

const say = words.left;

type LeftProps = {
  readonly chatId: string;
  /** It is off the list. */
  readonly onSettled: () => void;
};

/** What to do where somebody left worrying words that none of us answered: reach them, and say what came of it. */
export function LeftUnanswered({ chatId, onSettled }: LeftProps) {
  const [outcome, setOutcome] = useState<ChatOutcome | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const settling = useOperation(async (came: ChatOutcome) => {
    await staffApi(settleChat, { params: { chatId }, body: { outcome: came } });
    return true;
  });

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (outcome !== null && !settling.isFetching && (await settling.trigger(outcome))) onSettled();
  }

  return (
    <form noValidate onSubmit={save} className={styles.ask} aria-label={say.heading}>
      <p>
        <b>{say.heading}.</b> {say.text}
      </p>
      <Picks
        legend={say.legend}
        name="outcome"
        options={CHAT_OUTCOMES}
        say={say.outcomes}
        value={outcome}
        onPick={setOutcome}
        hint={say.notYet}
        error={isAsked && outcome === null ? say.missing : undefined}
      />
      {settling.error && <Notification tone="red">{wordsOfFailure(settling.error)}</Notification>}
      <div className={styles.doing}>
        <Button type="submit" size="small" loading={settling.isFetching} loadingLabel={say.saving}>
          {say.save}
        </Button>
      </div>
    </form>
  );
}
