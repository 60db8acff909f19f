import type { Repayment, RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { Modal } from '@towpath/design-system/layers/Modal.tsx';
import { sumsDiffer } from '@towpath/domain/plans/repayment/sumsDiffer.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { useMemo } from 'react';
import { useOutbox } from '../../../data/outbox/outboxContext.ts';
import { useNoting } from '../useNoting.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { type Asked, addressOf } from './asked.ts';
import { BreakForm } from './BreakForm.tsx';
import { BalanceForm, ClosedForm, ProofForm, SoldForm } from './DebtForms.tsx';
import { DrawForm } from './DrawForm.tsx';
import { EndForm, ReviewForm } from './EndForm.tsx';
import type { NotingForm } from './formProps.ts';
import { KeepForm } from './KeepForm.tsx';
import { MeansForm } from './MeansForm.tsx';
import { MoreAbout } from './MoreAbout.tsx';
import { NotPaidForm } from './NotPaidForm.tsx';
import { OffersForm } from './OffersForm.tsx';
import { offersTitle } from './offersTitle.ts';
import { PaidForm } from './PaidForm.tsx';
import { TakeBackForm } from './TakeBackForm.tsx';
import { fieldsOf, KeptFieldsContext, typedFormSlot } from './typedForm.ts';
import { words } from './words.ts';

type ChangeDialogProps = {
  /** Null while nothing is asked. */
  readonly asked: Asked | null;
  readonly read: Repayment;
  /** Whether it is the Scottish scheme. */
  readonly inScheme: boolean;
  readonly onAsk: (asked: Asked | null) => void;
  /** Gets the plan as it stands then. */
  readonly onNoted: (now: Repayment, said: RepaymentNote) => void;
  readonly onStale: () => void;
};

/** The form for what the person is about to tell, in a dialog; what is typed stays, through a reload too, until it is saved or the form is closed. */
export function ChangeDialog({ asked, read, inScheme, onAsk, onNoted, onStale }: ChangeDialogProps) {
  const outbox = useOutbox();
  const slot = useMemo(() => typedFormSlot(outbox, read.planId), [outbox, read.planId]);
  const fields = useMemo(() => asked && fieldsOf(slot, addressOf(asked)), [slot, asked]);
  const noted = (now: Repayment, said: RepaymentNote) => {
    slot.forget();
    onNoted(now, said);
  };
  const { note, error, isFetching, reset } = useNoting(read, noted, onStale);
  const close = () => {
    reset();
    slot.forget();
    onAsk(null);
  };
  return (
    <Modal open={asked !== null} title={asked ? titleOf(asked, read) : ''} onClose={close}>
      {asked && (
        <KeptFieldsContext value={fields}>
          <FormFor
            asked={asked}
            read={read}
            inScheme={inScheme}
            onAsk={onAsk}
            onNote={note}
            error={error}
            isSaving={isFetching}
            onClose={close}
          />
        </KeptFieldsContext>
      )}
    </Modal>
  );
}

type FormForProps = NotingForm &
  Pick<ChangeDialogProps, 'read' | 'inScheme' | 'onAsk'> & { readonly asked: Asked };

function FormFor({ asked, read, inScheme, onAsk, ...form }: FormForProps) {
  const { stands, today } = read;
  if (asked.kind === 'draw up' || asked.kind === 'draw up again') {
    return (
      <DrawForm
        {...form}
        kind={asked.kind}
        from={read.firstPaymentFrom}
        heldBy={read.firstPaymentHeldBy}
        today={today}
        next={stands?.toCome[0]?.on}
        inScheme={inScheme}
      />
    );
  }
  if (stands === null) return null;
  const all = { ...form, stands, today };
  switch (asked.kind) {
    case 'offers sent':
      return <OffersForm {...all} debts={asked.debts} differs={sumsDiffer(read)} />;
    case 'answered':
      return <AnswerForm {...all} debt={asked.debt} />;
    case 'offer kept':
      return <KeepForm {...all} debt={asked.debt} />;
    case 'more':
      return <MoreAbout debt={asked.debt} onAsk={onAsk} />;
    case 'sold':
      return <SoldForm {...all} debt={asked.debt} />;
    case 'proof of sale':
      return <ProofForm {...all} debt={asked.debt} />;
    case 'balance put right':
      return <BalanceForm {...all} debt={asked.debt} />;
    case 'closed':
      return <ClosedForm {...all} debt={asked.debt} />;
    case 'paid':
      return <PaidForm {...all} due={asked.due} />;
    case 'not paid':
      return <NotPaidForm {...all} due={asked.due} />;
    case 'break':
      return <BreakForm {...all} debt={asked.debt} />;
    case 'means changed':
      return <MeansForm {...all} draft={read.draft} notDrawn={read.notDrawn} />;
    case 'reviewed':
      return <ReviewForm {...all} />;
    case 'taken back':
      return <TakeBackForm {...form} entry={asked.entry} happened={read.happened} />;
    case 'ended':
      return <EndForm {...all} why={asked.why} />;
  }
}

function titleOf(asked: Asked, { stands }: Repayment): string {
  switch (asked.kind) {
    case 'draw up':
    case 'draw up again':
      return stands === null ? words.draw.first : words.draw.title;
    case 'offers sent':
      return offersTitle(asked.debts);
    case 'answered':
      return words.answer.title(asked.debt.creditor);
    case 'offer kept':
      return words.keep.title;
    case 'more':
      return words.more(asked.debt.creditor);
    case 'sold':
      return words.sold.title;
    case 'proof of sale':
      return words.proof.title(asked.debt.creditor);
    case 'balance put right':
      return words.balance.title;
    case 'closed':
      return words.closed.title;
    case 'paid':
      return words.paid.title(sayMonth(asked.due));
    case 'not paid':
      return stands?.terms.paidTo === 'the distributor' ? words.cannot.titleScheme : words.cannot.title;
    case 'break':
      return asked.debt ? words.rest.titleWith(asked.debt.creditor) : words.rest.title;
    case 'means changed':
      return words.means.title;
    case 'reviewed':
      return words.review.title;
    case 'taken back':
      return words.takeBack.title;
    case 'ended':
      return asked.why === 'paid' ? words.end.close : words.end.leave;
  }
}
