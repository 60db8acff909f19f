import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { isChangedByOthers } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { isNotAdvised } from '@towpath/domain/plans/repayment/sumsDiffer.ts';
import { SUMS_DIFFER, whyNotDrawn } from '@towpath/domain/plans/repayment/sumsDifferWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import type { Asked } from './changes/asked.ts';
import styles from './Repayment.module.css';
import { TellUs } from './TellUs.tsx';
import { words } from './words.ts';

type DifferencesProps = {
  readonly read: Repayment;
  /** The plan waits for a talk, and its page says why. */
  readonly waits: boolean;
  /** There is no advice of today while a question is open before it, and the page says so. */
  readonly isAsked: boolean;
  readonly onAsk: (asked: Asked) => void;
};

/** That the sums of a plan do not add up any more by what is known today, and the way to draw it up anew. */
export function Differences({ read, waits, isAsked, onAsk }: DifferencesProps) {
  const { draft, canNote, stands } = read;
  const { approved } = SUMS_DIFFER;
  // A debt more is named among what there is to do, unless the plan waits; one that waits for advice above all.
  const differences = read.differences.filter(
    one => one !== 'a debt waits' && (waits || one !== 'a debt more'),
  );
  const isSaid = read.notDrawn !== null && (waits || isAsked) && isNotAdvised(read.notDrawn);
  const notDrawn = isSaid ? null : read.notDrawn;
  if (stands === null || stands.ended !== null) return null;
  if (notDrawn === null && differences.length === 0) return null;
  const isApproved = isChangedByOthers(stands);
  const { moreThanIsLeft } = isApproved ? approved : SUMS_DIFFER;
  return (
    <Notification tone="orange" live={false} heading={words.differences.heading}>
      <ul className={styles.tasks}>
        {notDrawn !== null && <li>{whyNotDrawn(notDrawn, read.benefitNotKnown ?? [])}</li>}
        {differences.map(difference => (
          <li key={difference}>
            {difference === 'more than is left' && draft !== null
              ? moreThanIsLeft(formatSum(draft.monthly), formatSum(stands.monthly))
              : SUMS_DIFFER.says[difference]}
          </li>
        ))}
      </ul>
      {isApproved ? <TellUs /> : <p>{words.differences.nothingLost}</p>}
      {!isApproved && canNote && read.notDrawn === null && (
        <p>
          <Button size="small" variant="secondary" onClick={() => onAsk({ kind: 'draw up again' })}>
            {words.differences.again}
          </Button>
        </p>
      )}
    </Notification>
  );
}
