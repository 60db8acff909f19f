import { TALK_OUTCOMES, workBooking, workBookingOutcome } from '@towpath/contracts/api/staffBookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useOperation, useRemote } from '../../data/remote.ts';
import type { OpenWork } from '../CallToMake.tsx';
import { momentText } from '../dueText.ts';
import { Outcomes } from '../Outcomes.tsx';
import { RingFacts } from '../RingFacts.tsx';
import styles from '../Staff.module.css';
import { staffApi } from '../staffApi.ts';
import { words as staffWords } from '../words.ts';
import { MoveBooking } from './MoveBooking.tsx';
import { words } from './words.ts';

/** Whom a booked talk is with and how it is safe to reach them, and what came of it. Showing it is a look at a person, and is written down. */
export function BookingToKeep({ workId, onNoted }: OpenWork) {
  const { answer: booking, error } = useRemote(() => staffApi(workBooking, { params: { workId } }));
  const [isMoving, setMoving] = useState(false);
  const noting = useOperation(async (outcome: (typeof TALK_OUTCOMES)[number]) => {
    await staffApi(workBookingOutcome, { params: { workId }, body: { outcome } });
    return true;
  });
  const failure = noting.error ?? error;
  return (
    <div className={styles.call}>
      {failure && <Notification tone="red">{wordsOfFailure(failure)}</Notification>}
      {!booking && !error && <Loading label={staffWords.loading} skeleton={[60, 60]} />}
      {booking && (
        <>
          <RingFacts
            {...booking}
            beside={[
              [words.when, momentText(new Date(booking.startsAt), new Date())],
              [words.way, words.ways[booking.way]],
              [words.email, booking.email ?? words.noEmail],
              ...(booking.note === null ? [] : [[words.note, booking.note] as const]),
            ]}
          />
          {booking.way === 'chat' && <p className={styles.safe}>{words.chat}</p>}
          {!booking.mayRing && <p className={styles.safe}>{staffWords.plan.noCalls}</p>}
          {isMoving ? (
            <MoveBooking workId={workId} onMoved={onNoted} onKept={() => setMoving(false)} />
          ) : (
            <>
              <Outcomes
                outcomes={TALK_OUTCOMES}
                say={words.outcomes}
                isSaving={noting.isFetching}
                onChosen={async outcome => {
                  if (await noting.trigger(outcome)) await onNoted();
                }}
              />
              <div>
                <Button variant="secondary" size="small" onClick={() => setMoving(true)}>
                  {words.move}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </div>
  );
}
