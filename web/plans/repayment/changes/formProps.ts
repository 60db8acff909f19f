import type { RepaymentNote, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import type { Failure } from '../../../data/failure.ts';

/** What every form has in which the person tells what happened. */
export type NotingForm = {
  readonly onNote: (note: RepaymentNote) => Promise<boolean>;
  readonly onClose: () => void;
  readonly error: Failure | undefined;
  readonly isSaving: boolean;
};

/** The same of a plan that is drawn up. */
export type StandingForm = NotingForm & { readonly stands: StandingRepayment; readonly today: string };

export type DebtForm = StandingForm & { readonly debt: StandingRepayment['debts'][number] };
