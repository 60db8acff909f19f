import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { useEffect, useRef } from 'react';
import { useRemote } from '../data/remote.ts';
import styles from './Bookings.module.css';
import { NoTimes } from './NoTimes.tsx';
import { Refused } from './Refused.tsx';
import { TimePicker } from './TimePicker.tsx';
import { TimesTrouble } from './TimesTrouble.tsx';
import { usePicked } from './usePicked.ts';
import { useSending } from './useSending.ts';
import type { BookingWays } from './ways.ts';
import { words } from './words.ts';
import { YourCall } from './YourCall.tsx';

type MovingProps = {
  readonly booking: Booking;
  readonly ways: BookingWays;
  readonly onMoved: (booking: Booking) => void;
  readonly onKept: () => void;
};

/** Another time for a talk that is booked; the one it has stays until then. */
export function MovingTalk(props: MovingProps) {
  const { answer, error, isFetching, again } = useRemote(props.ways.times);
  if (!answer) {
    if (!error) return <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />;
    return (
      <>
        <BackLink onPress={props.onKept}>{words.pick.keep}</BackLink>
        <TimesTrouble error={error} isReading={isFetching} onRetry={again} />
      </>
    );
  }
  return <Moving {...props} times={answer} onGone={() => void again()} />;
}

function Moving({
  booking,
  ways,
  times,
  onMoved,
  onKept,
  onGone,
}: MovingProps & {
  readonly times: Awaited<ReturnType<BookingWays['times']>>;
  readonly onGone: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const picked = usePicked(times);
  const { at } = picked;
  const sending = useSending(
    isYes => ways.move(booking, { startsAt: at ?? '', ...(isYes ? { ringThisOnce: true } : {}) }),
    { onDone: onMoved, onGone },
  );
  useEffect(() => heading.current?.focus(), []);
  if (times.days.every(({ state }) => state !== 'free')) return <NoTimes />;
  return (
    <div className="columns">
      <div>
        <BackLink onPress={onKept}>{words.pick.keep}</BackLink>
        <h1 className={styles.heading} ref={heading} tabIndex={-1}>
          {words.pick.headingMove}
        </h1>
        <p className={`lead ${styles.lead}`}>{words.pick.leadMove(sayWhen(new Date(booking.startsAt)))}</p>
        <TimePicker
          times={times}
          day={picked.day}
          onDay={picked.setDay}
          at={at}
          onTime={moment => {
            picked.setAt(moment);
            sending.forget();
          }}
        />
      </div>
      <YourCall at={at} minutes={times.minutes} way={booking.way} first={words.yours.pickTime}>
        {sending.refusal && (
          <Refused
            refusal={sending.refusal}
            at={at}
            onTime={picked.setAt}
            onYes={() => void sending.press(true)}
            onNo={() => {
              picked.setAt(undefined);
              sending.forget();
              document.getElementById('time')?.querySelector('input')?.focus();
            }}
          />
        )}
        {sending.error && <Notification tone="red">{sending.error}</Notification>}
        <Button
          block
          loading={sending.isSending}
          loadingLabel={words.yours.moving}
          disabled={at === undefined}
          onBlockedPress={() => document.getElementById('day')?.querySelector('input')?.focus()}
          onClick={() => void sending.press()}
        >
          {words.yours.move}
        </Button>
      </YourCall>
    </div>
  );
}
