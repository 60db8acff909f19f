import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { arrowRight, starFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { staysForSure } from '@towpath/domain/solutions/figures/inclusion.ts';
import { GRAVEST } from '@towpath/domain/solutions/solution/wording.ts';
import { paths } from '../shell/paths.ts';
import { ForAndAgainst } from './ForAndAgainst.tsx';
import styles from './Solutions.module.css';
import { inWholePounds, ownRisks, payOnCard, sayClearIn } from './solutionTexts.ts';
import { words } from './words.ts';

/**
 * The solution we would recommend, as a large card with a button to its page (AD-019, AD-021). The gravest risks stand on
 * it, all others behind one tap.
 */
export function BestMatch({ solution, judgedOn }: { solution: Solution; judgedOn: string }) {
  const { product, wording, adviserFirst, stays, fees, debtFreeMonth, lastPaymentMonth } = solution;
  const clearIn = sayClearIn(debtFreeMonth, judgedOn);
  const pay = payOnCard(solution);
  const id = `solution-${product.id}`;
  const surelyStays = stays
    .filter(({ why }) => staysForSure(why))
    .map(({ debt }) => words.urgent.debt(debt.creditorName, debt.typeName));
  const own = ownRisks(solution).map(({ says }) => says);
  const moreGood = wording.advantages.slice(GRAVEST);
  const moreToThinkAbout = [...new Set([...own, ...wording.risks.slice(GRAVEST)])];
  const more = moreGood.length + moreToThinkAbout.length;
  const rest = <ForAndAgainst headingLevel={4} isMore advantages={moreGood} risks={moreToThinkAbout} />;
  return (
    <article className={styles.best} aria-labelledby={id}>
      <div className={styles.bestTop}>
        <div>
          <StatusTag tone="best" icon={starFill}>
            {words.bestMatch}
          </StatusTag>
          <h3 className={`h1 ${styles.bestName}`} id={id}>
            {product.name}
          </h3>
          <p>{product.description}</p>
          {adviserFirst !== null && <p>{adviserFirst}</p>}
        </div>
        <ButtonLink variant="lamp" href={paths.solution(product.shortName)} iconEnd={arrowRight}>
          {words.card.goWith(product.shortName)}
        </ButtonLink>
      </div>
      <div className={styles.bestBody}>
        <dl className={styles.facts}>
          <div>
            <dt>{pay.name}</dt>
            <dd>{pay.says}</dd>
          </div>
          {clearIn && (
            <div>
              <dt>{words.card.clearIn}</dt>
              <dd>{clearIn}</dd>
            </div>
          )}
          {lastPaymentMonth && (
            <div>
              <dt>{words.card.lastPayment}</dt>
              <dd>{lastPaymentMonth.says}</dd>
            </div>
          )}
          {fees && (
            <div>
              <dt>{words.card.fees}</dt>
              <dd>{inWholePounds(fees)}</dd>
            </div>
          )}
        </dl>
        <div className={styles.forAndAgainst}>
          <ForAndAgainst
            headingLevel={4}
            advantages={wording.advantages.slice(0, GRAVEST)}
            risks={wording.risks.slice(0, GRAVEST)}
          />
        </div>
        {surelyStays.length > 0 && (
          <p className={styles.stays}>{words.card.stays(surelyStays.length, surelyStays.join('; '))}</p>
        )}
        {more > 0 && (
          <>
            <details className={`${styles.fold} no-print`}>
              <summary>{words.card.moreToKnow(more)}</summary>
              <div className={styles.forAndAgainst}>{rest}</div>
            </details>
            {/* Nobody can tap on paper. */}
            <div className="print-only">{rest}</div>
          </>
        )}
      </div>
    </article>
  );
}
