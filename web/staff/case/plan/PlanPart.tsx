import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { caseRepayment } from '@towpath/contracts/api/staffRepayment.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type ReactNode, useRef, useState } from 'react';
import { staffApi } from '../../staffApi.ts';
import { type PartProps, usePart } from '../usePart.tsx';
import { AsOfDay } from './AsOfDay.tsx';
import { GoingDown } from './GoingDown.tsx';
import { History, type TakingBack } from './History.tsx';
import { HowItStands } from './HowItStands.tsx';
import { Lenders } from './Lenders.tsx';
import { NoteAnswer } from './NoteAnswer.tsx';
import { NotePaid } from './NotePaid.tsx';
import { PastPlans } from './PastPlans.tsx';
import { Payments } from './Payments.tsx';
import { WayThere } from './WayThere.tsx';
import { words } from './words.ts';

/** A plan in a case, as of a day. */
export type CaseRepayment = NonNullable<AnswerOf<typeof caseRepayment>['repayment']>;

/**
 * The plan that the person repays by, as they see it: today, or as it stood at the end of an earlier day. Below it what they
 * are on no more.
 */
export function PlanPart(props: PartProps) {
  return (
    <>
      <Repaid {...props} />
      <PastPlans customerId={props.customerId} />
    </>
  );
}

function Repaid({ customerId, permissions, onChanged }: PartProps) {
  const { answer, again, instead } = usePart(() =>
    staffApi(caseRepayment, { params: { customerId }, query: {} }),
  );
  const [on, setOn] = useState<string>();
  const [said, setSaid] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  if (!answer) return instead;
  const { repayment } = answer;
  if (!repayment) return <WayThere customerId={customerId} />;
  const { drawnUpOn, today } = repayment;
  const noted = (says: string) => async () => {
    await again();
    setSaid(says);
    onChanged();
    // The form may be gone with what was the last there is to note.
    if (says !== '') told.current?.focus();
  };
  const mayNote = repayment.mayNote && permissions.includes('change cases');
  return (
    <>
      {drawnUpOn !== null && <AsOfDay from={drawnUpOn} to={today} shown={on} onPicked={setOn} />}
      {on === undefined ? (
        <Plan
          repayment={repayment}
          writing={
            <>
              <p ref={told} role="status" tabIndex={-1}>
                {said}
              </p>
              {mayNote && repayment.stands && (
                <>
                  <NotePaid
                    customerId={customerId}
                    repayment={repayment}
                    onRead={again}
                    onNoted={noted(words.pay.saved)}
                  />
                  <NoteAnswer
                    customerId={customerId}
                    repayment={repayment}
                    onRead={again}
                    onNoted={noted(words.note.saved)}
                  />
                </>
              )}
            </>
          }
          takingBack={
            mayNote
              ? {
                  customerId,
                  repayment,
                  again: async () => (await again())?.repayment,
                  onTaken: noted(''),
                }
              : undefined
          }
        />
      ) : (
        <PlanOn key={on} customerId={customerId} on={on} />
      )}
    </>
  );
}

/** The same as of the end of an earlier day. */
function PlanOn({ customerId, on }: { readonly customerId: string; readonly on: string }) {
  const { answer, instead } = usePart(() =>
    staffApi(caseRepayment, { params: { customerId }, query: { on } }),
  );
  if (!answer) return instead;
  return answer.repayment ? <Plan repayment={answer.repayment} /> : <p>{words.none}</p>;
}

type PlanProps = {
  readonly repayment: CaseRepayment;
  /** What is written down of it with the person. */
  readonly writing?: ReactNode;
  readonly takingBack?: TakingBack | undefined;
};

function Plan({ repayment, writing, takingBack }: PlanProps) {
  const { stands, on, today, events, waits, sumsDiffer } = repayment;
  return (
    <>
      <p role="status">{on === today ? words.asOf.saysToday : words.asOf.says(sayDay(on))}</p>
      {stands ? (
        <>
          <HowItStands stands={stands} on={on} waits={waits} differ={sumsDiffer} />
          {writing}
          <Lenders stands={stands} waits={waits} />
          <Payments stands={stands} />
          <GoingDown stands={stands} on={on} />
        </>
      ) : (
        <p>{words.notDrawn}</p>
      )}
      <History events={events} takingBack={takingBack} />
    </>
  );
}
