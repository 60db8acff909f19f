import type { Booking } from '@towpath/contracts/api/bookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { sayWhen } from '@towpath/domain/bookings/bookedTalk.ts';
import { useEffect, useRef } from 'react';
import { paths } from '../shell/paths.ts';
import styles from './Bookings.module.css';
import { words } from './words.ts';

/** A talk that was cancelled, or has been, and the way to another. */
export function EndedTalk({
  booking,
  takesFocus,
  onPick,
}: {
  readonly booking: Booking;
  readonly takesFocus: boolean;
  /** Left out, the way leads to the page that books. */
  readonly onPick?: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const says = booking.state === 'cancelled' ? words.cancelled : words.over;
  return (
    <>
      <h1 className={styles.heading} ref={heading} tabIndex={-1}>
        {says.heading}
      </h1>
      <p className={`lead ${styles.lead}`}>{says.text(sayWhen(new Date(booking.startsAt)))}</p>
      {onPick ? (
        <Button onClick={onPick}>{words.cancelled.other}</Button>
      ) : (
        <ButtonLink href={paths.book}>{words.cancelled.other}</ButtonLink>
      )}
    </>
  );
}
