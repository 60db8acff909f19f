import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { useMemo, useSyncExternalStore } from 'react';
import { hasCode } from '../data/failure.ts';
import { useRemote } from '../data/remote.ts';
import { paths } from '../shell/paths.ts';
import { useGoTo } from '../shell/useGoTo.ts';
import { BookedTalk } from './BookedTalk.tsx';
import { BookingFrame } from './BookingFrame.tsx';
import { EndedTalk } from './EndedTalk.tsx';
import { MovingTalk } from './MovingTalk.tsx';
import { TimesTrouble } from './TimesTrouble.tsx';
import { useTalk } from './useTalk.ts';
import { waysByLink } from './ways.ts';
import { words } from './words.ts';

const never = () => () => {};

/**
 * Where the mails about a booking lead, without an account. Nothing happens before a button is pressed: programs that look
 * at mails open every link in them.
 */
export function BookingByLinkPage() {
  const token = useSyncExternalStore<string | undefined>(
    never,
    () => location.hash.slice(1),
    () => undefined,
  );
  return (
    <BookingFrame isOwn={false}>
      {token === undefined ? (
        <Loading wholePage label={words.loading} skeleton={[40, 100]} />
      ) : (
        <ByLink token={token} />
      )}
    </BookingFrame>
  );
}

function ByLink({ token }: { readonly token: string }) {
  const ways = useMemo(() => waysByLink(token), [token]);
  const { answer, error, isFetching, again } = useRemote(ways.read);
  if (answer) return <Linked booking={answer} ways={ways} />;
  if (!error) return <Loading wholePage label={words.loading} skeleton={[40, 100]} />;
  if (hasCode(error, 'BOOKING_LINK_NOT_VALID')) {
    return (
      <>
        <h1>{words.link.notGood}</h1>
        <p className="lead">{error.message}</p>
        <p>
          <ButtonLink href={paths.book}>{words.cancelled.other}</ButtonLink>
        </p>
      </>
    );
  }
  return <TimesTrouble error={error} isReading={isFetching} onRetry={again} />;
}

function Linked({
  booking: read,
  ways: waysOfLink,
}: {
  readonly booking: Booking;
  readonly ways: ReturnType<typeof waysByLink>;
}) {
  const goTo = useGoTo();
  const { booking, just, isMoving, ways, came, move, keep, back } = useTalk(read, waysOfLink);
  if (booking.state !== 'booked') return <EndedTalk booking={booking} takesFocus={booking !== read} />;
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
      onCancelled={(one, picks) => (picks ? goTo(paths.book) : came(one))}
    />
  );
}
