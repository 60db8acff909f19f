import { changeCallbackTime } from '@towpath/contracts/api/callbacks.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { sayCallTime } from '@towpath/domain/people/callTime.ts';
import { useId, useState } from 'react';
import { api } from '../data/client.ts';
import { wordsOfFailure } from '../data/failure.ts';
import { londonMoment } from '../data/londonMoment.ts';
import { useOperation } from '../data/remote.ts';
import styles from './AskedCallCard.module.css';
import type { AskedCall } from './state/askedCalls.ts';
import { words } from './words.ts';

type MoveCallProps = {
  readonly callbackId: string;
  readonly times: AskedCall['otherTimes'];
  /** What was chosen is kept; the dialog closes once it resolves. */
  readonly onMoved: () => Promise<unknown>;
};

/** Moves the call to another of the times that are safe and on which we ring. */
export function MoveCall({ callbackId, times, onMoved }: MoveCallProps) {
  const [asks, setAsks] = useState(false);
  const [from, setFrom] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const name = useId();
  const moving = useOperation(async (chosen: string) => {
    await api(changeCallbackTime, { params: { callbackId }, body: { from: chosen } });
    await onMoved();
    return true;
  });
  const now = londonMoment(new Date());
  async function move() {
    setMissing(from === null);
    if (from === null || !(await moving.trigger(from))) return;
    setAsks(false);
    setFrom(null);
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsks(true)}>
        {words.move.move}
      </Button>
      <Modal open={asks} title={words.move.ask} onClose={() => setAsks(false)}>
        <div className={styles.dialog}>
          <RadioList
            label={words.move.label}
            labelStyle="smallQuestion"
            name={name}
            options={times.map(({ notBefore, dueBy }) => ({
              id: notBefore,
              label: sayCallTime(
                { notBefore: londonMoment(new Date(notBefore)), by: londonMoment(new Date(dueBy)) },
                now,
              ),
            }))}
            value={from}
            onChange={id => {
              setFrom(id);
              setMissing(false);
            }}
            error={isMissing ? words.move.missing : undefined}
          />
          {moving.error && <Notification tone="red">{wordsOfFailure(moving.error)}</Notification>}
          <Button block loading={moving.isFetching} loadingLabel={words.move.moving} onClick={move}>
            {words.move.submit}
          </Button>
          <Button block variant="secondary" onClick={() => setAsks(false)}>
            {words.move.keep}
          </Button>
        </div>
      </Modal>
    </>
  );
}
