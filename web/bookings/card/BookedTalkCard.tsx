import { type Booking, myBooking } from '@towpath/contracts/api/bookings.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { type ReadKept, useKeptRemote } from '../../data/keptRemote.ts';
import { useSiteContent } from '../../journey/siteContent.ts';
import { paths } from '../../shell/paths.ts';
import styles from './BookedTalkCard.module.css';
import { Leaf } from './Leaf.tsx';
import { words } from './words.ts';

/** The booked talk for another page; null where there is none, and where it cannot be read. */
export function readBookedTalk(read: ReadKept): Promise<Booking | null> {
  return read(myBooking).then(
    ({ booking }) => booking,
    () => null,
  );
}

/** The talk that the person has booked; undefined where there is none, and until that is known. */
export function useBookedTalk(): Booking | undefined {
  return useKeptRemote(readBookedTalk).answer ?? undefined;
}

/** The talk that the person has booked, and the way to change it. */
export function BookedTalkCard({ booking }: { readonly booking: Booking }) {
  const content = useSiteContent();
  const [startsAt, endsAt] = [new Date(booking.startsAt), new Date(booking.endsAt)];
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE);
  return (
    <section className={styles.card} aria-labelledby="booked-talk">
      <div className={styles.head}>
        <Leaf day={isoDate(onLondonClock(startsAt).day)} />
        <div>
          <h2 id="booked-talk">{words.heading[booking.way]}</h2>
          <p className={styles.when}>{sayWhen(startsAt)}</p>
          <p>{words.about(minutes)}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {booking.way === 'chat' && (
          <div>
            <dt>{words.where}</dt>
            <dd>{words.onThisSite}</dd>
          </div>
        )}
        {booking.number !== null && (
          <div>
            <dt>{words.weCall}</dt>
            <dd>{booking.number}</dd>
          </div>
        )}
        {/* The line is there before its number is: what is pressed below it does not move away. */}
        {booking.way === 'phone' && (
          <div>
            <dt>{words.from}</dt>
            <dd>{content?.callFromNumber ?? '\u00a0'}</dd>
          </div>
        )}
      </dl>
      <div className={styles.ways}>
        <ButtonLink variant="secondary" href={paths.book}>
          {words.change}
        </ButtonLink>
      </div>
    </section>
  );
}

const MINUTE = 60_000;
