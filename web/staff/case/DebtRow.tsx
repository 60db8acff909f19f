import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseDebts } from '@towpath/contracts/api/staffDebts.ts';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { Loading } from '@towpath/design-system/feedback/Loading.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { Suspense } from 'react';
import { onDemand } from '../../shell/onDemand.tsx';
import { words as staffWords } from '../words.ts';
import { words as ofPlan } from './byPlanWords.ts';
import styles from './Case.module.css';
import type { useOpenRow } from './correct/useOpenRow.ts';
import { money } from './format.ts';
import { PutRightMark } from './PutRightMark.tsx';
import { words } from './words.ts';

const CorrectDebt = onDemand(async () => (await import('./correct/debt/CorrectDebt.tsx')).CorrectDebt);
const DeleteDebt = onDemand(async () => (await import('./correct/debt/DeleteDebt.tsx')).DeleteDebt);
const say = words.debts;

type CaseDebts = AnswerOf<typeof caseDebts>;
type DebtRowProps = {
  readonly customerId: string;
  readonly debt: CaseDebts['debts'][number];
  /** Told from others of the same creditor. */
  readonly called: string;
  readonly rows: ReturnType<typeof useOpenRow>;
  readonly mayCorrect: boolean;
  /** Reads the debts anew. */
  readonly again: () => Promise<CaseDebts | undefined>;
  readonly onCorrected: (says: string) => Promise<unknown>;
  readonly onRemoved: (says: string) => Promise<unknown>;
};

/** A debt, with the ways to put it right and to take it off; what is opened stands below it. */
export function DebtRow(props: DebtRowProps) {
  const { customerId, debt, called, rows, mayCorrect, again } = props;
  const acts = [
    {
      row: debt.id,
      says: words.correct.open,
      label: words.correct.of(called),
      Form: CorrectDebt,
      done: props.onCorrected,
    },
    {
      row: `off ${debt.id}`,
      says: say.remove,
      label: say.removeOf(called),
      Form: DeleteDebt,
      done: props.onRemoved,
    },
  ];
  const balance = debt.byPlan?.left ?? debt.balance;
  const opened = acts.find(({ row }) => row === rows.open);
  return (
    <>
      <tr>
        <th scope="row">{called}</th>
        <td data-label={say.owed}>
          {debt.isEstimate && !debt.byPlan && `${say.about} `}
          {balance === null ? say.unknown : money(balance)}
          {debt.byPlan && <div className={styles.small}>{byPlan(debt)}</div>}
        </td>
        <td data-label={say.kind}>{debt.kind ?? say.unknown}</td>
        <td data-label={say.pays} className={styles.sum}>
          {debt.pays === null ? say.unknown : money(debt.pays)}
        </td>
        <td data-label={say.state}>
          {stateOf(debt).join('. ')} <PutRightMark mark={debt.addedWith} says={say.added} />{' '}
          <PutRightMark mark={debt.putRight} />
        </td>
        {mayCorrect && (
          <td>
            <div className={styles.ways}>
              {acts.map(({ row, says, label }) => (
                <TextButton
                  key={row}
                  ref={rows.openerOf(row)}
                  aria-label={label}
                  aria-expanded={rows.open === row}
                  onClick={() => rows.toggle(row)}
                >
                  {says}
                </TextButton>
              ))}
            </div>
          </td>
        )}
      </tr>
      {mayCorrect && opened && (
        <tr>
          <td colSpan={6} className={styles.opened}>
            <Suspense fallback={<Loading label={staffWords.loading} skeleton={[100, 60]} />}>
              <opened.Form
                customerId={customerId}
                debt={debt}
                label={opened.label}
                again={again}
                onSaved={opened.done}
                onCancel={() => rows.close(opened.row)}
              />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  );
}

/** What the list says beside what is left by what was told of a plan. */
function byPlan({ byPlan: left, balance, isEstimate }: DebtRowProps['debt']): string {
  if (!left) return '';
  const now = ofPlan.since[left.since];
  if (balance === null) return ofPlan.alone(now);
  const sum = isEstimate ? `${say.about} ${money(balance)}` : money(balance);
  return ofPlan.both(ofPlan.listed[left.listedBy](sum, left.listedOn && sayDay(left.listedOn)), now);
}

/** What is to be known of it first, the gravest first. */
function stateOf(debt: DebtRowProps['debt']): readonly string[] {
  const { comesFirst, hasLegalAction, arrears, isInArrears, isJoint, isDisputed, source, sold } = debt;
  return [
    comesFirst ? say.first : '',
    hasLegalAction === true ? say.legal : '',
    isInArrears === true ? (arrears === null ? say.isBehind : say.behind(money(arrears))) : '',
    isInArrears === false ? say.upToDate : '',
    sold ? say.sold(sayDay(sold.on), sold.before) : '',
    isJoint === true ? say.joint : '',
    isDisputed === true ? say.disputed : '',
    source === 'credit report' ? say.report : '',
  ].filter(Boolean);
}
