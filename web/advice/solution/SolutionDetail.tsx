import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { starFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import type { ReactNode } from 'react';
import { changesOf } from '../changes.ts';
import { ForAndAgainst } from '../ForAndAgainst.tsx';
import { figuresOf } from '../figures.ts';
import { Reasons } from '../Reasons.tsx';
import { StandingTag } from '../StandingTag.tsx';
import { ownRisks } from '../solutionTexts.ts';
import { standingOf } from '../standing.ts';
import { UrgentMatters } from '../UrgentMatters.tsx';
import styles from './SolutionPage.module.css';

type SolutionDetailProps = { readonly solution: Solution; readonly advice: Recommendation };

/**
 * All about one solution: what it is, why it fits or not and what would change that, what it costs and gives, home and
 * credit file, both sides with the same weight, and what happens next.
 */
export function SolutionDetail({ solution, advice }: SolutionDetailProps) {
  const { product, wording, eligibility, isHomeAtRisk, adviserConfirms } = solution;
  const figures = figuresOf(solution);
  const changes = changesOf(solution);
  const risks = ownRisks(solution);
  const isBest = solution === advice.recommended;
  return (
    <article aria-labelledby="solution">
      <p className={styles.tag}>
        {isBest ? (
          <StatusTag tone="best" icon={starFill}>
            Best Match
          </StatusTag>
        ) : (
          <StandingTag standing={standingOf(solution)} />
        )}
      </p>
      <h1 id="solution">{product.name}</h1>
      <p className={`lead ${styles.lead}`}>{wording.whatItIs}</p>
      <UrgentMatters urgent={advice.urgent} />
      {isHomeAtRisk && (
        <Notice heading="Your home could be at risk">
          Your share of your home could be used to pay the people you owe. Talk to an adviser before you
          choose this.
        </Notice>
      )}
      {risks.length > 0 && (
        <div className={styles.notice}>
          <Notification tone="orange" live={false} heading="What to know in your case">
            <ul>
              {risks.map(({ code, says }) => (
                <li key={code}>{says}</li>
              ))}
            </ul>
          </Notification>
        </div>
      )}
      {adviserConfirms && (
        <Notice heading="An adviser checks this first">
          It looks open to you. An adviser needs to check one thing with you before you start.
        </Notice>
      )}

      <Section id="why" heading={WHY[eligibility]}>
        <Reasons reasons={solution.reasons} />
        <p className={`small muted ${styles.notice}`}>By the limits of {sayDay(advice.judgedOn)}.</p>
      </Section>

      {changes.items.length > 0 && (
        <Section id="changes" heading="What would change this">
          <p>{changes.lead}</p>
          <ul className={styles.changes}>
            {changes.items.map(({ code, says }) => (
              <li key={code}>{says}</li>
            ))}
          </ul>
        </Section>
      )}

      {figures.length > 0 && (
        <Section id="figures" heading="What it costs and gives">
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

      <Section id="sides" heading="Both sides">
        <div className={styles.forAndAgainst}>
          <ForAndAgainst headingLevel={3} advantages={wording.advantages} risks={wording.risks} />
        </div>
      </Section>
      <Section id="home" heading="Your home">
        <p>{wording.home}</p>
      </Section>
      <Section id="credit-file" heading="Your credit file">
        <p>{wording.creditFile}</p>
      </Section>
      <Section id="next" heading="What happens next">
        <ol className={styles.steps}>
          {wording.next.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Section>
      {wording.terms.length > 0 && (
        <Section id="words" heading="Words we used">
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

const WHY: Readonly<Record<Solution['eligibility'], string>> = {
  ELIGIBLE: 'Why it fits you',
  INELIGIBLE: 'Why it doesn’t fit you',
  CANNOT_SAY: 'Why we can’t say yet',
};

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
