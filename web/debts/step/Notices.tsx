import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { whyAway } from '../../data/connection.ts';
import type { UnsavedDebt } from '../state/unsaved.ts';
import styles from './debts.module.css';
import { type Notice, wordsOfNotice } from './notices.ts';
import { words } from './words.ts';

type NoticesProps = {
  readonly notice: Notice | undefined;
  /** The server's message about the whole step. */
  readonly problem: string | undefined;
  readonly unsaved: readonly UnsavedDebt[];
  readonly saving: boolean;
  readonly onOpen: (debtId: string) => void;
  readonly onTryAgain: (unsaved: UnsavedDebt) => void;
  readonly onDiscard: (debtId: string) => void;
};

/** Notices above the list: what was done, what failed, and what is not saved yet (DE-028). */
export function Notices({ notice, problem, unsaved, saving, ...on }: NoticesProps) {
  const told = notice && wordsOfNotice(notice);
  if (!told && !problem && unsaved.length === 0) return null;
  return (
    <div className={styles.notices}>
      {problem && <Notification tone="red">{problem}</Notification>}
      {told && (
        // Good news is read out by the announcer, so that it is not read twice.
        <Notification tone={told.tone} live={told.tone === 'red'}>
          <p>
            <b>{told.heading}</b> {told.line}
          </p>
        </Notification>
      )}
      {unsaved.map(each => (
        <Notification key={each.body.id} tone="red">
          <p>
            <b>{words.unsaved.notSaved(each.body.initialCreditorName)}</b>{' '}
            {each.waits ? words.unsaved.away[whyAway()] : words.unsaved.refused(each.message)}
          </p>
          <div className={styles.ways}>
            <Button
              size="small"
              loading={saving}
              loadingLabel={words.saving}
              onClick={() => on.onTryAgain(each)}
            >
              {words.unsaved.tryAgain}
            </Button>
            <Button variant="secondary" size="small" onClick={() => on.onOpen(each.body.id)}>
              {words.unsaved.look}
            </Button>
            <Button variant="secondary" size="small" onClick={() => on.onDiscard(each.body.id)}>
              {each.isNew ? words.unsaved.leaveOut : words.unsaved.leaveAsItWas}
            </Button>
          </div>
        </Notification>
      ))}
    </div>
  );
}
