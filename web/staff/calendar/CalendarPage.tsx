import { staffCalendar } from '@towpath/contracts/api/staffCalendar.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { check } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import { weekdayOf } from '@towpath/domain/values/dayWords.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { useEffect, useState } from 'react';
import { wordsOfFailure } from '../../data/failure.ts';
import { useRemote } from '../../data/remote.ts';
import { AppLink } from '../../shell/AppLink.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { useLocation } from '../../shell/router/router.tsx';
import { type AreaProps, areaPath } from '../area.ts';
import { BarKey, InShortcutBar } from '../shortcuts/ShortcutBar.tsx';
import { shortcut } from '../shortcuts/shortcut.ts';
import { isSignedOut, staffApi } from '../staffApi.ts';
import { useFocusAtFirst } from '../useFocusAtFirst.ts';
import { ComingUp, Key, OwnHours } from './Beside.tsx';
import styles from './Calendar.module.css';
import { DayList } from './DayList.tsx';
import { entryId, type Taken } from './EntryChip.tsx';
import { PickedWork } from './PickedWork.tsx';
import { saySpan } from './sayShort.ts';
import { useColumns } from './useColumns.ts';
import { WeekTable } from './WeekTable.tsx';
import { calendarPath, countsOf, shownOf, whoseIn } from './whose.ts';
import { words } from './words.ts';

const WEEK = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const today = () => onLondonClock(new Date()).day;

/** A day so many days on, or back. */
function daysOn({ year, month, day }: CalendarDate, count: number): CalendarDate {
  // At noon no clock change moves the day.
  return onLondonClock(new Date(Date.UTC(year, month - 1, day, 12) + count * DAY_MS)).day;
}

/** The Monday of the week that a day is in. */
function mondayOf(day: CalendarDate): CalendarDate {
  return daysOn(day, -((weekdayOf(day) + WEEK - 1) % WEEK));
}

/** The talks, calls and free times of the reader or of the team: a week side by side, three days, or a list. */
export function CalendarPage({ me, takesFocus, onEnded }: AreaProps) {
  const heading = useFocusAtFirst(takesFocus);
  const columns = useColumns();
  const [from, setFrom] = useState(() => (columns === WEEK ? mondayOf(today()) : today()));
  const [pickedId, setPickedId] = useState<string>();
  const first = isoDate(from);
  const { answer, error, again } = useRemote(() => staffApi(staffCalendar, { params: { from: first } }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is read anew
  useEffect(() => void again(), [first, again]);
  const hasEnded = isSignedOut(error) && error?.name === 'ApiFailure';
  useEffect(() => {
    if (hasEnded) onEnded();
  }, [hasEnded, onEnded]);
  const days = (answer?.days ?? []).slice(0, columns === 0 ? WEEK : columns);
  const mayTake = me.permissions.includes('take work');
  const { search } = useLocation();
  const whose = mayTake ? whoseIn(search) : 'team';
  const all = days.map(day =>
    shownOf(day, { whose, today: today(), hasHours: (answer?.own.length ?? 0) > 0 }),
  );
  const shown = all.filter(day => day.isOpen || day.holidays.length > 0 || day.booked.length > 0);
  const { booked, calls, free } = countsOf(all);
  const picked = answer?.days
    .flatMap(({ booked, calls }): readonly Taken[] => [
      ...booked.map(({ startsAt, ...one }) => ({ kind: 'booked' as const, at: startsAt, ...one })),
      ...calls.map(one => ({
        kind: 'call' as const,
        at: one.from,
        workId: one.workId,
        takenBy: one.takenBy,
      })),
    ])
    .find(({ workId }) => workId === pickedId);
  const step = columns === 0 ? WEEK : columns;
  const toToday = () => setFrom(columns === WEEK ? mondayOf(today()) : today());
  const last = days.at(-1)?.day;
  const parts = { minutes: answer?.minutes ?? 30, pickedId, onPick: (one: Taken) => setPickedId(one.workId) };
  return (
    <div className={styles.calendar}>
      <PageTitle>{words.title}</PageTitle>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {saySpan(first, last ?? first)}
          </h1>
          <p role="status">
            {answer &&
              (whose === 'mine'
                ? words.counts.mine(booked + calls, free, answer.lateOwnCalls)
                : words.counts.team(booked, calls, answer.lateCalls))}
          </p>
        </div>
        <div className={styles.turn}>
          {mayTake && (
            <nav className={styles.whose} aria-label={words.whose}>
              {(['mine', 'team'] as const).map(one => (
                <AppLink key={one} href={calendarPath(one)} aria-current={one === whose ? 'true' : undefined}>
                  {one === whose && <Glyph of={check} />}
                  {words[one]}
                </AppLink>
              ))}
            </nav>
          )}
          <Button variant="secondary" size="small" onClick={() => setFrom(daysOn(from, -step))}>
            {words.earlier}
          </Button>
          <Button variant="secondary" size="small" onClick={toToday}>
            {words.today}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setFrom(daysOn(from, step))}>
            {words.later}
          </Button>
          {me.permissions.includes('see people') && (
            <ButtonLink size="small" href={areaPath('people')} {...shortcut('b')} data-keys-say={words.book}>
              {words.book}
            </ButtonLink>
          )}
        </div>
      </div>
      {!answer && !error && <Loading label={words.title} skeleton={[100, 100]} />}
      {error && !hasEnded && <Notification tone="red">{wordsOfFailure(error)}</Notification>}
      <div className={styles.split}>
        <div className={styles.days}>
          {answer &&
            (columns === 0 ? <DayList days={shown} {...parts} /> : <WeekTable days={shown} {...parts} />)}
        </div>
        <aside className={styles.beside} aria-label={words.beside}>
          {picked && (
            <PickedWork
              entry={picked}
              mayTake={mayTake}
              onChanged={again}
              onClose={() => {
                setPickedId(undefined);
                (document.getElementById(entryId(picked.workId)) ?? heading.current)?.focus();
              }}
            />
          )}
          {answer && mayTake && <OwnHours own={answer.own} />}
          {answer && <ComingUp days={answer.comingUp} />}
          {answer && <Key />}
        </aside>
      </div>
      <InShortcutBar>
        <BarKey keys="j" says={words.keys.next} onPress={() => focusEntry(1)} />
        <BarKey keys="k" says={words.keys.before} onPress={() => focusEntry(-1)} />
        <BarKey keys="[" says={words.earlier} onPress={() => setFrom(daysOn(from, -step))} />
        <BarKey keys="]" says={words.later} onPress={() => setFrom(daysOn(from, step))} />
        <BarKey keys="w" says={words.keys.week} onPress={() => setFrom(mondayOf(from))} />
        <BarKey keys="t" says={words.today} onPress={toToday} />
      </InShortcutBar>
    </div>
  );
}

/** Moves the focus so many on among what can be picked; from elsewhere, to the first or the last. */
function focusEntry(by: 1 | -1) {
  const entries = [...document.querySelectorAll<HTMLElement>('[id^="entry-"]')];
  const at = entries.findIndex(entry => entry.contains(document.activeElement));
  const to = at === -1 ? (by === 1 ? 0 : entries.length - 1) : at + by;
  entries[to]?.focus();
}
