import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { ownRisks } from '../solutionTexts.ts';
import { words } from '../words.ts';
import { Risks } from './Risks.tsx';
import styles from './SolutionPage.module.css';

/** The gravest of what can go wrong, and all else of it, with what this case brings, behind one tap. */
export function KnowFirst({ solution }: { solution: Solution }) {
  const { gravest, risks } = solution.wording;
  const own = ownRisks(solution).map(({ says }) => says);
  const more = [...new Set([...own, ...risks])].filter(text => !gravest.includes(text));
  return (
    <section className={styles.section} aria-labelledby="know-first">
      <h2 id="know-first">{words.solutionDetail.knowFirst}</h2>
      <Risks texts={gravest} />
      {more.length > 0 && (
        <Fold heading={words.solutionDetail.more(more.length)} headingLevel={3}>
          <Risks texts={more} />
        </Fold>
      )}
    </section>
  );
}
