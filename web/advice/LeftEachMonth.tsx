import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { caretDown } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import { useState } from 'react';
import { PartsOfMonth } from '../budget/PartsOfMonth.tsx';
import styles from './LeftEachMonth.module.css';
import { type PagesWithSteps, pageWith } from './missingParts.ts';
import { words } from './words.ts';

type LeftEachMonthProps = Pick<Recommendation, 'left' | 'costMissing'> & {
  readonly pages: PagesWithSteps;
  /** All of it is one tap away, for somebody who has more to see to first. */
  readonly isFolded?: boolean;
};

/**
 * The one figure for what is left: its sum in one line, and the whole of it one tap away, with the parts of the budget that
 * it comes from, to change one and come back.
 */
export function LeftEachMonth({ left, costMissing, pages, isFolded = false }: LeftEachMonthProps) {
  const [isOpen, setIsOpen] = useState(false);
  const budgetPage = pageWith(BUDGET.name, pages);
  if (left === null) return null;
  const [first, less, result] = left.line;
  if (first === undefined || less === undefined || result === undefined) return null;
  const heading = headingOf(left.value, left.says, first.sum);
  const line = (
    <span className={classNames(styles.line, costMissing !== null && styles.doubtful)}>
      <span>
        <b>{first.sum}</b> {first.says}
      </span>
      <i aria-hidden>−</i>
      <span>
        <span className="visually-hidden">{words.left.less}</span>
        <b>{less.sum}</b> {less.says}
      </span>
      <i aria-hidden>=</i>
      <span>
        <span className="visually-hidden">{words.left.comesTo}</span>
        <b>{result.sum}</b> {result.says}
      </span>
    </span>
  );
  const rows = (
    <>
      <dl className={styles.rows}>
        {left.rows.map(({ code, says, sum, isTotal }) => (
          <div key={code} className={isTotal ? styles.total : undefined}>
            <dt>{says}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      {isOpen && budgetPage !== undefined && <PartsOfMonth page={budgetPage} backTo="advice" />}
    </>
  );
  const doubt = costMissing !== null && <p className={styles.missing}>{costMissing}</p>;
  const then = left.takenIn !== null && <p className={styles.then}>{left.takenIn}</p>;
  if (isFolded) {
    return (
      <div className={styles.folded}>
        {doubt}
        <Fold heading={heading} onToggle={setIsOpen}>
          {line}
          {rows}
          {then}
        </Fold>
      </div>
    );
  }
  return (
    <section className={styles.part} aria-labelledby="left">
      {/* What casts doubt on the sum takes the place of its heading, which is still heard. */}
      <h2 className={costMissing === null ? styles.heading : 'visually-hidden'} id="left">
        {heading}
      </h2>
      {doubt}
      <details className={styles.sum} onToggle={event => setIsOpen(event.currentTarget.open)}>
        <summary>
          {line}
          <span className={`${styles.open} no-print`}>
            {words.left.open} <Glyph of={caretDown} />
          </span>
        </summary>
        {rows}
      </details>
      {then}
    </section>
  );
}

/** A sum that begins with what is left says where it goes; any other, where it comes from. */
function headingOf(value: number, says: string, begins: string): string {
  if (value < 0) return words.left.shortFrom(says);
  return begins === says ? words.left.goes(says) : words.left.from(says);
}
