import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import type { ReactNode } from 'react';
import styles from '../Case.module.css';
import { words } from '../words.ts';

const say = words.advice;

/** An advice as the rules gave it: what comes first and why, what else there is, and what stood in the way. */
export function Given({
  advice,
  children,
}: {
  readonly advice: Recommendation;
  /** Below what comes first. */
  readonly children?: ReactNode;
}) {
  const { recommended, answer, close, status, forAdviser, gates, missing } = advice;
  const others = [...advice.eligible, ...advice.givesTime, ...advice.undecided, ...advice.ineligible];
  const kicker =
    status === 'incomplete'
      ? say.incomplete
      : close !== null
        ? say.close
        : status === 'ready'
          ? say.best
          : say.person;
  return (
    <>
      <p className={styles.small}>{kicker}</p>
      <h3>{close?.name ?? recommended?.product.name ?? say.person}</h3>
      {answer && status === 'ready' && (
        <p>
          {answer.says}: {answer.because}.
        </p>
      )}
      {missing.length > 0 && (
        <ul>
          {missing.map(({ says }) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      )}
      {forAdviser.length > 0 && (
        <>
          <h4>{say.why}</h4>
          <ul>
            {forAdviser.map(({ code, says }) => (
              <li key={code}>{says}</li>
            ))}
          </ul>
        </>
      )}
      {recommended && recommended.reasons.length > 0 && <Gates solution={recommended} isOpen />}
      {children}
      <h4>{say.other}</h4>
      {others.map(solution => (
        <Gates key={solution.product.shortName} solution={solution} />
      ))}
      {gates.length > 0 && (
        <>
          <h4>{say.stood}</h4>
          <ul className={styles.plain}>
            {gates.map(({ code, why, findings }) => (
              <li key={code}>
                {why}
                {findings.map(({ code: found, says }) => (
                  <span key={found} className={styles.small}>
                    {says}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Every criterion of a solution: the rule, how it is here, and what came of it. */
function Gates({ solution, isOpen = false }: { readonly solution: Solution; readonly isOpen?: boolean }) {
  const { product, eligibility, reasons } = solution;
  const table = (
    <table className={styles.table}>
      <caption>{say.gatesOf(product.name)}</caption>
      <thead>
        <tr>
          <th scope="col">{say.gate}</th>
          <th scope="col">{say.here}</th>
          <th scope="col">{say.result}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map(({ code, says, figure, source, outcome, adviserConfirms }) => (
          <tr key={code}>
            <th scope="row">
              {says}
              <span className={styles.small}>{source}</span>
            </th>
            <td data-label={figure === undefined ? undefined : say.here}>{figure}</td>
            <td data-label={say.result} className={styles.outcome} data-outcome={outcome}>
              {adviserConfirms ? say.confirms : say.outcomes[outcome]}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isOpen) return table;
  return (
    <Disclosure summary={`${product.name}: ${say.eligibility[eligibility].toLowerCase()}`}>
      {table}
    </Disclosure>
  );
}
