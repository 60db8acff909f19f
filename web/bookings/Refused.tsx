import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { useEffect, useRef } from 'react';
import styles from './Bookings.module.css';
import { SlotChoice } from './TimePicker.tsx';
import type { Refusal } from './useSending.ts';
import { words } from './words.ts';

type RefusedProps = {
  readonly refusal: Refusal;
  readonly at: string | undefined;
  /** One of the nearest times is chosen in place of the one that is gone. */
  readonly onTime: (at: string) => void;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Why a time is not booked yet, and the ways on. It takes the focus when it comes. */
export function Refused({ refusal, at, onTime, onYes, onNo }: RefusedProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal takes the focus anew
  useEffect(() => {
    box.current?.focus();
  }, [refusal]);
  return (
    <div className={styles.trouble} ref={box} tabIndex={-1}>
      {refusal.why === 'gone' && (
        <Notification tone="orange" heading={words.gone.heading}>
          <p>{refusal.near.length > 0 ? words.gone.text : words.gone.none}</p>
          {refusal.near.length > 0 && (
            <fieldset className={styles.part}>
              <legend className="visually-hidden">{words.gone.text}</legend>
              <div className={styles.slots}>
                {refusal.near.map(moment => (
                  <SlotChoice
                    key={moment}
                    name="near"
                    moment={moment}
                    weekday={sayWeekday(isoDate(onLondonClock(new Date(moment)).day))}
                    withDay
                    isChosen={moment === at}
                    onChoose={() => onTime(moment)}
                  />
                ))}
              </div>
            </fieldset>
          )}
        </Notification>
      )}
      {refusal.why === 'asks' && (
        <Notification tone="orange" heading={words.unsafe.heading}>
          <div className={styles.trouble}>
            <p>{refusal.says}</p>
            <Button size="small" onClick={onYes}>
              {words.unsafe.yes}
            </Button>
            <Button size="small" variant="secondary" onClick={onNo}>
              {words.unsafe.no}
            </Button>
          </div>
        </Notification>
      )}
      {refusal.why === 'other' && (
        <Notification tone="red" heading={words.trouble}>
          {refusal.says}
        </Notification>
      )}
    </div>
  );
}
