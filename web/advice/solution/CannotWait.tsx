import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { warningFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { UrgentMatters } from '../../urgent/UrgentMatters.tsx';
import { words } from '../words.ts';
import styles from './SolutionPage.module.css';

type CannotWaitProps = Pick<Recommendation, 'urgent'> & {
  /** Where the advice is, which says what to do about each and whom to ring. */
  readonly back: string;
};

/** That something cannot wait, and where it is said what to do; on paper, which has no links, all of it. */
export function CannotWait({ urgent, back }: CannotWaitProps) {
  const now = urgent.filter(one => !one.isKeptOff);
  if (urgent.length === 0) return null;
  return (
    <>
      {now.length > 0 && (
        <p className={`${styles.cannotWait} no-print`}>
          <Glyph of={warningFill} />
          <span>
            <b>{words.urgent.cannotWait(now.length)}</b> <a href={back}>{words.urgent.seeWhatToDo}</a>
          </span>
        </p>
      )}
      <div className="print-only">
        <UrgentMatters urgent={urgent} />
      </div>
    </>
  );
}
