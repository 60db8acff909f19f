import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { whyAway } from '../data/connection.ts';
import { logOut } from '../data/logOut.ts';
import { sendAll } from '../data/outbox/composed.ts';
import { useOutbox } from '../data/outbox/outboxContext.ts';
import { words } from './apart/words.ts';
import { type LogoutLoss, type Unsent, unsentOnceSettled } from './loss.ts';

const EVERYTHING: LogoutLoss = { kind: 'everything' };

/**
 * Asks before a logout that loses something: to stay, to send it first where that is possible, or to discard it. All of
 * them are as easy to choose. What only its own page can send is named, with the way back to it.
 */
export function ConfirmLogout({ about, onStay }: { about: LogoutLoss['kind']; onStay: () => void }) {
  const outbox = useOutbox();
  const [loss, setLoss] = useState<LogoutLoss | undefined>(about === 'everything' ? EVERYTHING : undefined);
  const [busy, setBusy] = useState<'sending' | 'leaving'>();
  const [tried, setTried] = useState<'not all sent' | 'the rest sent'>();
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone.
  useEffect(() => {
    if (tried) notice.current?.focus();
  }, [tried]);

  const leave = useCallback(async () => {
    setBusy('leaving');
    await logOut();
    onStay();
  }, [onStay]);

  // The question is put once it is known what of it can be sent; by then all of it may be.
  useEffect(() => {
    if (about === 'everything') return;
    let isAsked = true;
    void unsentOnceSettled(outbox).then(found => {
      if (isAsked) void (found ? setLoss(found) : leave());
    });
    return () => {
      isAsked = false;
    };
  }, [about, outbox, leave]);

  async function sendFirst({ composed, unfinished }: Unsent) {
    setBusy('sending');
    setTried(undefined);
    await sendAll(outbox, composed);
    const left = await unsentOnceSettled(outbox);
    if (!left) return leave();
    const before = new Set(unfinished.map(({ id }) => id));
    const isRestSent = !left.canSend && left.unfinished.every(({ id }) => before.has(id));
    setLoss(left);
    setTried(isRestSent ? 'the rest sent' : 'not all sent');
    setBusy(undefined);
  }

  if (!loss) return null;
  const { title, text, leave: leaveLabel } = wordsOf(loss);
  return (
    <Modal
      open
      onClose={onStay}
      title={title}
      actions={close => (
        <>
          <Button onClick={close}>{words.leaving.stay}</Button>
          {loss.kind === 'unsent' && loss.canSend && (
            <Button
              variant="secondary"
              loading={busy === 'sending'}
              loadingLabel={words.leaving.sending}
              onClick={() => void sendFirst(loss)}
            >
              {loss.unfinished.length > 0 ? words.leaving.sendFinished : words.leaving.sendFirst}
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
      <div className="stack-small">
        <p>{text}</p>
        {loss.kind === 'unsent' && <Unfinished of={loss} onGo={onStay} />}
        {tried && (
          <div ref={notice} tabIndex={-1}>
            <Notification tone={tried === 'not all sent' ? 'red' : 'green'}>
              {tried === 'not all sent' ? words.leaving.notSent : words.leaving.restSent}
            </Notification>
          </div>
        )}
      </div>
    </Modal>
  );
}

/** What cannot be sent from here, each with the way back to it, where that leads anywhere else. */
function Unfinished({ of, onGo }: { of: Unsent; onGo: () => void }) {
  const { unfinished, isOffline } = of;
  if (unfinished.length === 0) return null;
  const here = location.pathname + location.hash;
  const places = new Map(unfinished.map(({ called, at }) => [`${called} ${at}`, { called, at }]));
  return (
    <>
      <p>{isOffline ? words.leaving.away[whyAway()] : words.leaving.unfinished}</p>
      <ul className="stack-small">
        {[...places].map(([key, { called, at }]) => (
          <li key={key}>
            {at && at !== here ? (
              <Anchor href={at} onClick={onGo}>
                {words.leaving.goBack(called)}
              </Anchor>
            ) : (
              called
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function wordsOf(loss: LogoutLoss) {
  const { everything, unsent, typed, leave } = words.leaving;
  if (loss.kind === 'everything') return { ...everything, leave };
  if (loss.typed.length === 0) return { ...unsent, leave };
  const things = new Intl.ListFormat('en-GB').format(loss.typed);
  return { title: typed.title, text: typed.text(things), leave: typed.leave };
}
