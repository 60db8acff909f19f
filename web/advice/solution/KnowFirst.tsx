import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { sentencesOf } from '@towpath/domain/values/sentences.ts';
import { ownRisks } from '../solutionTexts.ts';
import { words } from '../words.ts';
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

function Risks({ texts }: { texts: readonly string[] }) {
  return (
    <ol className={styles.risks}>
      {texts.map(text => {
        const [first = '', ...others] = sentencesOf(text);
        return (
          <li key={text}>
            <Glyph of={warningCircleFill} />
            <span>
              <b>{first}</b> {others.length > 0 && <span>{others.join(' ')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
