import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { TipBox } from '@towpath/design-system/frame/TipBox.tsx';
import { calendarCheck } from '@towpath/design-system/icons/drawings.generated.ts';
import { fileOfTalk } from '@towpath/domain/bookings/bookedTalk.ts';
import { remindersOf } from '@towpath/domain/bookings/reminders.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import { useEffect, useRef } from 'react';
import { useSiteContent } from '../journey/siteContent.ts';
import styles from './Bookings.module.css';
import { CancelTalk } from './CancelTalk.tsx';
import { Leaf } from './card/Leaf.tsx';
import { saveCalendarFile } from './saveCalendarFile.ts';
import type { BookingWays } from './ways.ts';
import { words } from './words.ts';

/** What has just happened to a booking, to be told on top. */
export type JustNow = 'booked' | 'moved' | 'kept';

type BookedTalkProps = {
  readonly booking: Booking;
  readonly ways: BookingWays;
  readonly just: JustNow | undefined;
  readonly onMove: () => void;
  readonly onKept: () => Promise<void>;
  /** @param picks whether the person wants to see other times */
  readonly onCancelled: (booking: Booking, picks: boolean) => void;
};

/** A booked talk: when, how, and the ways to move it, keep it in a calendar, and cancel it. */
export function BookedTalk({ booking, ways, just, onMove, onKept, onCancelled }: BookedTalkProps) {
  const notice = useRef<HTMLDivElement>(null);
  const content = useSiteContent();
  const startsAt = new Date(booking.startsAt);
  const from = onLondonClock(startsAt);
  const to = onLondonClock(new Date(booking.endsAt));
  const day = isoDate(from.day);
  const weekday = sayWeekday(day);
  useEffect(() => {
    if (just) notice.current?.focus();
  }, [just]);
  return (
    <div className="columns">
      <div>
        {just && (
          <div ref={notice} tabIndex={-1} className={styles.notice}>
            <Notification tone="green">
              <p>
                <b>{just === 'kept' ? words.kept[booking.way] : words.booked.notice[just]}</b>{' '}
                {just !== 'kept' && remindersText(booking)}
              </p>
            </Notification>
          </div>
        )}
        <h1 className={styles.heading} tabIndex={-1}>
          {words.booked.heading[booking.way]} {weekday.split(' ')[0]}
        </h1>
        <article className={styles.card} aria-label={weekday}>
          <div className={styles.head}>
            <Leaf day={day} />
            <div>
              <p>
                {weekday}. {words.booked.by[booking.way]}
              </p>
              <p className={styles.when}>
                {sayTime(from.time)} to {sayTime(to.time)}
              </p>
              {booking.way === 'chat' && <p>{words.booked.comeBack}</p>}
              {booking.number !== null && <p>{words.booked.to(booking.number)}</p>}
              {booking.way === 'phone' && <FromNumber number={content?.callFromNumber} />}
            </div>
          </div>
          <div className={styles.ways}>
            <Button variant="secondary" onClick={onMove}>
              {words.booked.move}
            </Button>
            <Button
              variant="secondary"
              iconStart={calendarCheck}
              onClick={() => saveCalendarFile(fileOfTalk(entryOf(booking)), words.booked.file)}
            >
              {words.booked.calendar}
            </Button>
          </div>
        </article>
        <CancelTalk booking={booking} ways={ways} onKept={onKept} onCancelled={onCancelled} />
      </div>
      <aside>
        <TipBox narrow tipStyle="Plain" heading={words.booked.near.heading} tips={words.booked.near.tips} />
        {content && (
          <p className={`small muted ${styles.beside}`}>
            {words.booked.sooner}{' '}
            <a href={`tel:${content.callFromNumber.replaceAll(' ', '')}`}>
              {words.yours.ring(content.callFromNumber)}
            </a>
          </p>
        )}
      </aside>
    </div>
  );
}

/** The number that we call from. It has its room before it is read: what is pressed below it does not move away. */
function FromNumber({ number }: { readonly number: string | undefined }) {
  return (
    <p className={number === undefined ? styles.toCome : undefined}>
      {words.booked.from(number ?? words.booked.anyNumber)}
    </p>
  );
}

function remindersText({ startsAt, changedAt }: Booking): string {
  const to = remindersOf(new Date(startsAt), new Date(changedAt));
  return words.booked.reminders[to.length > 1 ? 'both' : to.length === 1 ? 'hour' : 'none'];
}

function entryOf({ id, way, sequence, changedAt, startsAt, endsAt, state }: Booking) {
  return {
    id,
    way,
    sequence,
    changedAt: new Date(changedAt),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    isCancelled: state === 'cancelled',
  };
}
