import { workBookingMove, workBookingTimes } from '@towpath/contracts/api/staffBookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import { words as staffWords } from '../words.ts';
import styles from '../work/Pane.module.css';
import { askFirst } from './askFirst.ts';
import { PickTime } from './PickTime.tsx';
import { words } from './words.ts';

type MoveBookingProps = {
  readonly workId: string;
  readonly onMoved: () => Promise<unknown>;
  readonly onKept: () => void;
};

/** Another time for a booked talk, as it was agreed on with the person. What was chosen stays whatever comes of it. */
export function MoveBooking({ workId, onMoved, onKept }: MoveBookingProps) {
  const times = useRemote(() => staffApi(workBookingTimes, { params: { workId } }));
  // The button that reads them again stays where it is meanwhile.
  const [isAgain, setAgain] = useState(false);
  const [picked, setPicked] = useState({ day: '', at: '' });
  const { at } = picked;
  const moving = useOperation(async (isYes: boolean) => {
    const body = { startsAt: at, ...(isYes ? { ringThisOnce: true } : {}) };
    await staffApi(workBookingMove, { params: { workId }, body });
    return true;
  });
  const failure = moving.error ?? times.error;
  const asks = askFirst(moving.error);
  const isAsked = asks !== undefined;
  // Times that are not safe are left out of these.
  const free = (times.answer?.days ?? [])
    .filter(({ state }) => state === 'free')
    .map(one => ({ day: one.day, times: one.times.map(startsAt => ({ startsAt, isSafe: true })) }));
  async function press(isYes: boolean) {
    if (await moving.trigger(isYes)) await onMoved();
    else await times.again();
  }
  if (!times.answer && !times.error && !isAgain)
    return <Loading label={staffWords.loading} skeleton={[60]} />;
  if (!times.answer) {
    return (
      <div className={styles.form}>
        {times.error && <Notification tone="red">{wordsOfFailure(times.error)}</Notification>}
        <div className={styles.buttons}>
          <Button
            size="small"
            loading={times.isFetching}
            loadingLabel={staffWords.loading}
            onClick={() => {
              setAgain(true);
              void times.again();
            }}
          >
            {words.again}
          </Button>
          <Button variant="secondary" size="small" onClick={onKept}>
            {words.keep}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {failure && (
        <Notification tone={isAsked ? 'orange' : 'red'}>{asks ?? wordsOfFailure(failure)}</Notification>
      )}
      <PickTime
        name={workId}
        days={free}
        picked={picked}
        onPick={chosen => {
          setPicked(chosen);
          moving.reset();
        }}
      />
      <div className={styles.buttons}>
        <Button
          size="small"
          disabled={at === ''}
          loading={moving.isFetching}
          loadingLabel={words.moving}
          onClick={() => void press(isAsked)}
        >
          {isAsked ? words.yes : words.moveTo}
        </Button>
        <Button variant="secondary" size="small" onClick={onKept}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
