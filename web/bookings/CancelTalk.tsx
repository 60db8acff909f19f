import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { useState } from 'react';
import { wordsOfFailure } from '../data/failure.ts';
import { useOperation } from '../data/remote.ts';
import styles from './Bookings.module.css';
import type { BookingWays } from './ways.ts';
import { words } from './words.ts';

const ANSWERS = ['other', 'yes', 'no'] as const;
type Answer = (typeof ANSWERS)[number];

/** Out of a booked talk: three answers of the same weight, none chosen, and no reason asked. */
export function CancelTalk({
  booking,
  ways,
  onKept,
  onCancelled,
}: {
  readonly booking: Booking;
  readonly ways: BookingWays;
  /** Rejects where it is not known whether it stays. */
  readonly onKept: () => Promise<void>;
  readonly onCancelled: (booking: Booking, picks: boolean) => void;
}) {
  const [answer, setAnswer] = useState<Answer>();
  const carryingOn = useOperation(async (picked: Answer) => {
    if (picked !== 'no') return ways.cancel(booking);
    await onKept();
    return 'kept';
  });
  return (
    <section aria-labelledby="cancel">
      <h2 id="cancel">{words.cancel.heading}</h2>
      <p className="muted">{words.cancel.text}</p>
      <div className={styles.cancel}>
        <Card tight>
          <div className={styles.cancel}>
            <RadioList
              label={words.cancel.question(sayWhen(new Date(booking.startsAt)))}
              labelStyle="field"
              name="cancel-answer"
              options={ANSWERS.map(id => ({
                id,
                label: id === 'no' ? words.cancel.no[booking.way] : words.cancel[id],
              }))}
              value={answer ?? null}
              onChange={id => setAnswer(ANSWERS.find(one => one === id))}
            />
            {carryingOn.error && <Notification tone="red">{wordsOfFailure(carryingOn.error)}</Notification>}
            <div className={styles.carryOn}>
              <Button
                disabled={answer === undefined}
                onBlockedPress={() => document.getElementById('cancel-answer-other')?.focus()}
                loading={carryingOn.isFetching}
                loadingLabel={words.cancel.submitting}
                onClick={async () => {
                  const done = answer && (await carryingOn.trigger(answer));
                  if (done === 'kept') setAnswer(undefined);
                  else if (done) onCancelled(done, answer === 'other');
                }}
              >
                {words.cancel.submit}
              </Button>
              {answer === undefined && <p className="small muted">{words.cancel.first}</p>}
            </div>
          </div>
        </Card>
      </div>
    </section>
  );
}
