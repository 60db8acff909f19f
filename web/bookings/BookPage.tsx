import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { useRemote } from '../data/remote.ts';
import { BookedTalk } from './BookedTalk.tsx';
import { BookingFrame } from './BookingFrame.tsx';
import { EndedTalk } from './EndedTalk.tsx';
import { MovingTalk } from './MovingTalk.tsx';
import { NewTalk } from './NewTalk.tsx';
import { TimesTrouble } from './TimesTrouble.tsx';
import { useTalk } from './useTalk.ts';
import { type KnownContact, ownWays, readOwnBooking } from './ways.ts';
import { words } from './words.ts';

/** Booking a talk; and what is booked, to move or cancel. */
export function BookPage() {
  const { answer, error, isFetching, again } = useRemote(readOwnBooking);
  return (
    <BookingFrame isOwn>
      {answer ? (
        <Own {...answer} />
      ) : error ? (
        <TimesTrouble error={error} isReading={isFetching} onRetry={again} />
      ) : (
        <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />
      )}
    </BookingFrame>
  );
}

function Own({
  booking: read,
  contact,
}: {
  readonly booking: Booking | null;
  readonly contact: KnownContact;
}) {
  const { booking, just, isMoving, ways, came, move, keep, back } = useTalk(read, ownWays);
  if (!booking) return <Picking contact={contact} onBooked={one => came(one, 'booked')} />;
  if (booking.state !== 'booked') return <EndedTalk booking={booking} takesFocus onPick={() => came(null)} />;
  if (isMoving) {
    return (
      <MovingTalk
        booking={booking}
        ways={ways}
        onMoved={one => came(one, 'moved')}
        onKept={() => void back(booking)}
      />
    );
  }
  return (
    <BookedTalk
      booking={booking}
      ways={ways}
      just={just}
      onMove={move}
      onKept={() => keep(booking)}
      onCancelled={(one, picks) => came(picks ? null : one)}
    />
  );
}

function Picking({
  contact,
  onBooked,
}: {
  readonly contact: KnownContact;
  readonly onBooked: (booking: Booking) => void;
}) {
  const { answer, error, isFetching, again } = useRemote(ownWays.times);
  if (answer)
    return <NewTalk times={answer} known={contact} onBooked={onBooked} onGone={() => void again()} />;
  if (!error) return <Loading wholePage label={words.loading} skeleton={[40, 100, 100]} />;
  return <TimesTrouble error={error} isReading={isFetching} onRetry={again} />;
}
