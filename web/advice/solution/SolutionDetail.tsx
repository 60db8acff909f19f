import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { starFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { ReactNode } from 'react';
import { changesOf } from '../changes.ts';
import { ForAndAgainst } from '../ForAndAgainst.tsx';
import { figuresOf } from '../figures.ts';
import { Gauges } from '../pictures/Gauges.tsx';
import { Money } from '../pictures/Money.tsx';
import { Years } from '../pictures/Years.tsx';
import { Reasons } from '../Reasons.tsx';
import { SolutionStatusTag } from '../SolutionStatusTag.tsx';
import { solutionStatus } from '../solutionStatus.ts';
import { ownRisks } from '../solutionTexts.ts';
import { UrgentMatters } from '../UrgentMatters.tsx';
import { words } from '../words.ts';
import styles from './SolutionPage.module.css';

type SolutionDetailProps = { readonly solution: Solution; readonly advice: Recommendation };

/**
 * The details of one solution: what it is, what it costs and gives, advantages and risks with equal weight, the
 * debts that stay, home, public register and credit file, what happens next, why it fits. Of one that
 * is not open, why not comes first.
 */
export function SolutionDetail({ solution, advice }: SolutionDetailProps) {
  const { product, wording, eligibility, isHomeAtRisk, adviserFirst, stays, displayRule } = solution;
  const figures = figuresOf(solution);
  const risks = ownRisks(solution);
  const isOpen = eligibility === 'ELIGIBLE';
  const isBest = solution === advice.recommended;
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
      <UrgentMatters urgent={advice.urgent} />
      {isHomeAtRisk && (
        <Notice heading={words.solutionDetail.homeAtRisk}>{words.solutionDetail.homeAtRiskText}</Notice>
      )}
      {risks.length > 0 && (
        <div className={styles.notice}>
          <Notification tone="orange" live={false} heading={words.solutionDetail.inYourCase}>
            <ul>
              {risks.map(({ code, says }) => (
                <li key={code}>{says}</li>
              ))}
            </ul>
          </Notification>
        </div>
      )}
      {adviserFirst !== null && <Notice heading={words.solutionDetail.adviserChecks}>{adviserFirst}</Notice>}

      {!isOpen && <Why solution={solution} judgedOn={advice.judgedOn} />}

      {figures.length > 0 && (
        <Section id="figures" heading={words.solutionDetail.figures}>
          <dl className={styles.figures}>
            {figures.map(({ name, says }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}

      {solution.years && (
        <div className={styles.section}>
          <Years of={solution} />
        </div>
      )}
      {solution.money && (
        <div className={styles.section}>
          <Money of={solution} />
        </div>
      )}
      {solution.gauges.length > 0 && (
        <Section id="limits" heading={words.solutionDetail.gauges}>
          <Gauges of={solution} judgedOn={advice.judgedOn} />
        </Section>
      )}

      <Section id="sides" heading={words.solutionDetail.bothSides}>
        <div className={styles.forAndAgainst}>
          <ForAndAgainst headingLevel={3} advantages={wording.advantages} risks={wording.risks} />
        </div>
      </Section>
      {stays.length > 0 && (
        <Section
          id="stays"
          heading={displayRule === 'BANNER' ? words.solutionDetail.leavesOut : words.solutionDetail.stays}
        >
          <dl className={styles.terms}>
            {stays.map(({ debt, says }) => (
              <div key={debt.id}>
                <dt>{words.urgent.debt(debt.creditorName, debt.typeName)}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section id="home" heading={words.solutionDetail.home}>
        <p>{wording.home}</p>
      </Section>
      {wording.register !== undefined && (
        <Section id="register" heading={words.solutionDetail.register}>
          <p>{wording.register}</p>
        </Section>
      )}
      <Section id="credit-file" heading={words.solutionDetail.creditFile}>
        <p>{wording.creditFile}</p>
      </Section>
      <Section id="next" heading={words.solutionDetail.next}>
        <ol className={styles.steps}>
          {wording.next.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Section>
      {isOpen && <Why solution={solution} judgedOn={advice.judgedOn} />}
      {wording.terms.length > 0 && (
        <Section id="words" heading={words.solutionDetail.terms}>
          <dl className={styles.terms}>
            {wording.terms.map(({ word, meaning }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
    </article>
  );
}

/** Why it fits or not, and what would change that. */
function Why({ solution, judgedOn }: { solution: Solution; judgedOn: string }) {
  const changes = changesOf(solution);
  return (
    <>
      <Section id="why" heading={words.solutionDetail.why[solution.eligibility]}>
        <Reasons reasons={solution.reasons} />
        <p className={`small muted ${styles.notice}`}>{words.solutionDetail.limits(sayDay(judgedOn))}</p>
      </Section>

      {changes.items.length > 0 && (
        <Section id="changes" heading={words.solutionDetail.changes}>
          <p>{changes.lead}</p>
          <ul className={styles.changes}>
            {changes.items.map(({ code, says }) => (
              <li key={code}>{says}</li>
            ))}
          </ul>
        </Section>
      )}
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

function Notice({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Notification tone="orange" live={false} heading={heading}>
        <p>{children}</p>
      </Notification>
    </div>
  );
}
