import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { GRAVEST } from '@towpath/domain/solutions/solution/wording.ts';
import styles from './OtherRisks.module.css';
import { gravestFirst } from './solutionTexts.ts';
import { words } from './words.ts';

/** The gravest risks of each that is open beside what is recommended, whose own stand on its card. */
export function OtherRisks({ solutions }: { solutions: readonly Solution[] }) {
  return solutions.map(solution => (
    <div className={styles.one} key={solution.product.id}>
      <h3>{solution.product.name}</h3>
      {solution.adviserFirst !== null && <p>{solution.adviserFirst}</p>}
      {solution.paymentSum !== undefined && <p>{words.paysEachMonth(solution.paymentSum)}</p>}
      <ul>
        {gravestFirst(solution)
          .slice(0, GRAVEST)
          .map(text => (
            <li key={text}>
              <Glyph of={warningCircleFill} />
              <span>{text}</span>
            </li>
          ))}
      </ul>
    </div>
  ));
}
