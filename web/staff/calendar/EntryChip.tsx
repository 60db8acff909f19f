import { sayTime } from '@towpath/domain/values/openingHours.ts';
import styles from './Calendar.module.css';
import { clockAt, type Entry } from './entries.ts';
import { words } from './words.ts';

export type Taken = Exclude<Entry, { kind: 'free' }>;

/** The id of its button. */
export const entryId = (workId: string) => `entry-${workId}`;

/** One thing of the calendar, told from others by its words, its edge and its pattern. */
export function EntryChip({
  entry,
  isPicked,
  onPick,
}: {
  readonly entry: Entry;
  readonly isPicked: boolean;
  readonly onPick: (entry: Taken) => void;
}) {
  const time = sayTime(clockAt(entry.at));
  if (entry.kind === 'free') {
    return (
      <span className={styles.entry} data-kind="free">
        {entry.isOwn ? words.ownFree : words.free(entry.count)}
      </span>
    );
  }
  const { takenBy } = entry;
  return (
    <button
      type="button"
      id={entryId(entry.workId)}
      className={styles.entry}
      data-kind={entry.kind}
      aria-pressed={isPicked}
      onClick={() => onPick(entry)}
    >
      <b>{entry.kind === 'booked' ? words.booked[entry.way] : words.callBack}</b>
      <span>
        {time}, {takenBy === null ? words.nobody : takenBy.isMe ? words.yours : words.takenBy(takenBy.name)}
      </span>
    </button>
  );
}
