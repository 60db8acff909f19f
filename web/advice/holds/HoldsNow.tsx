import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import type { Holds } from '@towpath/domain/plans/holdsNow.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { today } from '../../data/today.ts';
import { AppLink } from '../../shell/AppLink.tsx';
import { paths } from '../../shell/paths.ts';
import styles from '../Advice.module.css';
import { words } from './words.ts';

const TONES = { granted: 'purple', time: 'lightpurple', sent: 'purple', refused: 'orange' } as const;

/** On top of an advice: what holds now of what was chosen of it, since when, and where to go. Nothing where nothing does. */
export function HoldsNow({ holds }: { readonly holds: readonly Holds[] }) {
  return holds.map(one => (
    <div key={one.is} className={styles.holds}>
      <Notification tone={TONES[one.is]} heading={headingOf(one)}>
        <p>{words[one.is].text}</p>
        <p className="no-print">
          <AppLink href={paths.plan}>{words.toPlan}</AppLink>
        </p>
      </Notification>
    </div>
  ));
}

/** As it is named for whose it is: "debt relief order". */
function bareName(shortName: string): string {
  return inSentence(shortName).replace(/^(?:an?|the) /u, '');
}

function headingOf({ shortName, is, since, until }: Holds): string {
  const name = bareName(shortName);
  const day = since && sayDay(since);
  const isToCome = since !== null && since > isoDate(today());
  if (is === 'sent') return words.sent.heading(name);
  if (is === 'refused') return words.refused.heading(name, day);
  if (is === 'granted') return words.granted.heading(name, day, isToCome);
  if (until !== null) return words.time.goesOn(name, sayDay(until));
  return day === null ? words.time.has(name) : words.time.began(name, day, isToCome);
}
