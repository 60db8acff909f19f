import { workBookingMove, workBookingTimes } from '@towpath/contracts/api/staffBookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import { useState } from 'react';
import { hasCode, wordsOfFailure } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import { words as staffWords } from '../words.ts';
import styles from '../work/Pane.module.css';
import { words } from './words.ts';

type MoveBookingProps = {
  readonly workId: string;
  readonly onMoved: () => Promise<unknown>;
  readonly onKept: () => void;
};

/** Another time for a booked talk, as it was agreed on with the person. What was chosen stays whatever comes of it. */
export function MoveBooking({ workId, onMoved, onKept }: MoveBookingProps) {
  const times = useRemote(() => staffApi(workBookingTimes, { params: { workId } }));
  const [day, setDay] = useState('');
  const [at, setAt] = useState('');
  const moving = useOperation(async (isYes: boolean) => {
    const body = { startsAt: at, ...(isYes ? { ringThisOnce: true } : {}) };
    await staffApi(workBookingMove, { params: { workId }, body });
    return true;
  });
  const failure = moving.error ?? times.error;
  const isAsked = hasCode(moving.error, 'TIME_NOT_SAFE') || hasCode(moving.error, 'CALLS_NOT_WANTED');
  const free = (times.answer?.days ?? []).filter(({ state }) => state === 'free');
  const moments = free.find(one => one.day === day)?.times ?? [];
  async function press(isYes: boolean) {
    if (await moving.trigger(isYes)) await onMoved();
    else await times.again();
  }
  if (!times.answer && !times.error) return <Loading label={staffWords.loading} skeleton={[60]} />;
  return (
    <div className={styles.form}>
      {failure && <Notification tone={isAsked ? 'orange' : 'red'}>{wordsOfFailure(failure)}</Notification>}
      {free.length === 0 && <p>{words.noTimes}</p>}
      <Select
        label={words.day}
        name={`day-${workId}`}
        placeholder={words.choose}
        options={free.map(one => ({ value: one.day, label: sayWeekday(one.day) }))}
        value={day}
        onChange={chosen => {
          setDay(chosen);
          setAt('');
          moving.reset();
        }}
      />
      <Select
        label={words.time}
        name={`time-${workId}`}
        placeholder={words.choose}
        options={moments.map(moment => ({
          value: moment,
          label: sayTime(onLondonClock(new Date(moment)).time),
        }))}
        value={at}
        onChange={chosen => {
          setAt(chosen);
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
