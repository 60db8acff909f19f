import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { paths } from '../../shell/paths.ts';
import styles from '../Plans.module.css';
import { saysOfEntry } from './saysOfEntry.ts';
import { words } from './words.ts';

type EntryProps = {
  readonly entry: Repayment['happened'][number];
  readonly onTakeBack: ((entry: number) => void) | undefined;
};

/** Something that was written down of a plan: what, when, by whom, and the way to take it back where it counts. */
export function Entry({ entry, onTakeBack }: EntryProps) {
  const { sequence, on, writtenOn, by, counts, reason, mayBeTakenBack, takenInBy } = entry;
  const says = saysOfEntry(entry);
  return (
    <li>
      <b>{says}</b>
      <br />
      {[
        sayDay(on),
        takenInBy === undefined ? words.writtenBy[by] : words.takenInBy(takenInBy),
        ...(writtenOn === on ? [] : [words.writtenOn(sayDay(writtenOn))]),
      ].join(', ')}
      {/* A reply that was kept before reasons were told has none of it. */}
      {reason && (
        <>
          <br />
          {words.why(reason)}
        </>
      )}
      {counts !== 'yes' && <span className={styles.notCounted}>{words.counts[counts]}</span>}
      {takenInBy !== undefined && counts === 'yes' && (
        <div>
          <TextLink href={paths.book}>
            {words.isWrong}
            <span className="visually-hidden">{`: ${says}`}</span>
          </TextLink>
        </div>
      )}
      {mayBeTakenBack && onTakeBack && (
        <div>
          <TextButton onClick={() => onTakeBack(sequence)}>
            {words.takeBack}
            <span className="visually-hidden">{`: ${says}, ${sayDay(on)}`}</span>
          </TextButton>
        </div>
      )}
    </li>
  );
}
