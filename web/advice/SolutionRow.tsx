import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { GRAVEST } from '@towpath/domain/solutions/solution/wording.ts';
import type { ReactNode } from 'react';
import { paths } from '../shell/paths.ts';
import { SolutionStatusTag } from './SolutionStatusTag.tsx';
import styles from './Solutions.module.css';
import type { SolutionStatus } from './solutionStatus.ts';
import { payOnCard } from './solutionTexts.ts';
import { words } from './words.ts';

type SolutionRowProps = {
  readonly solution: Solution;
  readonly status: SolutionStatus;
  /** What the solution is, or why it is not open. */
  readonly children: ReactNode;
};

/**
 * One solution as a row: its status, name, one-line text, monthly payment and a link to its page (AD-021,
 * AD-023). One that may be open has its gravest risks with it.
 */
export function SolutionRow({ solution, status, children }: SolutionRowProps) {
  const { product, wording, adviserFirst } = solution;
  const { id, shortName, name } = product;
  const pay = payOnCard(solution);
  const isClosed = status === 'unavailable';
  const heading = `solution-${id}`;
  const href = paths.solution(shortName);
  const full = <span className="visually-hidden">{words.card.ofSolution(name)}</span>;
  return (
    <article className={styles.row} aria-labelledby={heading}>
      <div>
        <SolutionStatusTag status={status} />
        <h3 className={styles.rowName} id={heading}>
          {name}
        </h3>
        <p className="muted">{children}</p>
        {!isClosed && (
          <ul className={`small ${styles.gravest}`} aria-label={words.forAndAgainst.toThinkAbout}>
            {wording.risks.slice(0, GRAVEST).map(text => (
              <li key={text}>
                <Glyph of={warningCircleFill} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {!isClosed && adviserFirst !== null && <p className="small">{adviserFirst}</p>}
      </div>
      <p className={styles.pay}>
        <span className="muted small">{pay.name}</span>
        <b>{pay.says}</b>
      </p>
      <div className={classNames(styles.more, !isClosed && styles.wide)}>
        {isClosed ? (
          <TextLink href={href}>
            {words.card.whyNot(shortName)}
            {full}
          </TextLink>
        ) : (
          <ButtonLink variant="secondary" href={href}>
            {words.card.see(shortName)}
            {full}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
