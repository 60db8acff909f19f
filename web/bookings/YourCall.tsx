import { lifebuoy } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import type { ReactNode } from 'react';
import { useSiteContent } from '../journey/siteContent.ts';
import styles from './Bookings.module.css';
import { Leaf } from './card/Leaf.tsx';
import { words } from './words.ts';

type YourCallProps = {
  /** The chosen moment. */
  readonly at: string | undefined;
  readonly minutes: number;
  readonly way: TalkWay | undefined;
  /** What is still to be picked. */
  readonly first: string;
  /** The one button, and what keeps it. */
  readonly children: ReactNode;
};

/** What is chosen so far, beside the choices, with the one button. */
export function YourCall({ at, minutes, way, first, children }: YourCallProps) {
  const content = useSiteContent();
  const MINUTE = 60_000;
  const from = at === undefined ? undefined : onLondonClock(new Date(at));
  const to = at === undefined ? '' : onLondonClock(new Date(Date.parse(at) + minutes * MINUTE)).time;
  const day = from && isoDate(from.day);
  return (
    <aside>
      <section className={styles.dock} aria-labelledby="your-call">
        <h2 id="your-call">{words.yours.heading}</h2>
        <div className={styles.chosen} aria-live="polite">
          {from && day ? (
            <>
              <Leaf day={day} onWhite />
              <p>
                <b>{sayWeekday(day)}</b>
                <br />
                {sayTime(from.time)} to {sayTime(to)}
                <br />
                {way && words.yours.by[way]}
              </p>
            </>
          ) : (
            <p>{first}</p>
          )}
        </div>
        {children}
        <p className="small muted">{words.yours.after}</p>
      </section>
      {content && (
        <p className={`small muted ${styles.beside}`}>
          <Glyph of={lifebuoy} /> {words.yours.noFit}{' '}
          <a href={`tel:${content.callFromNumber.replaceAll(' ', '')}`}>
            {words.yours.ring(content.callFromNumber)}
          </a>
        </p>
      )}
    </aside>
  );
}
