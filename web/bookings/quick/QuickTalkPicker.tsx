import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { PhoneField } from '@towpath/design-system/inputs/PhoneField.tsx';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { useEffect, useState } from 'react';
import styles from '../Bookings.module.css';
import { Refused } from '../Refused.tsx';
import { SlotChoice } from '../TimePicker.tsx';
import { nearestTimes } from './nearestTimes.ts';
import { TimesUnread } from './TimesUnread.tsx';
import type { QuickTalk } from './useQuickTalk.ts';
import { words } from './words.ts';

type PickerProps = {
  readonly talk: QuickTalk;
  /** Where all times and ways are. */
  readonly moreAt: string;
  /** What is wrong at the number. */
  readonly error?: string | undefined;
};

/** The next free times for a call, as chips; none has to be picked. And the number to ring where we have none. */
export function QuickTalkPicker({ talk, moreAt, error }: PickerProps) {
  const { times, at, knownNumber, sending } = talk;
  // The button that read them again goes as they come.
  const [takesFocus, setTakesFocus] = useState(false);
  useEffect(() => {
    if (times && takesFocus) document.getElementById('call')?.focus();
  }, [times, takesFocus]);
  if (!times) {
    if (!talk.error && !takesFocus) return <Loading label={words.loading} skeleton={[60, 100, 100]} />;
    return (
      <TimesUnread
        error={talk.error}
        isReading={talk.isReading}
        onRetry={() => {
          setTakesFocus(true);
          void talk.again();
        }}
      />
    );
  }
  const near = nearestTimes(times);
  if (near.length === 0) {
    return (
      <p id="call" tabIndex={-1}>
        {words.none}
      </p>
    );
  }
  const { refusal } = sending;
  // The button goes with the time: the focus goes to the times.
  const notNow = () => {
    talk.pick(undefined);
    document.getElementById('call')?.querySelector('input')?.focus();
  };
  const atNumber =
    refusal?.why === 'other' ? refusal.fields.find(({ field }) => field === 'number')?.message : undefined;
  return (
    <>
      <fieldset className={styles.quick} id="call" tabIndex={-1}>
        <legend>
          <h2>{words.heading}</h2>
        </legend>
        <p className="small muted">
          {words.lead(times.minutes, knownNumber)} {times.hidesUnsafe && words.hidden}
        </p>
        {near.map(({ day, times: ofDay }) => {
          const weekday = sayWeekday(day);
          return (
            <div key={day} className={styles.partOfDay}>
              <h3>{weekday}</h3>
              <div className={styles.quickSlots}>
                {ofDay.map(moment => (
                  <SlotChoice
                    key={moment}
                    name="call"
                    moment={moment}
                    weekday={weekday}
                    isChosen={moment === at}
                    onChoose={() => talk.pick(moment)}
                  />
                ))}
              </div>
            </div>
          );
        })}
        <p className={styles.also}>
          <TextLink href={moreAt}>{words.more}</TextLink>
          {at !== undefined && <TextButton onClick={notNow}>{words.later}</TextButton>}
        </p>
        {at === undefined && <p className="small muted">{words.laterHint}</p>}
      </fieldset>
      {at !== undefined && knownNumber === null && (
        <PhoneField
          label={words.number}
          name="number"
          hint={words.numberHint}
          value={talk.number}
          onChange={talk.setNumber}
          error={error ?? atNumber}
          required
        />
      )}
      {refusal && atNumber === undefined && (
        <Refused
          refusal={refusal}
          at={at}
          onTime={talk.pick}
          onYes={() => void sending.press(true)}
          onNo={notNow}
        />
      )}
      {sending.error && <Notification tone="red">{sending.error}</Notification>}
    </>
  );
}
