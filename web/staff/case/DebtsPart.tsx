import { caseDebts } from '@towpath/contracts/api/staffDebts.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { Suspense } from 'react';
import { onDemand } from '../../shell/onDemand.tsx';
import { staffApi } from '../staffApi.ts';
import { words as staffWords } from '../words.ts';
import { words as ofPlan } from './byPlanWords.ts';
import styles from './Case.module.css';
import { calledIn } from './calledIn.ts';
import { useOpenRow } from './correct/useOpenRow.ts';
import { DebtRow } from './DebtRow.tsx';
import { money } from './format.ts';
import { type PartProps, usePart } from './usePart.tsx';
import { words } from './words.ts';

const AddDebt = onDemand(async () => (await import('./correct/debt/AddDebt.tsx')).AddDebt);
const MayBeOne = onDemand(async () => (await import('./correct/debt/MayBeOne.tsx')).MayBeOne);
const say = words.debts;
const ADD = 'add';

/** What the person owes, one debt a row, each to be put right or taken off with them; and the way to add one. */
export function DebtsPart({ customerId, permissions, onChanged }: PartProps) {
  const { answer, again, instead } = usePart(() => staffApi(caseDebts, { params: { customerId } }));
  const rows = useOpenRow(`debts ${customerId}`);
  if (!answer) return instead;
  const { debts, total, listedTotal, paysInAll, repaymentsUnder, mayBeOne, isLocked } = answer;
  const mayChange = permissions.includes('change cases');
  const mayCorrect = mayChange && !isLocked;
  /** @param row which has the focus then: the way to add one where its own is not there any more */
  async function saved(row: string, says: string) {
    await again();
    onChanged();
    rows.close(row, says);
  }
  const waiting = <Loading label={staffWords.loading} skeleton={[100, 60]} />;
  return (
    <>
      {mayChange && isLocked && <p>{words.correct.locked}</p>}
      <p role="status" className={styles.error}>
        {rows.said}
      </p>
      {mayBeOne.length > 0 && (
        <Suspense fallback={waiting}>
          <MayBeOne
            customerId={customerId}
            debts={answer}
            rows={rows}
            mayCorrect={mayCorrect}
            onSaved={says => saved(ADD, says)}
          />
        </Suspense>
      )}
      {debts.length === 0 ? (
        <p>{say.none}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say.who}</th>
              <th scope="col">{say.owed}</th>
              <th scope="col">{say.kind}</th>
              <th scope="col">{say.pays}</th>
              <th scope="col">{say.state}</th>
              {mayCorrect && <th scope="col">{words.correct.heading}</th>}
            </tr>
          </thead>
          <tbody>
            {debts.map(debt => (
              <DebtRow
                key={debt.id}
                customerId={customerId}
                debt={debt}
                called={calledIn(debts, debt)}
                rows={rows}
                mayCorrect={mayCorrect}
                again={again}
                onCorrected={says => saved(debt.id, says)}
                onRemoved={says => saved(ADD, says)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.total(debts.length)}</th>
              <td data-label={say.owed} className={styles.sum}>
                {money(total)}
                {listedTotal !== total && (
                  <div className={styles.small}>{ofPlan.total(money(listedTotal))}</div>
                )}
              </td>
              <td />
              <td data-label={say.pays} className={styles.sum}>
                {repaymentsUnder === 'as the plan says'
                  ? say.byPlan
                  : repaymentsUnder === 'cleared'
                    ? say.cleared
                    : money(paysInAll)}
                {repaymentsUnder === 'can go on' && <div className={styles.small}>{say.canGoOn}</div>}
              </td>
              <td />
              {mayCorrect && <td />}
            </tr>
          </tfoot>
        </table>
      )}
      {mayCorrect && (
        <div>
          <Button
            ref={rows.openerOf(ADD)}
            variant="secondary"
            aria-expanded={rows.open === ADD}
            onClick={() => rows.toggle(ADD)}
          >
            {say.add}
          </Button>
        </div>
      )}
      {mayCorrect && rows.open === ADD && (
        <Suspense fallback={waiting}>
          <AddDebt
            customerId={customerId}
            label={say.add}
            onSaved={says => saved(ADD, says)}
            onCancel={() => rows.close(ADD)}
          />
        </Suspense>
      )}
    </>
  );
}
