import { TALK_OUTCOMES, workBooking, workBookingOutcome } from '@towpath/contracts/api/staffBookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import type { OpenWork } from '../CallToMake.tsx';
import { momentText } from '../dueText.ts';
import { Key } from '../shortcuts/Key.tsx';
import { shortcut } from '../shortcuts/shortcut.ts';
import { staffApi, staffApiByItself } from '../staffApi.ts';
import { useReadAgain } from '../useReadAgain.ts';
import { words as staffWords } from '../words.ts';
import { Changes } from '../work/Changes.tsx';
import { Facts } from '../work/Facts.tsx';
import { type Noting, OutcomeForm } from '../work/OutcomeForm.tsx';
import styles from '../work/Pane.module.css';
import { Ringing } from '../work/Ringing.tsx';
import { useChanged } from '../work/useChanged.ts';
import { words as work } from '../work/words.ts';
import { MoveBooking } from './MoveBooking.tsx';
import { words } from './words.ts';

/** Whom a booked talk is with and how it is safe to reach them, and what came of it. Showing it is a look at a person, and is written down. */
export function BookingToKeep({ workId, onNoted, gone }: OpenWork) {
  const {
    answer: booking,
    error,
    again,
  } = useRemote(() => staffApiByItself(workBooking, { params: { workId } }));
  useReadAgain(again, !gone);
  const changes = useChanged(booking);
  const [isMoving, setMoving] = useState(false);
  const noting = useOperation(async ({ outcome, note }: Noting<(typeof TALK_OUTCOMES)[number]>) => {
    const body = note === undefined ? { outcome } : { outcome, note };
    await staffApi(workBookingOutcome, { params: { workId }, body });
    return true;
  });
  if (!booking) {
    return error ? (
      <Notification tone="red">{wordsOfFailure(error)}</Notification>
    ) : (
      <Loading label={staffWords.loading} skeleton={[60, 60]} />
    );
  }
  const { safeTimes } = booking;
  return (
    <div className={styles.open}>
      <h3>
        {staffWords.call.heading} {booking.name ?? staffWords.call.noName}
      </h3>
      {booking.way === 'chat' && <p className={styles.also}>{words.chat}</p>}
      <Changes says={gone ? [] : changes} />
      {gone ? null : booking.mayRing && booking.hasNumber ? (
        <Ringing {...booking} workId={workId} onTold={again} />
      ) : (
        <p className={styles.also}>{booking.mayRing ? staffWords.call.noNumber : staffWords.plan.noCalls}</p>
      )}
      <Facts
        facts={[
          [words.when, momentText(new Date(booking.startsAt), new Date())],
          [words.way, words.ways[booking.way]],
          [words.email, booking.email ?? words.noEmail],
          [
            staffWords.call.times,
            safeTimes.length === 0 ? staffWords.call.anyTime : safeTimes.map(staffWords.time).join(', '),
          ],
          ...(booking.note === null ? [] : [[words.note, booking.note] as const]),
        ]}
      />
      {isMoving && !gone ? (
        <MoveBooking workId={workId} onMoved={onNoted} onKept={() => setMoving(false)} />
      ) : (
        <>
          <OutcomeForm
            workId={workId}
            outcomes={TALK_OUTCOMES}
            say={words.outcomes}
            hint={work.outcome.hint}
            failure={noting.error}
            gone={gone}
            isSaving={noting.isFetching}
            save={async body => (await noting.trigger(body)) ?? false}
            onNoted={onNoted}
          />
          <div hidden={gone !== undefined}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => setMoving(true)}
              {...shortcut('m')}
              data-keys-say={words.move}
            >
              {words.move} <Key>M</Key>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
