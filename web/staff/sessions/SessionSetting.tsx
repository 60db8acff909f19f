import type { StaffSession } from '@towpath/contracts/api/staffSession.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Setting } from '@towpath/design-system/cards/SettingList.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { check } from '@towpath/design-system/icons/drawings.generated.ts';
import { hasCode, wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { momentText } from '../dueText.ts';
import { words } from './words.ts';

type SessionSettingProps = {
  readonly session: StaffSession;
  readonly end: () => Promise<unknown>;
  /** It is over: the list is to be read anew, and the focus needs a place. */
  readonly onEnded: () => Promise<unknown>;
};

/** One device where somebody of the staff is signed in. */
export function SessionSetting({ session, end, onEnded }: SessionSettingProps) {
  const announce = useAnnounce();
  const ending = useOperation(async () => {
    await end().catch(failure => {
      // Over already: what was wanted.
      if (!hasCode(failure, 'NOT_FOUND')) throw failure;
    });
    await onEnded();
    announce(words.ended);
  });
  const now = new Date();
  const at = (moment: string) => momentText(new Date(moment), now);
  return (
    <Setting
      name={words.device(session)}
      value={`${words.since(at(session.startedAt))} ${words.used(at(session.lastUsedAt))}`}
      action={
        session.isThisOne ? (
          <StatusTag tone="done" icon={check}>
            {words.here}
          </StatusTag>
        ) : (
          <TextButton
            busy={ending.isFetching ? words.ending : undefined}
            onClick={() => void ending.trigger()}
          >
            {words.end}
            <span className="visually-hidden">: {words.device(session)}</span>
          </TextButton>
        )
      }
    >
      {ending.error && <Notification tone="red">{wordsOfFailure(ending.error)}</Notification>}
    </Setting>
  );
}
