import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { starFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Anchor } from '@towpath/design-system/links.tsx';
import { paths } from '../shell/paths.ts';
import { COMPARED } from './figures.ts';
import styles from './SideBySide.module.css';
import { SolutionStatusTag } from './SolutionStatusTag.tsx';
import { solutionStatus } from './solutionStatus.ts';
import { words } from './words.ts';

type SideBySideProps = Pick<Recommendation, 'recommended'> & { readonly solutions: readonly Solution[] };

/**
 * Up to three solutions side by side, on a phone too: there the name of a row stands above its values. The roles are written
 * out, since a table that is laid out as a grid loses them.
 */
export function SideBySide({ solutions, recommended }: SideBySideProps) {
  const isBest = (solution: Solution) => solution === recommended;
  const best = (solution: Solution) => (isBest(solution) ? styles.best : undefined);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a grid drops the roles of a table
    <table
      role="table"
      className={classNames(
        styles.table,
        solutions.length === 2 && styles.two,
        solutions.length === 1 && styles.one,
      )}
    >
      <caption className="visually-hidden">{words.comparison.table}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{words.comparison.whatIsCompared}</span>
          </th>
          {solutions.map(solution => (
            <th key={solution.product.id} role="columnheader" scope="col" className={best(solution)}>
              {isBest(solution) ? (
                <StatusTag tone="best" icon={starFill}>
                  {words.bestMatch}
                </StatusTag>
              ) : (
                <SolutionStatusTag status={solutionStatus(solution)} />
              )}
              <Anchor href={paths.solution(solution.product.shortName)}>
                {/* What stands in brackets is on its own page. */}
                {shortened(solution.product.name)}
              </Anchor>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {COMPARED.map(({ name, of }) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {solutions.map(solution => {
              const { says, also } = of(solution);
              return (
                <td key={solution.product.id} role="cell" className={best(solution)}>
                  {says} {also && <span className={styles.also}>{also}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: a grid drops the roles of a table
  );
}

/** A name as it fits a column: without what stands in brackets after it, or under which scheme it is. */
function shortened(name: string): string {
  return name.replace(/ (?:\(.*\)|under the .*)$/u, '');
}
