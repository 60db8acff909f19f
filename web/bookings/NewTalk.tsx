import { type Booking, type BookingTimes, bookTalk } from '@towpath/contracts/api/bookings.ts';
import { BackLink } from '@towpath/design-system/buttons/BackLink.tsx';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { ErrorSummary } from '@towpath/design-system/inputs/ErrorSummary.tsx';
import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import { useState } from 'react';
import { api } from '../data/client.ts';
import { newId } from '../data/newId.ts';
import { paths } from '../shell/paths.ts';
import { useErrorInTitle } from '../shell/useErrorInTitle.ts';
import styles from './Bookings.module.css';
import { type Contact, HowToTalk } from './HowToTalk.tsx';
import { NoTimes } from './NoTimes.tsx';
import { Refused } from './Refused.tsx';
import { TimePicker } from './TimePicker.tsx';
import { usePicked } from './usePicked.ts';
import { useSending } from './useSending.ts';
import { useTypedContact } from './useTypedContact.ts';
import type { KnownContact } from './ways.ts';
import { words } from './words.ts';
import { YourCall } from './YourCall.tsx';

type NewTalkProps = {
  readonly times: BookingTimes;
  readonly known: KnownContact;
  readonly onBooked: (booking: Booking) => void;
  /** What is free has changed. */
  readonly onGone: () => void;
};

/** Day, time, way of talking, and one button. */
export function NewTalk({ times, known, onBooked, onGone }: NewTalkProps) {
  const picked = usePicked(times);
  const [way, setWay] = useState<TalkWay>();
  const { contact, type, forget } = useTypedContact();
  const [attempt, setAttempt] = useState(0);
  // The same for every try, so that one whose answer was lost is not booked twice.
  const [id] = useState(newId);
  const { at } = picked;
  const sending = useSending(
    async isYes => {
      const { name, number, email, note } = contact;
      const body = {
        id,
        startsAt: at ?? '',
        way: way ?? 'phone',
        ...given({ name, number, email, note }),
        ...(isYes ? { ringThisOnce: true } : {}),
      };
      return (await api(bookTalk, { body })).booking;
    },
    {
      onDone: booking => {
        forget();
        onBooked(booking);
      },
      onGone,
    },
  );
  const { refusal } = sending;
  const problems = problemsOf(at, way, contact, known);
  const refused = (refusal?.why === 'other' ? refusal.fields : []).flatMap(({ field: id, message }) =>
    id in contact ? { id, message } : [],
  );
  const lacking = attempt > 0 ? problems : [];
  const wrong = [...lacking, ...refused.filter(({ id }) => lacking.every(one => one.id !== id))];
  useErrorInTitle(wrong.length > 0);
  if (times.days.every(({ state }) => state !== 'free')) return <NoTimes />;
  return (
    <div className="columns">
      <div>
        <BackLink href={paths.dashboard}>{words.dashboard}</BackLink>
        <h1 className={styles.heading}>{words.pick.heading}</h1>
        <p className={`lead ${styles.lead}`}>{words.pick.lead(times.minutes)}</p>
        <ErrorSummary attempt={attempt + sending.tries} problems={wrong} />
        <TimePicker
          times={times}
          day={picked.day}
          onDay={picked.setDay}
          at={at}
          onTime={moment => {
            picked.setAt(moment);
            sending.forget();
          }}
        />
        <HowToTalk
          way={way}
          onWay={setWay}
          known={known}
          contact={contact}
          onType={change => {
            type(change);
            sending.typed(Object.keys(change));
          }}
          errors={Object.fromEntries(wrong.map(({ id: field, message }) => [field, message]))}
        />
      </div>
      <YourCall at={at} minutes={times.minutes} way={way} first={words.yours.pickFirst}>
        {refusal && refused.length === 0 && (
          <Refused
            refusal={refusal}
            at={at}
            onTime={picked.setAt}
            onYes={() => void sending.press(true)}
            onNo={() => {
              picked.setAt(undefined);
              sending.forget();
              document.getElementById('time')?.querySelector('input')?.focus();
            }}
          />
        )}
        {sending.error && <Notification tone="red">{sending.error}</Notification>}
        <Button
          block
          loading={sending.isSending}
          loadingLabel={words.yours.booking}
          disabled={problems.length > 0}
          onBlockedPress={() => setAttempt(attempt + 1)}
          onClick={() => void sending.press()}
        >
          {words.yours.book}
        </Button>
      </YourCall>
    </div>
  );
}

/** What was typed, without what is empty. */
function given(contact: Contact): Partial<Contact> {
  return Object.fromEntries(Object.entries(contact).filter(([, typed]) => typed.trim() !== ''));
}

function problemsOf(
  at: string | undefined,
  way: TalkWay | undefined,
  { number, email }: Contact,
  known: KnownContact,
) {
  const hasNumber = known.number !== null || number !== '';
  const canReach = hasNumber || known.email !== null || email.trim() !== '';
  return [
    ...(at === undefined ? [{ id: 'day', message: words.missing.time }] : []),
    ...(way === undefined ? [{ id: 'way', message: words.missing.way }] : []),
    ...(way === 'phone' && !hasNumber ? [{ id: 'number', message: words.missing.number }] : []),
    ...(way === 'chat' && !canReach ? [{ id: 'email', message: words.missing.reach }] : []),
  ];
}
