import type { DateToKeep } from '@towpath/contracts/api/dashboard.ts';
import { StatusTag, type TagTone } from '@towpath/design-system/cards/StatusTag.tsx';
import {
  calendarCheck,
  car,
  caretRight,
  chatCircleDots,
  type Drawing,
  door,
  handPalm,
  houseLine,
  lightning,
  listPlus,
  phoneCall,
  scales,
  wallet,
  warning,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { sayNearDay } from '@towpath/domain/values/nearDay.ts';
import { londonMoment } from '../../data/londonMoment.ts';
import { words } from '../words.ts';
import styles from './DatesToKeep.module.css';
import { placeOf } from './leadsTo.ts';

const TONES: Readonly<Record<DateToKeep['danger'], TagTone>> = {
  loses: 'care',
  keeps: 'progress',
  rest: 'todo',
};

const ICONS: Readonly<Record<DateToKeep['stake'], Drawing>> = {
  eviction: houseLine,
  bailiffs: door,
  court: scales,
  'court papers': scales,
  home: houseLine,
  liberty: scales,
  energy: lightning,
  goods: car,
  enforcement: warning,
  deductions: wallet,
  'breathing space ends': handPalm,
  'moratorium ends': handPalm,
  'tokens over': handPalm,
  question: listPlus,
  'plan in doubt': warning,
  messages: chatCircleDots,
  'talk first': phoneCall,
  'payments untold': calendarCheck,
  'look anew': listPlus,
  plan: calendarCheck,
  'time over': handPalm,
  talk: phoneCall,
  good: listPlus,
};

/** The dates to keep in order of danger: each a leaf with its day, what is at stake in words, and one link. */
export function DatesToKeep({
  dates,
  today = isoDate(londonMoment(new Date()).day),
}: {
  readonly dates: readonly DateToKeep[];
  /** 'YYYY-MM-DD'. */
  readonly today?: string;
}) {
  if (dates.length === 0) return null;
  return (
    <section aria-labelledby="dates-to-keep">
      <h2 id="dates-to-keep">{words.leads.dates.heading}</h2>
      {dates.length > 1 && <p className="muted">{words.leads.dates.lead}</p>}
      <ol className={styles.dates}>
        {dates.map(date => (
          <li key={`${date.stake} ${date.day} ${date.title}`} data-danger={date.danger}>
            <Day day={date.day} icon={ICONS[date.stake]} today={today} />
            <div>
              <StatusTag tone={TONES[date.danger]} icon={ICONS[date.stake]}>
                {date.tag}
              </StatusTag>
              <h3>
                <Anchor href={placeOf(date)}>{date.title}</Anchor>
              </h3>
              <p className="small muted">{date.text}</p>
            </div>
            <Glyph of={caretRight} className={styles.onward} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type DayProps = { readonly day: string | null; readonly icon: Drawing; readonly today: string };

/** The day as an arch, with its year where that is not this one; for what has none, its icon. */
function Day({ day, icon, today }: DayProps) {
  const date = day === null ? null : readIsoDate(day);
  if (day === null || date === null) {
    return (
      <p className={styles.day} data-open>
        <span className="visually-hidden">{words.leads.dates.none}</span>
        <Glyph of={icon} />
      </p>
    );
  }
  const [, , month = ''] = sayWeekday(day).split(' ');
  return (
    <p className={styles.day}>
      <span className="visually-hidden">{sayNearDay(day, today)}</span>
      <span aria-hidden>
        <b>{date.day}</b>
        {month.slice(0, 3)}
        {day.slice(0, 4) !== today.slice(0, 4) && <small>{date.year}</small>}
      </span>
    </p>
  );
}
