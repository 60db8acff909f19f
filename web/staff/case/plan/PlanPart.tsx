import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { casePlan } from '@towpath/contracts/api/staffPlans.ts';
import { caseRepayment } from '@towpath/contracts/api/staffRepayment.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type ReactNode, useRef, useState } from 'react';
import { PlanSteps } from '../../../plans/PlanSteps.tsx';
import { staffApi } from '../../staffApi.ts';
import { type PartProps, usePart } from '../usePart.tsx';
import { AsOfDay } from './AsOfDay.tsx';
import { AsTold } from './AsTold.tsx';
import { GoingDown } from './GoingDown.tsx';
import { History, type TakingBack } from './History.tsx';
import { HowItStands } from './HowItStands.tsx';
import { Lenders } from './Lenders.tsx';
import { NotDrawn } from './NotDrawn.tsx';
import { NoteAnswer } from './NoteAnswer.tsx';
import { NoteBreak } from './NoteBreak.tsx';
import { NoteOffers } from './NoteOffers.tsx';
import { NotePaid } from './NotePaid.tsx';
import { NoteTakenIn } from './NoteTakenIn.tsx';
import { PastPlans } from './PastPlans.tsx';
import { Payments } from './Payments.tsx';
import { sumsFirst } from './sumsFirst.ts';
import { type PlanOfCase, WayThere } from './WayThere.tsx';
import { words } from './words.ts';

/** A plan in a case, as of a day. */
export type CaseRepayment = NonNullable<AnswerOf<typeof caseRepayment>['repayment']>;

/**
 * The plan that the person repays by, as they see it: today, or as it stood at the end of an earlier day. Below it what they
 * are on no more.
 */
export function PlanPart(props: PartProps) {
  const { customerId } = props;
  const { answer, again, instead } = usePart(() => staffApi(casePlan, { params: { customerId } }));
  if (!answer) return instead;
  return (
    <>
      <Repaid {...props} plan={answer.plan} onMoved={again} />
      <PastPlans
        past={answer.past}
        customerId={customerId}
        mayNote={props.permissions.includes('take work')}
        onNoted={async () => {
          await again();
          props.onChanged();
        }}
      />
    </>
  );
}

type RepaidProps = PartProps & {
  readonly plan: PlanOfCase | null;
  /** Reads what was chosen anew: what is written down may have moved it. */
  readonly onMoved: () => Promise<unknown>;
};

function Repaid({ customerId, permissions, onChanged, plan, onMoved }: RepaidProps) {
  const { answer, again, instead } = usePart(() =>
    staffApi(caseRepayment, { params: { customerId }, query: {} }),
  );
  const [on, setOn] = useState<string>();
  const [said, setSaid] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  if (!answer) return instead;
  const { repayment } = answer;
  if (!repayment) return <WayThere plan={plan} />;
  const { drawnUpOn, today } = repayment;
  const noted = (says: string) => async () => {
    await Promise.all([again(), onMoved()]);
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
          plan={plan}
          writing={
            <>
              <p ref={told} role="status" tabIndex={-1}>
                {said}
              </p>
              {mayNote && repayment.stands && (
                <>
                  <NoteOffers
                    customerId={customerId}
                    repayment={repayment}
                    onRead={again}
                    onNoted={noted(words.offers.saved)}
                  />
                  <NotePaid
                    customerId={customerId}
                    repayment={repayment}
                    onRead={again}
                    onNoted={noted(words.pay.saved)}
                  />
                  <NoteBreak
                    customerId={customerId}
                    repayment={repayment}
                    onRead={again}
                    onNoted={noted(words.rest.saved)}
                  />
                  <NoteTakenIn
                    customerId={customerId}
                    repayment={repayment}
                    onRead={again}
                    onNoted={noted(words.takenIn.saved)}
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
  /** What was chosen, as it stands today; left out of an earlier day. */
  readonly plan?: PlanOfCase | null;
  /** What is written down of it with the person. */
  readonly writing?: ReactNode;
  readonly takingBack?: TakingBack | undefined;
};

function Plan({ repayment, plan = null, writing, takingBack }: PlanProps) {
  const { stands, on, today, events, waits } = repayment;
  return (
    <>
      <p role="status">{on === today ? words.asOf.saysToday : words.asOf.says(sayDay(on))}</p>
      {plan && <AsTold plan={{ ...plan, ...sumsFirst(plan, repayment) }} />}
      {stands ? (
        <>
          <HowItStands repayment={repayment} stands={stands} isTold={plan !== null} />
          {writing}
          <Lenders stands={stands} apart={repayment.apart} waits={waits} on={on} />
          <Payments stands={stands} />
          <GoingDown stands={stands} on={on} />
        </>
      ) : (
        <NotDrawn repayment={repayment} />
      )}
      {plan && plan.steps.length > 0 && (
        <>
          <h3>{words.steps}</h3>
          <PlanSteps steps={plan.steps} headingLevel={4} />
        </>
      )}
      <History events={events} takingBack={takingBack} />
    </>
  );
}
