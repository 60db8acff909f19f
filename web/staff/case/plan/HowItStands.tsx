import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { paidMonthly } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { sayHeadline } from '@towpath/domain/plans/repayment/headlineWords.ts';
import { tasksWhile } from '@towpath/domain/plans/repayment/offersWait.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import styles from '../Case.module.css';
import { words } from './words.ts';

const say = words.facts;

type HowItStandsProps = {
  readonly stands: StandingRepayment;
  /** As of the end of which day. */
  readonly on: string;
  /** It waits for a talk: nothing is offered until then. */
  readonly waits: boolean;
  /** Its sums do not add up any more. */
  readonly differ: boolean;
};

/** How the plan stands in figures, and what the person has to do. */
export function HowItStands({ stands, on, waits, differ }: HowItStandsProps) {
  const { stage, headline, answered, sums, endsOn, reviewDueOn, drawnUpOn, terms, ended } = stands;
  const isOver = ended !== null || sums.owed === 0;
  const tasks = tasksWhile(stands.tasks, waits);
  const facts = [
    [say.line, sayHeadline(stands, on).stands],
    [say.stage, words.stages[stage]],
    [say.monthly, formatSum(paidMonthly(stands))],
    ...(headline.says === 'offers to send'
      ? [[say.toSend, say.of(headline.count, headline.of)] as const]
      : []),
    [say.answered, say.of(answered.count, answered.of)],
    [say.paid, formatSum(sums.paid)],
    [say.owed, formatSum(sums.owed)],
    [say.started, formatSum(sums.started)],
    ...(sums.corrected === 0 ? [] : [[say.corrected, formatSum(sums.corrected)] as const]),
    ...(isOver ? [] : [[say.ends, endsOn === null ? say.noEnd : sayDay(endsOn)] as const]),
    ...(sums.waiting === 0 ? [] : [[say.waiting, formatSum(sums.waiting)] as const]),
    [say.review, sayDay(reviewDueOn)],
    [say.drawn, sayDay(drawnUpOn)],
    [say.paidTo, words.paidTo[terms.paidTo]],
  ] as const;
  return (
    <>
      {waits && <p className={styles.state}>{words.waits}</p>}
      <dl className={styles.facts}>
        {facts.map(([term, says]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <b>{says}</b>
            </dd>
          </div>
        ))}
      </dl>
      {ended === null && (
        <>
          <h3>{words.tasks.heading}</h3>
          {tasks.length === 0 && !differ ? (
            <p>{words.tasks.none}</p>
          ) : (
            <ul>
              {differ && <li>{words.tasks.sumsDiffer}</li>}
              {tasks.map(task => (
                <li key={task}>{words.tasks.says[task]}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}
