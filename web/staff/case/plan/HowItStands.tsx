import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { paidMonthly } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { areSumsFirst, sayHeadline } from '@towpath/domain/plans/repayment/headlineWords.ts';
import { notInPlan as sayNotInPlan } from '@towpath/domain/plans/repayment/notInPlanWords.ts';
import { tasksWhile } from '@towpath/domain/plans/repayment/offersWait.ts';
import { offersWaitWords } from '@towpath/domain/plans/repayment/offersWaitWords.ts';
import { isChangedByOthers } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { whyDiffers } from '@towpath/domain/plans/repayment/sumsDifferWords.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import styles from '../Case.module.css';
import type { CaseRepayment } from './PlanPart.tsx';
import { words } from './words.ts';

const say = words.facts;

type HowItStandsProps = {
  readonly repayment: Pick<
    CaseRepayment,
    'on' | 'waits' | 'sumsDiffer' | 'differences' | 'notInPlan' | 'draft' | 'notDrawn'
  >;
  readonly stands: StandingRepayment;
  /** How it stands in a line is said above already. */
  readonly isTold: boolean;
};

/** How the plan stands in figures, and what the person has to do. */
export function HowItStands({ repayment, stands, isTold }: HowItStandsProps) {
  const { on, waits, sumsDiffer: differ } = repayment;
  const { stage, headline, answered, sums, endsOn, reviewDueOn, drawnUpOn, terms, ended } = stands;
  const isOver = ended !== null || sums.owed === 0;
  const told = { ...stands, sumsDiffer: differ };
  const tasks = tasksWhile(stands.tasks, waits, areSumsFirst(told));
  const isMore = repayment.notInPlan.length > 0 && !waits;
  const isHeld = stands.offersAfter !== null && stage === 'offers to send' && !waits;
  const inScheme = terms.paidTo === 'the distributor';
  const facts = [
    ...(isTold ? [] : [[say.line, sayHeadline(told, on).stands] as const]),
    [
      say.stage,
      isHeld && stands.offersAfter ? offersWaitWords.stage(stands.offersAfter) : words.stages[stage],
    ],
    ...(isOver ? [] : [[say.monthly, formatSum(paidMonthly(stands))] as const]),
    ...(headline.says === 'offers to send'
      ? [[say.toSend, say.of(headline.count, headline.of)] as const]
      : []),
    // Nobody is asked by the person in the scheme.
    ...(inScheme && stands.offers === null
      ? []
      : [[say.answered, say.of(answered.count, answered.of)] as const]),
    [say.paid, formatSum(sums.paid)],
    [say.owed, formatSum(sums.owed)],
    [say.started, formatSum(sums.started)],
    ...(sums.corrected === 0 ? [] : [[say.corrected, formatSum(sums.corrected)] as const]),
    ...(isOver ? [] : [[say.ends, endsOn === null ? say.noEnd : sayDay(endsOn)] as const]),
    ...(sums.waiting === 0 ? [] : [[say.waiting, formatSum(sums.waiting)] as const]),
    ...(sums.ordered === 0 ? [] : [[say.ordered, formatSum(sums.ordered)] as const]),
    ...(isOver ? [] : [[say.review, sayDay(reviewDueOn)] as const]),
    [say.drawn, sayDay(drawnUpOn)],
    [say.paidTo, words.paidTo[terms.paidTo]],
  ] as const;
  return (
    <>
      {waits && <p className={styles.state}>{words.waits}</p>}
      {/* Where none has gone, the line of the plan says it. */}
      {!waits && stands.offersAfter && !isHeld && <p>{offersWaitWords.rest(stands.offersAfter)}</p>}
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
          {tasks.length === 0 && !differ && !isMore ? (
            <p>{words.tasks.none}</p>
          ) : (
            <ul>
              {differ && (
                <li>
                  {isChangedByOthers(stands) ? words.tasks.approvedDiffers : words.tasks.sumsDiffer}
                  <Why repayment={repayment} stands={stands} />
                </li>
              )}
              {tasks.map(task => (
                <li key={task}>
                  {task === 'share anew' && stands.withoutShare === 'too little'
                    ? words.tasks.tooLittle
                    : words.tasks.says[task]}
                </li>
              ))}
              {isMore && <li>{sayNotInPlan(repayment.notInPlan)}</li>}
            </ul>
          )}
        </>
      )}
    </>
  );
}

type WhyProps = Pick<HowItStandsProps, 'repayment'> & { readonly stands: Parameters<typeof whyDiffers>[1] };

/** Why the sums of the plan do not add up any more, as its person reads it. */
function Why({ repayment: { draft, ...differs }, stands }: WhyProps) {
  const lines = whyDiffers({ ...differs, left: draft?.monthly ?? null }, stands);
  return <span className={styles.small}>{lines.join(' ')}</span>;
}
