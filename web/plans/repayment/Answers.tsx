import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { isToOffer } from '@towpath/domain/plans/repayment/answering.ts';
import { askedAgainNow } from '@towpath/domain/plans/repayment/askedAgain.ts';
import { leadsWords } from '@towpath/domain/plans/repayment/leads/words.ts';
import { offersWaitWords } from '@towpath/domain/plans/repayment/offersWaitWords.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { sayNearDay } from '@towpath/domain/values/nearDay.ts';
import { useId } from 'react';
import { AsTable } from '../../advice/pictures/AsTable.tsx';
import { answersLine, daysFrom } from './answersLine.ts';
import { Boat } from './Boat.tsx';
import styles from './Pictures.module.css';
import { saysOf } from './saysOf.ts';
import { words } from './words.ts';

type AnswersProps = {
  readonly stands: StandingRepayment;
  readonly today: string;
  /** The plan waits for a talk: nothing is offered until then. */
  readonly waits: boolean;
  /** Its sums are put right before an offer of them goes. */
  readonly isSumsFirst: boolean;
};

/** So far below each other stand dots that would hide each other, in pixels. */
const LANE = 22;

/** Who has answered, along the days that they have for it, and the same in a table. */
export function Answers({ stands, today, waits, isSumsFirst }: AnswersProps) {
  const id = useId();
  const { offers, offersAfter, terms, debts, headline, answered } = stands;
  const whyWaits = waits
    ? words.answers.waits
    : isSumsFirst
      ? leadsWords.sums.you
      : offersAfter && offersWaitWords.rest(offersAfter);
  // Nothing is waited for any more; and in the scheme no offer goes from the person, and nobody answers them.
  if (stands.ended !== null || (offers === null && terms.paidTo === 'the distributor')) {
    return <h2>{words.answers.inIt}</h2>;
  }
  const line = answersLine(stands, today);
  // Where there is no room for each name beside its dot, all stand below, with the colour of theirs.
  const isListed = line?.dots.some(({ isNamed }) => !isNamed) ?? false;
  const deep = ((line?.lanes ?? 1) - 1) * LANE;
  // Once nobody has days left to answer in, a picture of those days says nothing that stands with each lender.
  const isAwaited = headline.says === 'answers' || headline.says === 'offers to send';
  const table = (
    <AsTable
      caption={words.answers.table}
      columns={words.answers.columns}
      summary={isAwaited ? undefined : words.answers.open}
    >
      {debts
        .filter(({ standing }) => standing !== 'out')
        .map(debt => [debt.creditor, dayOf(debt.answer ?? askedAgainNow(debt)), saysOf(debt)])}
    </AsTable>
  );
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{words.answers.heading}</h2>
      <p className="muted">
        {offers === null
          ? (whyWaits ?? (debts.some(({ standing }) => isToOffer(standing)) ? words.answers.none : ''))
          : isAwaited || terms.silence === 'counts as yes'
            ? words.answers.when(terms.answerDays.from, terms.answerDays.by, sayDay(offers.firstOn))
            : words.answers.over(sayDay(offers.firstOn), answered.count, answered.of)}
      </p>
      {offers !== null && headline.says === 'offers to send' && (
        <p>{whyWaits ?? words.answers.toSend(headline.count)}</p>
      )}
      {line && !isAwaited && table}
      {line && offers && isAwaited && (
        <figure className={styles.picture}>
          <svg
            className={styles.draw}
            height={(isListed ? 76 : 116) + deep}
            role="img"
            aria-labelledby={id}
            focusable="false"
          >
            <title id={id}>
              {[
                words.answers.picture(sayDay(offers.firstOn), sayDay(offers.lastBy), line.days),
                line.isOver ? words.answers.pictureOver : words.answers.pictureToday(line.day),
                ...line.dots.map(({ debt }) =>
                  debt.answer
                    ? words.answers.pictureOne(
                        debt.creditor,
                        saysOf(debt),
                        daysFrom(offers.firstOn, debt.answer.on),
                      )
                    : askedAgainNow(debt)
                      ? words.answers.pictureAgain(debt.creditor, saysOf(debt))
                      : words.answers.pictureNone(debt.creditor),
                ),
              ].join(' ')}
            </title>
            <rect className={styles.water} x="0" y="44" width="100%" height={28 + deep} rx="14" />
            <rect className={styles.way} x="0" y="44" width={`${line.today}%`} height={28 + deep} rx="14" />
            {line.dots.map(({ id: key, at, lane, tone, debt }) => (
              <g key={key}>
                <circle className={styles[tone]} cx={`${at}%`} cy={58 + lane * LANE} r="9" />
                {tone !== 'none' && (
                  <circle className={styles.eye} cx={`${at}%`} cy={58 + lane * LANE} r="3" />
                )}
                {!isListed && (
                  <>
                    <text
                      className={tone === 'none' ? styles.lastName : styles.name}
                      x={xOf(tone, at)}
                      y={92 + deep}
                    >
                      {firstWord(debt.creditor)}
                    </text>
                    <text
                      className={tone === 'none' ? styles.lastSays : styles.says}
                      x={xOf(tone, at)}
                      y={109 + deep}
                    >
                      {shortSays(debt)}
                    </text>
                  </>
                )}
              </g>
            ))}
            <Boat x={`${line.today}%`} y={50} edge={edgeAt(line.today)} />
            <text className={todayClass(line.today)} x={`${line.today}%`} y="20">
              {line.isOver ? words.answers.todayLater : words.answers.today(line.day)}
            </text>
          </svg>
          {isListed && (
            <ul className={styles.key} aria-hidden>
              {line.dots.map(({ id: key, tone, debt }) => (
                <li key={key}>
                  <svg width="20" height="20" aria-hidden="true" focusable="false">
                    <circle className={styles[tone]} cx="10" cy="10" r="8" />
                    {tone !== 'none' && <circle className={styles.eye} cx="10" cy="10" r="3" />}
                  </svg>
                  <span>
                    <b>{debt.creditor}</b> {shortSays(debt)}
                    {debt.answer && `, ${sayNearDay(debt.answer.on, today)}`}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {table}
        </figure>
      )}
    </section>
  );
}

function dayOf(answer: { readonly on: string } | null): string {
  return answer === null ? words.answers.noDay : sayDay(answer.on);
}

/** A name at the end is set against the edge. */
function xOf(tone: 'yes' | 'no' | 'more' | 'none', at: number): string {
  return tone === 'none' ? '100%' : `${at}%`;
}

/** Whether the boat would stand out of the picture. */
function edgeAt(at: number): 'start' | 'end' | undefined {
  if (at < 10) return 'start';
  return at > 90 ? 'end' : undefined;
}

function todayClass(at: number): string | undefined {
  return at < 14 ? styles.first : at > 86 ? styles.lastName : styles.name;
}

function firstWord(creditor: string): string {
  const [first = creditor] = creditor.split(' ');
  return first.length > 12 ? `${first.slice(0, 11)}…` : first;
}

function shortSays(debt: Parameters<typeof saysOf>[0]): string {
  const { next, standing } = debt;
  if (standing !== 'waiting' || next.by === null) return saysOf(debt);
  const [day = '', month = ''] = sayDay(next.by).split(' ');
  return words.answers.by(`${day} ${month.slice(0, 3)}`);
}
