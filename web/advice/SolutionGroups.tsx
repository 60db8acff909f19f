import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { classNames } from '@towpath/design-system/classNames.ts';
import { caretDown } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import type { ReactNode } from 'react';
import { OtherRisks } from './OtherRisks.tsx';
import { SideBySide } from './SideBySide.tsx';
import { SolutionRow } from './SolutionRow.tsx';
import styles from './Solutions.module.css';
import type { SolutionStatus } from './solutionStatus.ts';
import { whatToFindOut, whyNot } from './solutionTexts.ts';
import { topThree } from './topThree.ts';
import { useFolds } from './whatFolds.ts';
import { words } from './words.ts';

/**
 * The groups of solutions below the answer: what else is open, side by side, and folded all that is open besides, has to be
 * found out, or does not fit, each with its reason. An empty group is left out (AD-019, AD-022, AD-025). `children` follow
 * what does not fit.
 */
export function SolutionGroups({ advice, children }: { advice: Recommendation; children?: ReactNode }) {
  const { recommended, undecided, ineligible } = advice;
  const { top, ...more } = topThree(advice);
  const others = top.filter(solution => solution !== recommended);
  const openBesides = more.eligible.length + more.givesTime.length;
  const isFolded = useFolds(advice).comparison;
  const sideBySide = <SideBySide solutions={top} recommended={recommended} />;
  return (
    <>
      {others.length > 0 && !isFolded && (
        <section className={styles.group} aria-labelledby="eligible">
          <h2 id="eligible">{words.groups.eligible}</h2>
          <p className="muted">{words.comparison.heading(top.length)}</p>
          {sideBySide}
        </section>
      )}
      <div className={classNames(styles.folds, isFolded && styles.joined)}>
        {isFolded && (
          <Fold
            count={others.length}
            heading={() => words.groups.eligible}
            sub={words.comparison.heading(top.length)}
          >
            {sideBySide}
          </Fold>
        )}
        <Fold count={others.length} heading={() => words.comparison.thinkFirst}>
          <OtherRisks solutions={others} />
        </Fold>
        <Fold count={openBesides} heading={words.groups.alsoOpen}>
          <Rows solutions={more.eligible} status="alsoMatched" line={described} />
          <Rows solutions={more.givesTime} status="givesTime" line={described} />
        </Fold>
        <Fold count={undecided.length} heading={() => words.groups.undecided}>
          <Rows solutions={undecided} status="askAdviser" line={whatToFindOut} />
        </Fold>
        <Fold count={ineligible.length} heading={words.groups.doNotFit} sub={words.groups.ineligible}>
          <Rows solutions={ineligible} status="unavailable" line={whyNot} />
          {children}
        </Fold>
      </div>
    </>
  );
}

type FoldProps = {
  readonly count: number;
  readonly heading: (count: number) => string;
  readonly sub?: string;
  readonly children: ReactNode;
};

/** Rows that wait behind one line. Closed, it says how many there are; nobody can tap on paper, where it is open. */
function Fold({ count, heading, sub, children }: FoldProps) {
  if (count === 0) return null;
  return (
    <section aria-label={sub ?? heading(count)}>
      <details className={styles.rows}>
        <summary>
          <span>
            <h2>{heading(count)}</h2>
            {sub !== undefined && <span className={styles.sub}>{sub}</span>}
          </span>
          <Glyph of={caretDown} />
        </summary>
        {children}
      </details>
    </section>
  );
}

type RowsProps = {
  readonly solutions: readonly Solution[];
  readonly status: SolutionStatus;
  readonly line: (solution: Solution) => string;
};

function Rows({ solutions, status, line }: RowsProps) {
  return solutions.map(solution => (
    <SolutionRow key={solution.product.id} solution={solution} status={status}>
      {line(solution)}
    </SolutionRow>
  ));
}

function described({ product }: Solution): string {
  return product.description;
}
