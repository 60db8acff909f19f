import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import type { UnsavedDebt } from '../state/unsaved.ts';
import styles from './debts.module.css';
import { type Notice, wordsOfNotice } from './notices.ts';

type NoticesProps = {
  readonly notice: Notice | undefined;
  /** What the server said of the whole step. */
  readonly problem: string | undefined;
  readonly unsaved: readonly UnsavedDebt[];
  readonly saving: boolean;
  readonly onOpen: (debtId: string) => void;
  readonly onTryAgain: (unsaved: UnsavedDebt) => void;
  readonly onDiscard: (debtId: string) => void;
};

/** What has happened, above the list: done, not done, and what is not saved yet (DE-028). */
export function Notices({ notice, problem, unsaved, saving, ...on }: NoticesProps) {
  const words = notice && wordsOfNotice(notice);
  if (!words && !problem && unsaved.length === 0) return null;
  return (
    <div className={styles.notices}>
      {problem && <Notification tone="red">{problem}</Notification>}
      {words && (
        // Good news is read out by the announcer, so that it is not read twice.
        <Notification tone={words.tone} live={words.tone === 'red'}>
          <p>
            <b>{words.heading}</b> {words.line}
          </p>
        </Notification>
      )}
      {unsaved.map(each => (
        <Notification key={each.body.id} tone="red">
          <p>
            <b>{each.body.initialCreditorName ?? 'This debt'} is not saved.</b>{' '}
            {each.waits
              ? 'You’re offline. What you typed is kept here, and we’ll save it when you’re back.'
              : `${each.message} What you typed is kept here.`}
          </p>
          <div className={styles.ways}>
            <Button size="small" loading={saving} loadingLabel="Saving" onClick={() => on.onTryAgain(each)}>
              Try again
            </Button>
            <Button variant="secondary" size="small" onClick={() => on.onOpen(each.body.id)}>
              Look at it
            </Button>
            <Button variant="secondary" size="small" onClick={() => on.onDiscard(each.body.id)}>
              {each.isNew ? 'Leave it out' : 'Leave it as it was'}
            </Button>
          </div>
        </Notification>
      ))}
    </div>
  );
}
