import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import type { caseBooking, caseBookTalk } from '@towpath/contracts/api/staffBookings.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { newId } from '../../data/newId.ts';
import { useOperation } from '../../data/remote.ts';
import styles from '../case/Case.module.css';
import { useTyped } from '../typed.ts';
import { askFirst } from './askFirst.ts';
import { PickTime } from './PickTime.tsx';
import { words } from './words.ts';

const say = words.forThem;

type Read = AnswerOf<typeof caseBooking>;
export type Booked = AnswerOf<typeof caseBookTalk>;

type NewBookingProps = Pick<Read, 'days' | 'contact'> & {
  readonly name: string;
  readonly book: (body: BodyOf<typeof caseBookTalk>) => Promise<Booked>;
  readonly onBooked: (booked: Booked) => void;
  /** What is free may have changed. */
  readonly onRefused: () => Promise<unknown>;
  readonly onStop: () => void;
};

/** Day, time, way and whom we reach. What was chosen and typed stays whatever comes of it. */
export function NewBooking({ name, days, contact, book, onBooked, onRefused, onStop }: NewBookingProps) {
  const [picked, setPicked] = useState({ day: '', at: '' });
  const [way, setWay] = useTyped<TalkWay | undefined>(`book way ${name}`, undefined);
  const [number, setNumber] = useTyped(`book number ${name}`, contact.number ?? '');
  const [email, setEmail] = useTyped(`book email ${name}`, '');
  const [note, setNote] = useTyped(`book note ${name}`, '');
  const [isIncomplete, setIncomplete] = useState(false);
  // The same for every press, so that one whose answer was lost books once.
  const [id] = useState(newId);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const booking = useOperation(async (isYes: boolean) =>
    book({
      id,
      startsAt: picked.at,
      way: way ?? 'phone',
      ...(number.trim() === '' ? {} : { number }),
      ...(email.trim() === '' ? {} : { email }),
      ...(note.trim() === '' ? {} : { note }),
      ...(isYes ? { ringThisOnce: true } : {}),
    }),
  );
  const { error } = booking;
  const asks = askFirst(error);
  const isAsked = asks !== undefined;
  async function press(event: FormEvent) {
    event.preventDefault();
    const lacks = picked.at === '' || way === undefined;
    setIncomplete(lacks);
    if (lacks) return;
    const booked = await booking.trigger(isAsked);
    if (booked) onBooked(booked);
    else await onRefused();
  }
  return (
    <form ref={form} className={styles.form} onSubmit={press} noValidate>
      <PickTime
        name={name}
        days={days}
        picked={picked}
        onPick={chosen => {
          setPicked(chosen);
          booking.reset();
        }}
      />
      <RadioList
        label={say.how}
        name={`way-${name}`}
        options={(['phone', 'chat'] as const).map(one => ({ id: one, label: words.ways[one] }))}
        value={way ?? null}
        onChange={chosen => {
          setWay(chosen as TalkWay);
          booking.reset();
        }}
      />
      {way === 'phone' && (
        <PhoneField
          label={say.number}
          {...(contact.isNumberHeld && { hint: say.numberHeld })}
          name={`number-${name}`}
          value={number}
          onChange={setNumber}
        />
      )}
      {contact.email === null && (
        <TextField
          label={say.email}
          hint={say.emailHint}
          name={`email-${name}`}
          type="email"
          value={email}
          onChange={setEmail}
        />
      )}
      <TextArea label={say.note} name={`note-${name}`} value={note} onChange={setNote} rows={2} />
      <p role="status">{isIncomplete && (picked.at === '' || way === undefined) && say.first}</p>
      {error && (
        <Notification tone={isAsked ? 'orange' : 'red'}>{asks ?? wordsOfFailure(error)}</Notification>
      )}
      <Button type="submit" loading={booking.isFetching} loadingLabel={say.booking}>
        {isAsked ? words.yes : say.book}
      </Button>
      <Button variant="tertiary" onClick={onStop}>
        {say.stop}
      </Button>
    </form>
  );
}
