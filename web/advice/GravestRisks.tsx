import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { warningCircleFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { staysForSure } from '@towpath/domain/solutions/figures/inclusion.ts';
import { ForAndAgainst } from './ForAndAgainst.tsx';
import styles from './GravestRisks.module.css';
import { gravestFirst } from './solutionTexts.ts';
import { words } from './words.ts';

/** So many stand on the card of the best match: the gravest of all. */
const SHOWN = 1;

/** The gravest that can go wrong with what is recommended, what stays, and one tap away all else, good and bad. */
export function GravestRisks({ solution }: { solution: Solution }) {
  const { wording, stays } = solution;
  const risks = gravestFirst(solution);
  const more = risks.slice(SHOWN);
  const surelyStays = stays
    .filter(({ why }) => staysForSure(why))
    .map(({ debt }) => words.card.staying(debt.creditorName, debt.typeName));
  const rest = (
    <div className={styles.both}>
      <ForAndAgainst headingLevel={3} advantages={wording.advantages} risks={more} />
    </div>
  );
  return (
    <div>
      <ul className={styles.risks} aria-label={words.forAndAgainst.thinkFirst}>
        {risks.slice(0, SHOWN).map(text => (
          <li key={text}>
            <Glyph of={warningCircleFill} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {surelyStays.length > 0 && (
        <p className={styles.stays}>{words.card.stays(surelyStays.length, surelyStays.join('; '))}</p>
      )}
      <Disclosure
        className="no-print"
        summary={words.card.moreToKnow(wording.advantages.length + more.length)}
      >
        {rest}
      </Disclosure>
      {/* Nobody can tap on paper. */}
      <div className="print-only">{rest}</div>
    </div>
  );
}
