import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { formatPounds, formatWholePounds } from '@towpath/domain/values/pence.ts';
import type { OpenGap } from '../state/openGaps.ts';
import { gapId } from './elementIds.ts';
import styles from './Gap.module.css';
import { words } from './listWords.ts';

type GapProps = {
  readonly gap: OpenGap;
  /** Names of lines and of frequencies, by their numbers. */
  readonly names: ReadonlyMap<number, string>;
  readonly often: ReadonlyMap<number, string>;
  readonly busy: boolean;
  /** The likeliest reason is the right one. */
  readonly onYes: () => void;
  readonly onChange: () => void;
  readonly onRight: () => void;
};

/**
 * What was told at the start beside what the rows come to: which is right? Both are said and drawn; the two answers have
 * the same size, and no answer is wrong.
 */
export function Gap({ gap, names, often, busy, onYes, onChange, onRight }: GapProps) {
  const { figure, told, found, about, isIncome, reason } = gap;
  const most = Math.max(told, found);
  const width = (sum: number) => (most > 0 ? (sum / most) * 600 : 0);
  const says = isIncome ? words.gap.toldIn : words.gap.toldOut;
  const rhythm = reason && (often.get(reason.frequencyId) ?? '');
  return (
    <div className={styles.gap} role="status" id={gapId(figure)} tabIndex={-1}>
      <h3>{words.gap.heading(words.gap.about[figure])}</h3>
      <p>{says(formatWholePounds(told), formatWholePounds(found), about)}</p>
      <svg viewBox="0 0 600 30" preserveAspectRatio="none" aria-hidden className={styles.bars}>
        <rect className={styles.told} width={width(told)} height="12" rx="6" />
        <rect className={styles.found} y="18" width={width(found)} height="12" rx="6" />
        {found < told && (
          <rect
            className={styles.apart}
            x={width(found)}
            y="19"
            width={600 - width(found)}
            height="10"
            rx="5"
          />
        )}
      </svg>
      <p className={styles.small}>{words.gap.drawn(formatWholePounds(Math.abs(told - found)))}</p>
      {reason && rhythm && (
        <p>
          <b>{words.gap.ask(rhythm)}</b>{' '}
          {words.gap.wouldBe(reason.typeIds.map(id => names.get(id)).join(', '), formatPounds(reason.found))}
        </p>
      )}
      <div className={styles.ways}>
        {reason && rhythm ? (
          <Button variant="secondary" size="small" loading={busy} onClick={onYes}>
            {words.gap.yes(rhythm)}
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={onChange}>
            {words.gap.change}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onRight}>
          {words.gap.no}
        </Button>
      </div>
    </div>
  );
}
