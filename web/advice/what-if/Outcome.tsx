import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import {
  checkCircleFill,
  type Drawing,
  infoFill,
  minusCircle,
  starFill,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import type { Span } from '@towpath/domain/solutions/case/span.ts';
import type { AdviceRecord, KeptResult } from '@towpath/domain/solutions/explain/record.ts';
import { sayReason, saySpan } from '@towpath/domain/solutions/explain/words.ts';
import type { OutcomeChange, RecordComparison } from '@towpath/domain/solutions/what-if/compare.ts';
import { sayTurn, WHAT_IF_WORDS } from '@towpath/domain/solutions/what-if/wording.ts';
import { SolutionStatusTag } from '../SolutionStatusTag.tsx';
import { solutionStatus } from '../solutionStatus.ts';
import { words } from '../words.ts';
import { sayPays } from './pays.ts';
import styles from './WhatIfPanel.module.css';

type OutcomeProps = {
  readonly before: AdviceRecord;
  readonly after: AdviceRecord;
  readonly solutions: readonly RecordComparison[];
  /** What happened to each solution whose result changed, in words. */
  readonly turns: readonly string[];
  /** Why an adviser would have to look at the case first. */
  readonly forAdviser: readonly string[];
  readonly isChanged: boolean;
};

/** What would fit: a summary in a line that stays in view, then every solution with its outcome. */
export function Outcome({ before, after, solutions, turns, forAdviser, isChanged }: OutcomeProps) {
  return (
    <>
      <div className={styles.head}>
        <h3>{words.outcome.heading}</h3>
        <p className={styles.sum}>
          <Glyph of={turns.length > 0 ? infoFill : checkCircleFill} />
          <span>{isChanged ? sayInShort([...turns, ...forAdviser]) : words.outcome.nothingTried}</span>
        </p>
      </div>
      <div className={styles.list}>
        {forAdviser.map(says => (
          <p key={says}>{says}</p>
        ))}
        {after.available && (
          <p className="small muted">
            {isChanged && before.available && before.available.low !== after.available.low
              ? words.outcome.availableBefore(monthly(after.available), monthly(before.available))
              : words.outcome.available(monthly(after.available))}
          </p>
        )}
        <ol aria-label={words.outcome.list}>
          {solutions
            .filter(({ isShown, turn }) => isShown || turn !== null)
            .map(solution => (
              <Row key={solution.after.id} solution={solution} before={before} after={after} />
            ))}
        </ol>
      </div>
    </>
  );
}

function monthly(sum: Span): string {
  return saySpan(sum, 'pence a month');
}

/** The first change, and how many more there are. */
function sayInShort([first, ...more]: readonly string[]): string {
  if (first === undefined) return WHAT_IF_WORDS.nothing;
  return more.length === 0 ? first : words.outcome.andMore(first, more.length);
}

const TURN_ICONS: Readonly<Record<OutcomeChange, Drawing>> = {
  'comes first': starFill,
  opens: checkCircleFill,
  'gives way': infoFill,
  closes: minusCircle,
  'is unsettled': infoFill,
};

type RowProps = {
  readonly solution: RecordComparison;
  readonly before: AdviceRecord;
  readonly after: AdviceRecord;
};

function Row({ solution, before, after }: RowProps) {
  const { after: result, before: was, isRecommended, wasRecommended, turn, because } = solution;
  const pays = sayPays(result, after, was, before);
  return (
    <li className={classNames(styles.row, turn !== null && styles.turned)}>
      <div className={styles.top}>
        <b className={styles.name}>{result.name}</b>
        <Tag result={result} isRecommended={isRecommended} />
      </div>
      {turn !== null && (
        <div className={styles.turn}>
          <Glyph of={TURN_ICONS[turn]} />
          <div>
            <p>
              <b>{sayTurn(turn)}</b>{' '}
              {words.outcome.before(wasRecommended ? words.bestMatch : words.statuses[solutionStatus(was)])}
            </p>
            {because.map(reason => (
              <p key={reason.code} className="small">
                {sayReason(reason)}
              </p>
            ))}
          </div>
        </div>
      )}
      {pays.length > 0 && <p className="small muted">{pays.join(' ')}</p>}
    </li>
  );
}

function Tag({ result, isRecommended }: { result: KeptResult; isRecommended: boolean }) {
  if (!isRecommended) return <SolutionStatusTag status={solutionStatus(result)} />;
  return (
    <StatusTag tone="best" icon={starFill}>
      {words.bestMatch}
    </StatusTag>
  );
}
