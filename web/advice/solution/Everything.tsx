import type { Solution } from '@towpath/contracts/api/recommendation.ts';
import type { ReactNode } from 'react';
import { ForAndAgainst } from '../ForAndAgainst.tsx';
import { figuresOf } from '../figures.ts';
import { words } from '../words.ts';
import styles from './SolutionPage.module.css';

/**
 * All there is to read about a solution: every figure, advantages and risks with equal weight, home, public register and
 * credit file in full, each step, and what its words mean.
 */
export function Everything({ solution }: { solution: Solution }) {
  const { wording } = solution;
  const figures = figuresOf(solution);
  return (
    <div className={styles.everything}>
      {figures.length > 0 && (
        <Part id="figures" heading={words.solutionDetail.figures}>
          <dl className={styles.figures}>
            {figures.map(({ name, says }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{says}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part id="sides" heading={words.solutionDetail.bothSides}>
        <div className={styles.forAndAgainst}>
          <ForAndAgainst headingLevel={4} advantages={wording.advantages} risks={wording.risks} />
        </div>
      </Part>
      <Part id="home" heading={words.solutionDetail.home}>
        <p>{wording.home}</p>
      </Part>
      {wording.register !== undefined && (
        <Part id="register" heading={words.solutionDetail.register}>
          <p>{wording.register}</p>
        </Part>
      )}
      <Part id="credit-file" heading={words.solutionDetail.creditFile}>
        <p>{wording.creditFile}</p>
      </Part>
      <Part id="next" heading={words.solutionDetail.next}>
        <ol className={styles.steps}>
          {wording.next.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Part>
      {wording.terms.length > 0 && (
        <Part id="words" heading={words.solutionDetail.terms}>
          <dl className={styles.terms}>
            {wording.terms.map(({ word, meaning }) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </div>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  );
}
