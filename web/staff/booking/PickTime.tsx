import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import { words } from './words.ts';

type PickTimeProps = {
  /** Of the fields, which are told apart by it. */
  readonly name: string;
  /** The days that have a free time. */
  readonly days: readonly {
    readonly day: string;
    readonly times: readonly { readonly startsAt: string; readonly isSafe: boolean }[];
  }[];
  readonly picked: { readonly day: string; readonly at: string };
  readonly onPick: (picked: { readonly day: string; readonly at: string }) => void;
};

/** A day with a free time, and one of its times; those that the person has not marked as safe say so. */
export function PickTime({ name, days, picked, onPick }: PickTimeProps) {
  const times = days.find(({ day }) => day === picked.day)?.times ?? [];
  return (
    <>
      {days.length === 0 && <p>{words.noTimes}</p>}
      <Select
        label={words.day}
        name={`day-${name}`}
        placeholder={words.choose}
        options={days.map(({ day }) => ({ value: day, label: sayWeekday(day) }))}
        value={picked.day}
        onChange={day => onPick({ day, at: '' })}
      />
      <Select
        label={words.time}
        name={`time-${name}`}
        placeholder={words.choose}
        options={times.map(({ startsAt, isSafe }) => {
          const time = sayTime(onLondonClock(new Date(startsAt)).time);
          return { value: startsAt, label: isSafe ? time : words.notSafe(time) };
        })}
        value={picked.at}
        onChange={at => onPick({ day: picked.day, at })}
      />
    </>
  );
}
