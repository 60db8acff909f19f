import type { StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { whereLeftOut } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { stepWaits } from '@towpath/domain/plans/repayment/offersWait.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import styles from '../Case.module.css';
import { words } from './words.ts';

const say = words.debts;
type Debt = StandingRepayment['debts'][number];

type LendersProps = {
  readonly stands: StandingRepayment;
  /** The plan waits for a talk: nothing is offered until then. */
  readonly waits: boolean;
};

/** Each lender of the plan: what they were offered and answered, what was paid and is owed, and what comes next. */
export function Lenders({ stands, waits }: LendersProps) {
  const { debts, outside } = stands;
  const [, offer, answer, paid, owed, next] = say.columns;
  return (
    <>
      <h3 id="lenders">{say.heading}</h3>
      <table className={styles.table} aria-labelledby="lenders">
        <thead>
          <tr>
            {say.columns.map(name => (
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
                {debt.before.length > 0 && (
                  <span className={styles.small}>{say.was(debt.before.join(', '))}</span>
                )}
              </th>
              <td data-label={offer}>
                {say.monthly(formatSum(debt.payment))}
                <span className={styles.small}>
                  {debt.offered ? say.sentOn(sayDay(debt.offered.on)) : say.notSent}
                </span>
                {debt.offeredOther && (
                  <span className={styles.small}>
                    {say.sentOther(formatSum(debt.offeredOther.payment), sayDay(debt.offeredOther.on))}
                  </span>
                )}
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
                <Next debt={debt} waits={waits} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {outside.length > 0 && <p>{say.outside(outside.map(({ creditor }) => creditor).join(', '))}</p>}
    </>
  );
}

function Answer({ debt, stands }: { readonly debt: Debt } & Pick<LendersProps, 'stands'>) {
  const { standing, answer, out } = debt;
  const asked = standing === 'asks for more' ? (answer?.sum ?? null) : null;
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

function Next({ debt: { next }, waits }: { readonly debt: Debt; readonly waits: boolean }) {
  if (stepWaits(next.step, waits)) return say.waits;
  if (next.step === 'nothing') return say.steps.nothing;
  return (
    <>
      {say.who[next.who]}: {say.steps[next.step]}
      {next.by !== null && <span className={styles.small}>{say.by(sayDay(next.by))}</span>}
    </>
  );
}
