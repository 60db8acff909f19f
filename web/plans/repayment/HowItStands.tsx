import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { StatusTag, type TagTone } from '@towpath/design-system/cards/StatusTag.tsx';
import { check, clock } from '@towpath/design-system/icons/drawings.generated.ts';
import { planWords } from '@towpath/domain/plans/planWords.ts';
import { paidMonthly } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { byOrderWords } from '@towpath/domain/plans/repayment/byOrderWords.ts';
import {
  areSumsFirst,
  sayHeadline,
  sayPayment,
  type ToldOfRepayment,
} from '@towpath/domain/plans/repayment/headlineWords.ts';
import { notInPlan as sayNotInPlan } from '@towpath/domain/plans/repayment/notInPlanWords.ts';
import { isQuestionOpen, tasksWhile } from '@towpath/domain/plans/repayment/offersWait.ts';
import { offersWaitWords } from '@towpath/domain/plans/repayment/offersWaitWords.ts';
import { sayLeftBefore } from '@towpath/domain/plans/repayment/paidApartWords.ts';
import { isPaidBy, restOf } from '@towpath/domain/plans/repayment/payingNow.ts';
import { isChangedByOthers } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { sumsDiffer } from '@towpath/domain/plans/repayment/sumsDiffer.ts';
import { SUMS_DIFFER } from '@towpath/domain/plans/repayment/sumsDifferWords.ts';
import { takesLong } from '@towpath/domain/plans/repayment/takesLong.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { paths } from '../../shell/paths.ts';
import { lettersOfTask } from './byLetter.ts';
import { byLetterWords } from './byLetterWords.ts';
import type { Asked } from './changes/asked.ts';
import { isLeading, LeadingTask } from './LeadingTask.tsx';
import styles from './Repayment.module.css';
import { TellUs } from './TellUs.tsx';
import { words } from './words.ts';

const TONES: Readonly<Record<StandingRepayment['stage'], TagTone>> = {
  'offers to send': 'progress',
  'waiting for answers': 'progress',
  'first payment to come': 'progress',
  running: 'done',
  'on a break': 'todo',
  'paid off': 'done',
  ended: 'outline',
};

type Task = StandingRepayment['tasks'][number];

/** Who gets nothing of what is paid now. */
const NOT_PAID: ReadonlySet<StandingRepayment['debts'][number]['standing']> = new Set([
  'out',
  'paid off',
  'advice first',
  'by order',
]);

type HowItStandsProps = {
  readonly read: Repayment;
  readonly stands: StandingRepayment;
  /** The plan waits for a talk: nothing is offered until then, and what was agreed is paid on. */
  readonly waits: boolean;
  /**
   * Where it is said how the plan stands in a line: as the heading of the page, or here where the page says something else
   * first; nowhere while somebody has said of all of it what lenders have not said one by one.
   */
  readonly line: 'above' | 'here' | 'nowhere';
  readonly onAsk: (asked: Asked) => void;
  readonly plan: Pick<Plan, 'mayNote'>;
  /** Where the person goes to see their advice. */
  readonly back: string;
};

/**
 * What there is to do today, and three figures. How the plan stands in a line is the heading of the page; it is said here
 * only where the page has something else to say first.
 */
export function HowItStands({ read, stands, waits, line, onAsk, plan, back }: HowItStandsProps) {
  const { today, notInPlan, canNote, notDrawn } = read;
  const { stage, debts, endsOn, offersAfter } = stands;
  const lenders = debts.filter(({ standing }) => !NOT_PAID.has(standing)).length;
  const isMore = notInPlan.length > 0 && !waits;
  const differs = !waits && stands.ended === null && sumsDiffer(read);
  const told = { ...stands, sumsDiffer: differs };
  const tasks = tasksWhile(stands.tasks, waits, areSumsFirst(told));
  const tone = waits ? 'todo' : TONES[stage];
  const isApproved = isChangedByOthers(stands);
  // The page asks it above, and that is what there is to do.
  const isAsked = offersAfter != null && isQuestionOpen(offersAfter);
  const isOver = stage === 'paid off' || stage === 'ended';
  const lead = waits ? waitingLead(stands, today) : line === 'above' ? '' : sayPayment(stands, today);
  const Todo = line === 'here' ? 'h3' : 'h2';
  return (
    <div>
      {(line === 'above' || waits) && (
        <p>
          <StatusTag tone={tone} icon={tone === 'done' ? check : clock}>
            {waits
              ? words.waits.stage
              : offersAfter && stage === 'offers to send'
                ? offersWaitWords.stage(offersAfter)
                : stage === 'waiting for answers' && stands.headline.says === 'offers to send'
                  ? words.someToSend
                  : words.stages[stage]}
          </StatusTag>
        </p>
      )}
      {line === 'here' && <h2 className={styles.heading}>{headingOf(told, today, waits)}</h2>}
      {lead !== '' && <p className="lead">{lead}</p>}
      {(tasks.length > 0 || isMore || differs) && (
        <>
          <Todo className={styles.todo}>{words.todo}</Todo>
          <ul className={styles.tasks}>
            {differs && <li>{isApproved ? SUMS_DIFFER.approved.task : SUMS_DIFFER.task}</li>}
            {tasks.map(task => (
              <li key={task}>
                {isLeading(task, stands) ? (
                  <LeadingTask {...{ task, stands, today, plan, back, canNote, onAsk }} />
                ) : (
                  <TaskToDo task={task} debts={debts} />
                )}
              </li>
            ))}
            {isMore && isApproved && (
              <li>
                {sayNotInPlan(notInPlan)}.
                <TellUs />
              </li>
            )}
            {isMore && !isApproved && (
              <li>
                {sayNotInPlan(notInPlan)}. {words.differences.nothingLost}{' '}
                {canNote && notDrawn === null && (
                  <TextButton onClick={() => onAsk({ kind: 'draw up again' })}>
                    {words.differences.again}
                  </TextButton>
                )}
              </li>
            )}
          </ul>
        </>
      )}
      {tasks.length === 0 && !isMore && !differs && line === 'above' && !isOver && !isAsked && (
        <p>{stage === 'first payment to come' && !waits ? words.setUpPayments : words.nothingToday}</p>
      )}
      {!isOver && (
        <>
          <dl className={styles.three}>
            <div>
              <dt>{words.figures.monthly}</dt>
              <dd>{formatSum(paidMonthly(stands))}</dd>
            </div>
            <div>
              <dt>{words.figures.shared}</dt>
              <dd>{words.lenders(lenders)}</dd>
            </div>
            <div>
              <dt>{words.figures.clear}</dt>
              <dd>{endsOn === null ? words.figures.noEnd : shortMonth(endsOn)}</dd>
            </div>
          </dl>
          <p className="small muted">{underFigures(stands, read)}</p>
          {endsOn !== null && takesLong(endsOn, today) && <p>{words.takesLong}</p>}
        </>
      )}
    </div>
  );
}

/** A task; what is done by a letter leads to that very letter, and where there are several by name to each. */
function TaskToDo({ task, debts }: { readonly task: Task; readonly debts: StandingRepayment['debts'] }) {
  const its = lettersOfTask(task, debts);
  const says = words.tasks[task];
  if (its === null) return says;
  const [only, ...more] = its;
  if (only === undefined || (more.length > 0 && task === 'send offers')) {
    return <TextLink href={paths.letters}>{says}</TextLink>;
  }
  if (more.length === 0) return <TextLink href={paths.letterAbout(only.id)}>{says}</TextLink>;
  return (
    <>
      {byLetterWords.toEach(says)}{' '}
      {its.map(({ id, creditor }) => (
        <span key={id}>
          <TextLink href={paths.letterAbout(id)}>{creditor}</TextLink>{' '}
        </span>
      ))}
    </>
  );
}

function underFigures(stands: StandingRepayment, { apart }: Repayment): string {
  const { endsOn, terms, sums } = stands;
  if (endsOn !== null) {
    return [
      // What is kept aside of a payment is not paid.
      (paidMonthly(stands) === stands.monthly && sayLeftBefore(apart, stands)) || '',
      terms.silence === 'counts as yes' ? '' : words.interest,
      sums.waiting > 0 ? words.leavesOut(formatSum(sums.waiting)) : '',
      sums.ordered > 0 ? byOrderWords.leavesOut(formatSum(sums.ordered)) : '',
    ].join(' ');
  }
  if (sums.waiting > 0 && sums.waiting === sums.owed) return words.allWaits;
  if (sums.ordered > 0 && sums.ordered === sums.owed) return byOrderWords.all;
  return terms.way === 'token' ? words.tokenNoEnd : words.noEnd;
}

/** Offers that are to go wait with the plan. */
function headingOf(told: ToldOfRepayment, today: string, waits: boolean): string {
  return waits && told.headline.says === 'offers to send'
    ? words.waits.heading
    : sayHeadline(told, today).stands;
}

/** What was agreed is paid on. */
function waitingLead(stands: StandingRepayment, today: string): string {
  const paying = sayPayment(stands, today);
  if (!isPaidBy(stands) || paying === '') return '';
  return restOf(stands) === null ? `${paying} ${planWords.payOn}` : paying;
}

/** "Oct 2032": a long month would not fit beside the others. */
function shortMonth(day: string): string {
  const [month = '', year = ''] = sayMonth(day.slice(0, 7)).split(' ');
  return `${month.slice(0, 3)} ${year}`;
}
