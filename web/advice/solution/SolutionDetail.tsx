import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { Fold } from '@towpath/design-system/cards/Fold.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { starFill, users } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { asShown } from '@towpath/domain/solutions/explain/asShown.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { ReactNode } from 'react';
import { changesOf } from '../changes.ts';
import { Gauges } from '../pictures/Gauges.tsx';
import { Money } from '../pictures/Money.tsx';
import { Years } from '../pictures/Years.tsx';
import { Reasons } from '../Reasons.tsx';
import { SolutionStatusTag } from '../SolutionStatusTag.tsx';
import { solutionStatus } from '../solutionStatus.ts';
import { words } from '../words.ts';
import { CannotWait } from './CannotWait.tsx';
import { Everything } from './Everything.tsx';
import { InAndOut } from './InAndOut.tsx';
import { KnowFirst } from './KnowFirst.tsx';
import { Meanings } from './Meanings.tsx';
import { Path } from './Path.tsx';
import styles from './SolutionPage.module.css';
import { ThreeFacts } from './ThreeFacts.tsx';

type SolutionDetailProps = {
  readonly solution: Solution;
  readonly advice: Recommendation;
  /** Where the advice is. */
  readonly back: string;
};

/** The gauge of what is left each month. */
const LEFT = 'DRO_SURPLUS_MAX';

/**
 * One solution: three facts, the years, the gravest risks, figures beside limits, the debts that go and stay, what it
 * means, and the way there. All else waits behind a tap. Of one that is not open, why not comes first.
 */
export function SolutionDetail({ solution, advice, back }: SolutionDetailProps) {
  const { product, wording, eligibility, isHomeAtRisk, adviserFirst, takesIn, stays, gauges, displayRule } =
    solution;
  const isOpen = eligibility === 'ELIGIBLE';
  const isFor = eligibility !== 'INELIGIBLE';
  const isBest = solution === asShown(advice).recommended;
  const { inAndOut, solutionDetail } = words;
  return (
    <article aria-labelledby="solution">
      <p className={styles.tag}>
        {isBest ? (
          <StatusTag tone="best" icon={starFill}>
            {words.bestMatch}
          </StatusTag>
        ) : (
          <SolutionStatusTag status={solutionStatus(solution)} />
        )}
      </p>
      <h1 id="solution">{product.name}</h1>
      <p className={`lead ${styles.lead}`}>{wording.whatItIs}</p>
      {adviserFirst !== null && (
        <p className={`small ${styles.first}`}>
          <Glyph of={users} />
          {adviserFirst}
        </p>
      )}
      <CannotWait urgent={advice.urgent} back={back} />
      {isHomeAtRisk && (
        <div className={styles.notice}>
          <Notification tone="orange" live={false} heading={solutionDetail.homeAtRisk}>
            <p>{solutionDetail.homeAtRiskText}</p>
          </Notification>
        </div>
      )}
      {isFor && <ThreeFacts solution={solution} judgedOn={advice.judgedOn} />}
      {isFor && solution.paymentSum !== undefined && (
        <p className={`small muted ${styles.sum}`}>{solution.paymentSum}</p>
      )}
      {!isOpen && (
        <Section id="why" heading={solutionDetail.why[eligibility]}>
          <Why solution={solution} advice={advice} />
        </Section>
      )}
      {!isFor && (
        <Section id="changes" heading={solutionDetail.changes}>
          <Changes solution={solution} />
        </Section>
      )}
      {solution.years && (
        <div className={styles.section}>
          <Years of={solution} />
        </div>
      )}
      <KnowFirst solution={solution} />
      {solution.money && (
        <div className={styles.section}>
          <Money of={solution} />
          {isBest && advice.left !== null && advice.left.takenIn !== null && (
            <p className={styles.notice}>{advice.left.takenIn}</p>
          )}
        </div>
      )}
      {isFor && gauges.length > 0 && (
        <Section id="limits" heading={solutionDetail.gauges}>
          <Gauges of={solution} judgedOn={advice.judgedOn} />
          {advice.costMissing !== null && gauges.some(({ code }) => code === LEFT) && (
            <p className={styles.notice}>{advice.costMissing}</p>
          )}
        </Section>
      )}
      {takesIn.length + stays.length > 0 && (
        <Section id="debts" heading={displayRule === 'BANNER' ? inAndOut.breakHeading : inAndOut.heading}>
          <InAndOut solution={solution} />
        </Section>
      )}
      {isFor && (
        <>
          <Section id="means" heading={solutionDetail.means}>
            <Meanings of={solution} />
          </Section>
          <Section id="path" heading={solutionDetail.steps}>
            <Path steps={wording.steps} />
          </Section>
        </>
      )}
      <div className={styles.section}>
        {isFor && (
          <Fold heading={solutionDetail.changes}>
            <Changes solution={solution} />
          </Fold>
        )}
        {isOpen && (
          <Fold heading={solutionDetail.why.ELIGIBLE} id="why">
            <Why solution={solution} advice={advice} />
          </Fold>
        )}
        <Fold heading={solutionDetail.everything}>
          <Everything solution={solution} />
        </Fold>
      </div>
    </article>
  );
}

/** Why it fits or not, each criterion with the rule behind it. */
function Why({ solution, advice }: Pick<SolutionDetailProps, 'solution' | 'advice'>) {
  const { costMissing, judgedOn } = advice;
  return (
    <>
      {costMissing !== null && <p>{costMissing}</p>}
      <Reasons reasons={solution.reasons} />
      <p className={`small muted ${styles.notice}`}>{words.solutionDetail.limits(sayDay(judgedOn))}</p>
    </>
  );
}

function Changes({ solution }: { solution: Solution }) {
  const changes = changesOf(solution);
  return (
    <>
      <p>{changes.lead}</p>
      <ul className={styles.changes}>
        {changes.items.map(({ code, says }) => (
          <li key={code}>{says}</li>
        ))}
      </ul>
    </>
  );
}

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
