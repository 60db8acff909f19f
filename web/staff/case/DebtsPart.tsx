import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { caseDebts } from '@towpath/contracts/api/staffCases.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { staffApi } from '../staffApi.ts';
import styles from './Case.module.css';
import { CorrectDebt } from './CorrectDebt.tsx';
import { money } from './format.ts';
import { PutRightMark } from './PutRightMark.tsx';
import { type PartProps, usePart } from './usePart.tsx';
import { words } from './words.ts';

const say = words.debts;
export type CaseDebt = AnswerOf<typeof caseDebts>['debts'][number];

/** What the person owes, one debt a row. */
export function DebtsPart({ customerId, permissions, onChanged }: PartProps) {
  const { answer, again, instead } = usePart(() => staffApi(caseDebts, { params: { customerId } }));
  if (!answer) return instead;
  const { debts, total, paysInAll } = answer;
  if (debts.length === 0) return <p>{say.none}</p>;
  async function corrected() {
    await again();
    onChanged();
  }
  const mayCorrect = permissions.includes('change cases');
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.who}</th>
            <th scope="col">{say.owed}</th>
            <th scope="col">{say.kind}</th>
            <th scope="col">{say.pays}</th>
            <th scope="col">{say.state}</th>
          </tr>
        </thead>
        <tbody>
          {debts.map(debt => (
            <tr key={debt.id}>
              <th scope="row">{debt.creditor}</th>
              <td data-label={say.owed}>
                {debt.isEstimate && `${say.about} `}
                {debt.balance === null ? say.unknown : money(debt.balance)}
              </td>
              <td data-label={say.kind}>{debt.kind ?? say.unknown}</td>
              <td data-label={say.pays} className={styles.sum}>
                {debt.pays === null ? say.unknown : money(debt.pays)}
              </td>
              <td data-label={say.state}>
                {stateOf(debt).join('. ')} <PutRightMark mark={debt.putRight} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.total(debts.length)}</th>
            <td data-label={say.owed} className={styles.sum}>
              {money(total)}
            </td>
            <td />
            <td data-label={say.pays} className={styles.sum}>
              {money(paysInAll)}
            </td>
            <td />
          </tr>
        </tfoot>
      </table>
      {mayCorrect &&
        debts.map(debt => (
          <Disclosure key={debt.id} summary={say.putRight(debt.creditor)}>
            <CorrectDebt customerId={customerId} debt={debt} onCorrected={corrected} />
          </Disclosure>
        ))}
    </>
  );
}

/** What is to be known of it first, the gravest first. */
function stateOf(debt: CaseDebt): readonly string[] {
  const { comesFirst, hasLegalAction, arrears, isInArrears, isJoint, isDisputed, source } = debt;
  return [
    comesFirst ? say.first : '',
    hasLegalAction === true ? say.legal : '',
    isInArrears === true ? (arrears === null ? say.isBehind : say.behind(money(arrears))) : '',
    isInArrears === false ? say.upToDate : '',
    isJoint === true ? say.joint : '',
    isDisputed === true ? say.disputed : '',
    source === 'credit report' ? say.report : '',
  ].filter(Boolean);
}
