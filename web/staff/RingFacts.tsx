import styles from './Staff.module.css';
import { words } from './words.ts';

type RingFactsProps = {
  readonly name: string | null;
  readonly number: string | null;
  readonly isSafeNow: boolean;
  readonly safeTimes: readonly string[];
  readonly leaveMessage: boolean;
  readonly sayToOthers: string | null;
  /** What is told beside it, as terms and what they are. */
  readonly beside: readonly (readonly [term: string, says: string])[];
};

/** Whom to ring, and how it is safe to. Outside safe times the number is no link. */
export function RingFacts({
  name,
  number,
  isSafeNow,
  safeTimes,
  leaveMessage,
  sayToOthers,
  beside,
}: RingFactsProps) {
  const facts = [
    ...beside,
    [words.call.times, safeTimes.length === 0 ? words.call.anyTime : safeTimes.map(words.time).join(', ')],
    [words.call.message, leaveMessage ? words.call.mayLeave : words.call.mayNotLeave],
    ...(sayToOthers ? [[words.call.says, sayToOthers] as const] : []),
  ] as const;
  return (
    <>
      <h3>
        {words.call.heading} {name ?? words.call.noName}
      </h3>
      {number === null ? (
        <p className={styles.safe}>{words.call.noNumber}</p>
      ) : (
        <>
          <p className={styles.number}>{isSafeNow ? <a href={`tel:${number}`}>{number}</a> : number}</p>
          <p className={styles.safe} data-safe={isSafeNow}>
            {isSafeNow ? words.call.safeNow : words.call.notSafeNow}
          </p>
        </>
      )}
      <dl className={styles.facts}>
        {facts.map(([term, says]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
