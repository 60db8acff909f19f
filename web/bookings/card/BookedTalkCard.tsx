import { type Booking, myBooking } from '@towpath/contracts/api/bookings.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import type { ReadKept } from '../../data/keptRemote.ts';
import { paths } from '../../shell/paths.ts';
import styles from './BookedTalkCard.module.css';
import { words } from './words.ts';

/** The booked talk for another page; null where there is none, and where it cannot be read. */
export function readBookedTalk(read: ReadKept): Promise<Booking | null> {
  return read(myBooking).then(
    ({ booking }) => booking,
    () => null,
  );
}

/** The talk that the person has booked, and the way to change it. */
export function BookedTalkCard({ booking }: { readonly booking: Booking }) {
  return (
    <Card as="section" tight labelledBy="booked-talk">
      <h2 id="booked-talk">{words.heading}</h2>
      <p>
        <b>{sayWhen(new Date(booking.startsAt))}</b>
      </p>
      <p>
        {words.by[booking.way]}. {booking.number !== null && words.to(booking.number)}
      </p>
      <div className={styles.cardWay}>
        <ButtonLink variant="secondary" href={paths.book}>
          {words.change}
        </ButtonLink>
      </div>
    </Card>
  );
}
