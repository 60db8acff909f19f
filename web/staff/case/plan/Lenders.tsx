import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { whereLeftOut } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { askedAgainNow } from '@towpath/domain/plans/repayment/askedAgain.ts';
import { askedAgainWords } from '@towpath/domain/plans/repayment/askedAgainWords.ts';
import { byOrderWords } from '@towpath/domain/plans/repayment/byOrderWords.ts';
import { getsMore } from '@towpath/domain/plans/repayment/getsMore.ts';
import { stepWaits } from '@towpath/domain/plans/repayment/offersWait.ts';
import { offersWaitWords } from '@towpath/domain/plans/repayment/offersWaitWords.ts';
import { apartFromTaken, namesApart, namesOf } from '@towpath/domain/plans/repayment/paidApartWords.ts';
import { restsNext } from '@towpath/domain/plans/repayment/payingNow.ts';
import { settlingWords } from '@towpath/domain/plans/repayment/settling/words.ts';
import { isSettlingOn } from '@towpath/domain/plans/repayment/settling.ts';
import { stillOwing } from '@towpath/domain/plans/repayment/sharedDebt.ts';
import { sharedDebtWords } from '@towpath/domain/plans/repayment/sharedDebtWords.ts';
import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import styles from '../Case.module.css';
import { words } from './words.ts';

const say = words.debts;
type Debt = StandingRepayment['debts'][number];

type LendersProps = {
  readonly stands: StandingRepayment;
  readonly apart: Repayment['apart'];
  /** The plan waits for a talk: nothing is offered until then. */
  readonly waits: boolean;
  /** As of the end of which day. */
  readonly on: string;
};

/** Each lender of the plan: what they were offered and answered, what was paid and is owed, and what comes next. */
export function Lenders({ stands, apart, waits, on }: LendersProps) {
  const { debts, adviceFirst, terms } = stands;
  // What is over says nothing of what is paid beside it.
  const outside = stands.ended === null ? stands.outside : [];
  // In the scheme no offer goes from the person, and one sum is shared out.
  const columns = say.columns(terms.paidTo === 'the distributor');
  const [, offer, answer, paid, owed, next] = columns;
  const waiting = outside.filter(({ id }) => adviceFirst.includes(id));
  const { paid: paidBeside, taken } = apartFromTaken(outside.filter(({ id }) => !adviceFirst.includes(id)));
  return (
    <>
      <h3 id="lenders">{say.heading}</h3>
      <table className={styles.table} aria-labelledby="lenders">
        <thead>
          <tr>
            {columns.map(name => (
              <th key={name} scope="col" className={name === paid || name === owed ? styles.sum : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {debts.map(debt => (
            <tr key={debt.id}>
              <th scope="row">
                {debt.creditor}
                {debt.what !== null && <span className={styles.small}>{debt.what}</span>}
                {debt.sharedWith && stillOwing(debt) && (
                  <span className={styles.small}>{sharedDebtWords.shared(debt.sharedWith)}</span>
                )}
                {debt.before.length > 0 && (
                  <span className={styles.small}>{say.was(debt.before.join(', '))}</span>
                )}
              </th>
              <td data-label={offer}>
                <Offer debt={debt} stands={stands} on={on} />
              </td>
              <td data-label={answer}>
                <Answer debt={debt} stands={stands} />
              </td>
              <td data-label={paid} className={styles.sum}>
                {formatSum(debt.paid)}
              </td>
              <td data-label={owed} className={styles.sum}>
                {formatSum(debt.owed)}
              </td>
              <td data-label={next}>
                <Next
                  debt={debt}
                  waits={waits}
                  after={stands.offersAfter}
                  isResting={restsNext(stands, debt.id)}
                  on={on}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {waiting.length > 0 && <p>{say.outsideWaits(namesOf(waiting))}</p>}
      {paidBeside.length > 0 && <p>{say.outside(namesApart(paidBeside, apart))}</p>}
      {taken.length > 0 && <p>{say.outsideTaken(namesOf(taken))}</p>}
    </>
  );
}

/** What they get each month, and what went to them of it. Whom nothing is paid any more is offered nothing. */
function Offer({ debt, stands, on }: { readonly debt: Debt } & Pick<LendersProps, 'stands' | 'on'>) {
  const { payment, standing, offered, offeredOther } = debt;
  if (standing === 'out' || standing === 'paid off') return offered ? say.sentOn(sayDay(offered.on)) : '–';
  const more = getsMore(stands, debt.id);
  const isToSend = offered === null && standing === 'not offered';
  return (
    <>
      {standing === 'by order'
        ? byOrderWords.sum
        : isSettlingOn(debt, on)
          ? settlingWords.sum
          : say.monthly(formatSum(payment))}
      {offered && <span className={styles.small}>{say.sentOn(sayDay(offered.on))}</span>}
      {isToSend && <span className={styles.small}>{say.notSent}</span>}
      {offeredOther && (
        <span className={styles.small}>
          {say.sentOther(formatSum(offeredOther.payment), sayDay(offeredOther.on))}
          {offeredOther.answer &&
            `. ${say.answeredOther(say.standings[offeredOther.answer.answer], sayDay(offeredOther.answer.on))}`}
        </span>
      )}
      {more && <span className={styles.small}>{say.more(formatSum(more.sum), sayMonth(more.due))}</span>}
    </>
  );
}

function Answer({ debt, stands }: { readonly debt: Debt } & Pick<LendersProps, 'stands'>) {
  const { standing, answer, out } = debt;
  const asked = standing === 'asks for more' ? (answer?.sum ?? null) : null;
  const again = askedAgainNow(debt);
  if (again) return askedAgainWords.brief(again);
  return (
    <>
      {asked === null ? say.standings[standing] : say.asks(formatSum(asked))}
      {out ? (
        <span className={styles.small}>
          {say.outs[out.why === 'left out' ? whereLeftOut(debt.id, stands) : out.why]},{' '}
          {say.on(sayDay(out.on))}
        </span>
      ) : (
        answer && <span className={styles.small}>{say.on(sayDay(answer.on))}</span>
      )}
    </>
  );
}

type NextProps = Pick<LendersProps, 'waits' | 'on'> & {
  readonly debt: Debt;
  /** What offers wait for; null where they can go. */
  readonly after: StandingRepayment['offersAfter'];
  /** Nothing is paid now, in a break. */
  readonly isResting: boolean;
};

function Next({ debt: { next }, waits, after, isResting, on }: NextProps) {
  if (stepWaits(next.step, waits)) return say.waits;
  if (after && stepWaits(next.step, true)) return offersWaitWords.stage(after);
  if (next.step === 'nothing') return <span className={styles.oneLine}>{say.steps.nothing}</span>;
  const steps = isResting ? { ...say.steps, ...say.stepsInBreak } : say.steps;
  return (
    <>
      {say.who[next.who]}: {steps[next.step]}
      {next.by !== null && next.by >= on && <span className={styles.small}>{say.by(sayDay(next.by))}</span>}
    </>
  );
}
