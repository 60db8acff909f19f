import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { BestMatch } from './BestMatch.tsx';
import { Comparison } from './Comparison.tsx';
import { SolutionRow } from './SolutionRow.tsx';
import styles from './Solutions.module.css';
import type { SolutionStatus } from './solutionStatus.ts';
import { whatToFindOut, whyNot } from './solutionTexts.ts';
import { words } from './words.ts';

/** The groups of solutions in their order; an empty group is left out (AD-019, AD-022, AD-025). */
export function SolutionGroups({ advice }: { advice: Recommendation }) {
  const { recommended, eligible, ineligible, undecided, givesTime, timeComesFirst, judgedOn } = advice;
  const time = <Group id="time" heading={words.groups.time} status="givesTime" solutions={givesTime} />;
  return (
    <>
      {timeComesFirst && time}
      {recommended && (
        <section className={styles.group} aria-labelledby="recommended">
          <h2 id="recommended">{words.groups.recommended}</h2>
          <BestMatch solution={recommended} judgedOn={judgedOn} />
        </section>
      )}
      <Group id="eligible" heading={words.groups.eligible} status="alsoMatched" solutions={eligible} />
      {!timeComesFirst && time}
      <Comparison solutions={[...(recommended ? [recommended] : []), ...eligible]} />
      <Group
        id="undecided"
        heading={words.groups.undecided}
        status="askAdviser"
        solutions={undecided}
        line={whatToFindOut}
      />
      <Group
        id="ineligible"
        heading={words.groups.ineligible}
        status="unavailable"
        solutions={ineligible}
        line={whyNot}
      />
    </>
  );
}

type GroupProps = {
  readonly id: string;
  readonly heading: string;
  readonly status: SolutionStatus;
  readonly solutions: readonly Solution[];
  readonly line?: (solution: Solution) => string;
};

function Group({ id, heading, status, solutions, line = described }: GroupProps) {
  if (solutions.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {solutions.map(solution => (
        <SolutionRow key={solution.product.id} solution={solution} status={status}>
          {line(solution)}
        </SolutionRow>
      ))}
    </section>
  );
}

function described({ product }: Solution): string {
  return product.description;
}
