import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useEffect, useRef, useState } from 'react';
import { AskedCallCard } from './AskedCallCard.tsx';
import { CancelCall } from './CancelCall.tsx';
import { ChangeNumber } from './ChangeNumber.tsx';
import { KeepInCalendar } from './KeepInCalendar.tsx';
import { MoveCall } from './MoveCall.tsx';
import { type AskedCall, readAskedCalls } from './state/askedCalls.ts';
import type { CallAskedFor } from './state/useAskedAt.ts';
import { words } from './words.ts';

type OwnCallProps = {
  /** As it was read; without its id as it was asked for just now. */
  readonly call: CallAskedFor & Partial<AskedCall>;
  /** Lets the person give another number. */
  readonly onChange?: (() => void) | undefined;
  /** It was taken back. */
  readonly onCancelled?: (() => void) | undefined;
};

/** The call that the person waits for, with the ways to change it and to take it back. */
export function OwnCall({ call: read, onChange, onCancelled }: OwnCallProps) {
  const [moved, setMoved] = useState<AskedCall>();
  const [isCancelled, setCancelled] = useState(false);
  const [asksNumber, setAsksNumber] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCancelled || moved) notice.current?.focus();
  }, [isCancelled, moved]);
  const call = moved ?? read;
  const { id, otherTimes = [] } = call;
  async function readAnew() {
    const now = (await readAskedCalls()).find(one => one.id === id);
    if (!now) return;
    setAsksNumber(false);
    setMoved(now);
  }
  if (isCancelled) {
    return (
      <div ref={notice} tabIndex={-1}>
        <Notification tone="green" heading={words.cancel.done}>
          {words.cancel.doneText}
        </Notification>
      </div>
    );
  }
  return (
    <>
      {moved && (
        <div ref={notice} tabIndex={-1}>
          <Notification tone="green" heading={words.move.done}>
            {words.move.doneText}
          </Notification>
        </div>
      )}
      <AskedCallCard call={call} onChange={onChange ?? (id ? () => setAsksNumber(true) : undefined)}>
        {id && (
          <>
            {otherTimes.length > 0 && (
              <MoveCall
                // With another time it is a new one, whose dialog is shut: the focus stays with the notice.
                key={call.notBefore}
                callbackId={id}
                times={otherTimes}
                onMoved={readAnew}
              />
            )}
            {!onChange && (
              <ChangeNumber
                key={call.contactNumber}
                callbackId={id}
                number={call.contactNumber}
                isOpen={asksNumber}
                onClose={() => setAsksNumber(false)}
                onChanged={readAnew}
              />
            )}
            <KeepInCalendar call={{ ...call, id }} />
            <CancelCall
              callbackId={id}
              onCancelled={() => {
                setCancelled(true);
                onCancelled?.();
              }}
            />
          </>
        )}
      </AskedCallCard>
    </>
  );
}
