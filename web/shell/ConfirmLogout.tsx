import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { useState } from 'react';
import { logOut } from '../data/logOut.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { words } from './apart/words.ts';
import type { LogoutLoss } from './loss.ts';

/**
 * Asks before a logout that would lose something: stay, send it first where that is possible, or discard it. All are
 * equally easy to choose.
 */
export function ConfirmLogout({ loss, onStay }: { loss: LogoutLoss; onStay: () => void }) {
  const outbox = useOutbox();
  const [busy, setBusy] = useState<'sending' | 'leaving'>();
  const [isLeft, setIsLeft] = useState(false);
  const { title, text, leave: leaveLabel } = wordsOf(loss);
  const canSend = loss.kind === 'unsent' && outbox.canSendAll();

  async function leave() {
    setBusy('leaving');
    await logOut();
    onStay();
  }

  async function sendFirst() {
    setBusy('sending');
    setIsLeft(false);
    if (await outbox.sendAll()) return leave();
    setIsLeft(true);
    setBusy(undefined);
  }

  return (
    <Modal
      open
      onClose={onStay}
      title={title}
      actions={close => (
        <>
          <Button onClick={close}>{words.leaving.stay}</Button>
          {canSend && (
            <Button
              variant="secondary"
              loading={busy === 'sending'}
              loadingLabel={words.leaving.sending}
              onClick={() => void sendFirst()}
            >
              {words.leaving.sendFirst}
            </Button>
          )}
          <Button
            variant="secondary"
            loading={busy === 'leaving'}
            loadingLabel={words.leaving.loggingOut}
            onClick={() => void leave()}
          >
            {leaveLabel}
          </Button>
        </>
      )}
    >
      <p>{text}</p>
      {isLeft && <Notification tone="red">{words.leaving.notSent}</Notification>}
    </Modal>
  );
}

function wordsOf(loss: LogoutLoss) {
  const { everything, unsent, typed, leave } = words.leaving;
  if (loss.kind === 'everything') return { ...everything, leave };
  if (loss.typed.length === 0) return { ...unsent, leave };
  const things = new Intl.ListFormat('en-GB').format(loss.typed);
  return { title: typed.title, text: typed.text(things), leave: typed.leave };
}
