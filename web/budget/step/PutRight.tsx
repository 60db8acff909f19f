import type { CategoryEntry, Frequency } from '@towpath/contracts/api/budget.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { checkBudgetAmount } from '@towpath/domain/budget/amounts.ts';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import {
  type EntryLine,
  isSameLine,
  type LineInputs,
  lineOnServer,
  type TypedLines,
} from '../state/typedLines.ts';
import styles from './budget.module.css';
import { putRightId } from './elementIds.ts';
import { words } from './words.ts';

type PutRightProps = {
  readonly entry: CategoryEntry;
  /** The lines that were not saved, since one of us changed them meanwhile. */
  readonly typeIds: readonly number[];
  readonly typed: TypedLines;
  readonly frequencies: readonly Frequency[];
  /** How the line is to stand: as it does now, or as it was typed. */
  readonly onChoose: (line: EntryLine, of: 'ours' | 'mine') => void;
};

/**
 * Shown when one of us put lines right, together with the person, after they opened the budget: both are said, and they
 * choose which one counts. Nothing is overwritten before that.
 */
export function PutRight({ entry, typeIds, typed, frequencies, onChoose }: PutRightProps) {
  const open = linesToChoose(entry, typeIds, typed);
  if (open.length === 0) return null;
  const sumOf = (line: EntryLine, inputs: LineInputs | null) => {
    const checked = checkBudgetAmount(inputs?.amount ?? '');
    if (!inputs || inputs.amount === '' || !checked.ok) return words.putRight.nothing;
    const often = frequencies.find(one => one.frequencyId === inputs.frequencyId)?.frequencyName ?? '';
    const reason = line.deviationReasons.find(one => one.deviationReasonId === inputs.deviationReasonId);
    return words.putRight.sum(formatPounds(checked.value), often, reason?.deviationReasonName);
  };
  return (
    <div className={styles.note} id={putRightId(entry.categoryId)} tabIndex={-1}>
      <Notification tone="orange" heading={words.putRight.heading}>
        {open.map(({ line, mine }) => (
          <div key={line.typeId} className={styles.putRight}>
            <p>{words.putRight.says(line.typeName, sumOf(line, lineOnServer(line)), sumOf(line, mine))}</p>
            <div className={styles.ways}>
              <Button size="small" variant="secondary" onClick={() => onChoose(line, 'ours')}>
                {words.putRight.keep(sumOf(line, lineOnServer(line)))}
                <span className="visually-hidden">{words.putRight.ofLine(line.typeName)}</span>
              </Button>
              <Button size="small" variant="secondary" onClick={() => onChoose(line, 'mine')}>
                {words.putRight.replace(sumOf(line, mine))}
                <span className="visually-hidden">{words.putRight.ofLine(line.typeName)}</span>
              </Button>
            </div>
          </div>
        ))}
      </Notification>
    </div>
  );
}

/** The lines of which the person has still to choose how they stand. */
function linesToChoose({ types }: CategoryEntry, typeIds: readonly number[], typed: TypedLines) {
  return types.flatMap(line => {
    const mine = typed[line.typeId];
    if (!mine || !typeIds.includes(line.typeId)) return [];
    const now = lineOnServer(line);
    const isChosen = mine.was && now ? isSameLine(mine.was, now) : (mine.was ?? null) === now;
    return isChosen ? [] : [{ line, mine }];
  });
}
