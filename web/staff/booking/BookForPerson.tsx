import { caseBooking, caseBookTalk } from '@towpath/contracts/api/staffBookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import styles from '../case/Case.module.css';
import { staffApi } from '../staffApi.ts';
import { useTyped } from '../typed.ts';
import { words as staffWords } from '../words.ts';
import { type Booked, NewBooking } from './NewBooking.tsx';
import { words } from './words.ts';

const say = words.forThem;

/** A talk that is booked for a person, as it was agreed on with them: in their case, for who may book. */
export function BookForPerson({ customerId }: { readonly customerId: string }) {
  const [isOpen, setOpen] = useTyped(`book open ${customerId}`, false);
  const [booked, setBooked] = useState<Booked>();
  const notice = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The focus goes to what came of it, and back to the button where nothing did.
  useEffect(() => {
    if (booked) notice.current?.focus();
    else if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [booked, isOpen]);
  return (
    <section className={classNames(styles.card, styles.talk)} aria-labelledby="talk">
      <h2 id="talk">{say.heading}</h2>
      {booked ? (
        <div ref={notice} tabIndex={-1}>
          <Notification tone="green" heading={say.done(sayWhen(new Date(booked.startsAt)))} headingLevel={3}>
            {booked.isWrittenTo ? say.written : say.notWritten}
          </Notification>
        </div>
      ) : isOpen ? (
        <Open customerId={customerId} onBooked={setBooked} onStop={() => setOpen(false)} />
      ) : (
        <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
          {say.open}
        </Button>
      )}
    </section>
  );
}

function Open({
  customerId,
  ...given
}: {
  readonly customerId: string;
  readonly onBooked: (booked: Booked) => void;
  readonly onStop: () => void;
}) {
  const params = { customerId };
  const { answer, error, again } = useRemote(() => staffApi(caseBooking, { params }));
  if (error && !answer) return <Notification tone="red">{wordsOfFailure(error)}</Notification>;
  if (!answer) return <Loading label={staffWords.loading} skeleton={[60, 60]} />;
  if (answer.booking) return <p role="status">{say.has(sayWhen(new Date(answer.booking.startsAt)))}</p>;
  return (
    <NewBooking
      name={customerId}
      days={answer.days}
      contact={answer.contact}
      book={body => staffApi(caseBookTalk, { params, body })}
      onRefused={again}
      {...given}
    />
  );
}
