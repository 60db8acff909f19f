import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { StatusTag, type TagTone } from '@towpath/design-system/cards/StatusTag.tsx';
import { check, clock } from '@towpath/design-system/icons/drawings.generated.ts';
import { planWords } from '@towpath/domain/plans/planWords.ts';
import { tasksWhile } from '@towpath/domain/plans/repayment/offersWait.ts';
import { takesLong } from '@towpath/domain/plans/repayment/takesLong.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { paths } from '../../shell/paths.ts';
import { near } from './near.ts';
import { restOf } from './paidNow.ts';
import styles from './Repayment.module.css';
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

/** What is done by a letter, which is made ready with the letters of the plan. */
const BY_LETTER: ReadonlySet<Task> = new Set<Task>([
  'send offers',
  'answer who asks for more',
  'write again',
  'ask again',
]);

/** How the plan stands in a line, what there is to do today, and three figures. */
export function HowItStands({
  stands,
  today,
  waits,
}: {
  readonly stands: StandingRepayment;
  readonly today: string;
  /** The plan waits for a talk: nothing is offered until then, and what was agreed is paid on. */
  readonly waits: boolean;
}) {
  const { stage, monthly, debts, endsOn } = stands;
  const lenders = debts.filter(({ standing }) => standing !== 'out' && standing !== 'paid off').length;
  const tasks = tasksWhile(stands.tasks, waits);
  const tone = waits ? 'todo' : TONES[stage];
  const isOver = stage === 'paid off' || stage === 'ended';
  return (
    <div>
      <p>
        <StatusTag tone={tone} icon={tone === 'done' ? check : clock}>
          {waits ? words.waits.stage : words.stages[stage]}
        </StatusTag>
      </p>
      <h2 className={styles.heading}>{headingOf(stands, waits)}</h2>
      <p className="lead">{leadOf(stands, today, waits)}</p>
      {tasks.length > 0 && (
        <>
          <h3 className={styles.todo}>{words.todo}</h3>
          <ul className={styles.tasks}>
            {tasks.map(task => (
              <li key={task}>
                {BY_LETTER.has(task) ? (
                  <TextLink href={paths.letters}>{words.tasks[task]}</TextLink>
                ) : (
                  words.tasks[task]
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isOver && (
        <>
          <dl className={styles.three}>
            <div>
              <dt>{words.figures.monthly}</dt>
              <dd>{formatSum(monthly)}</dd>
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
          <p className="small muted">{underFigures(stands)}</p>
          {endsOn !== null && takesLong(endsOn, today) && <p>{words.takesLong}</p>}
        </>
      )}
    </div>
  );
}

function underFigures({ endsOn, terms }: StandingRepayment): string {
  if (endsOn !== null) return terms.silence === 'counts as yes' ? '' : words.interest;
  return terms.way === 'token' ? words.tokenNoEnd : words.noEnd;
}

function headingOf({ headline: { says, count, of }, sums }: StandingRepayment, waits: boolean): string {
  const { heading } = words;
  switch (says) {
    case 'paid off':
      return heading.paidOff;
    case 'ended':
      return heading.ended;
    case 'approved':
      return heading.approved;
    case 'paying':
      return heading.running(formatSum(sums.paid), formatSum(sums.paid + sums.owed));
    case 'offers to send':
      return waits ? words.waits.heading : heading['offers to send'](count);
    case 'answers':
      return heading.answered(count, of);
  }
}

function leadOf(
  { toCome, past, tasks, stage, offers, terms }: StandingRepayment,
  today: string,
  waits: boolean,
): string {
  const next = toCome.find(({ on, sum }) => on >= today && sum > 0);
  const rest = stage === 'ended' ? null : restOf({ toCome });
  const isFirst = past.every(({ paid }) => paid === 0);
  const payment =
    next === undefined || stage === 'ended'
      ? ''
      : isFirst
        ? words.starts(near(next.on, today))
        : words.nextPayment(near(next.on, today), formatSum(next.sum));
  const paying = rest ? words.inBreak(rest.nextOn && near(rest.nextOn, today)) : payment;
  if (waits) {
    // Nobody pays by an offer that has not gone.
    const pays = offers !== null || terms.paidTo === 'the distributor';
    return pays && paying !== '' ? `${paying} ${planWords.payOn}` : '';
  }
  return [paying, tasks.length === 0 && words.nothingToday].filter(Boolean).join(' ');
}

/** "Oct 2032": a long month would not fit beside the others. */
function shortMonth(day: string): string {
  const [month = '', year = ''] = sayMonth(day.slice(0, 7)).split(' ');
  return `${month.slice(0, 3)} ${year}`;
}
