import type { Debt, DebtBody, DebtRead } from '@towpath/contracts/api/debts.ts';
import {
  type DebtForm,
  debtFormOf,
  detailsOfDebtForm,
  EMPTY_DEBT_FORM,
} from '@towpath/domain/debts/debtForm.ts';
import type { WithDebtRoles } from '@towpath/domain/debts/roles.ts';
import { poundsOf } from '@towpath/domain/values/pence.ts';
import { newId } from '../../data/newId.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { debtInPence } from '../debtInPence.ts';
import { readOf } from '../state/asRead.ts';
import { draftOf } from './draftKinds.ts';

/** A debt that the form opens with. */
export type OpenedDebt = Debt & {
  /** What the server is known to have of it, where something that did not get through is shown over it. */
  readonly was?: DebtRead | undefined;
};

/** The debt form with its hidden data. */
export type DebtDraft = {
  /** Made once for a new debt, and sent each time, so that a save that is sent twice adds one debt. */
  readonly id: string;
  readonly form: DebtForm;
  readonly creditTypeName: string | null;
  /** The creditor picked from the list, as long as the name is still theirs. */
  readonly picked: { readonly id: string; readonly label: string } | null;
  /** What the form was filled from. */
  readonly from: DebtForm;
  /** What was read of the debt as the form was filled. Left out for a new one, and by an earlier release. */
  readonly was?: DebtRead | undefined;
};

/** The fields that the form shows otherwise than they are read, such as pence. */
const SHOWN_OTHERWISE = [
  'initialCreditorName',
  'currentBalance',
  'regularPaymentAmount',
  'isNothingPaid',
  'creditorReference',
] as const;

/**
 * The initial draft of the form: what was left unsaved, or the debt as it is, or an empty form. Where the debt
 * has changed since, the fields that the person changed stay as they typed them.
 */
export function openDraft(outbox: Outbox, debt: OpenedDebt | undefined): DebtDraft {
  const from = debt ? debtFormOf(debtInPence(debt)) : EMPTY_DEBT_FORM;
  const was = debt && (debt.was ?? readOf(debt, Object.keys(EMPTY_DEBT_FORM)));
  const kept = draftOf(outbox, debt).read();
  if (kept && JSON.stringify(kept.from) === JSON.stringify(from)) return { ...kept, was: kept.was ?? was };
  if (kept) return { ...overChanged(kept, debt, from), was };
  return {
    id: debt?.id ?? newId(),
    form: from,
    creditTypeName: debt?.creditTypeName ?? null,
    picked: null,
    from,
    was,
  };
}

/** What the person changed in the form, over the debt as it is now. */
function overChanged(kept: DebtDraft, debt: Debt | undefined, from: DebtForm): DebtDraft {
  const typed: Partial<DebtForm> = Object.fromEntries(
    Object.entries(kept.form).filter(([field, value]) => value !== kept.from[field as keyof DebtForm]),
  );
  return {
    id: kept.id,
    form: { ...from, ...typed },
    creditTypeName: 'creditTypeId' in typed ? kept.creditTypeName : (debt?.creditTypeName ?? null),
    picked: 'initialCreditorName' in typed ? kept.picked : null,
    from,
  };
}

/** What the form sends for a debt of the chosen kind; null while it is not ready. */
export function bodyOf(
  draft: DebtDraft,
  type: WithDebtRoles | undefined,
  debt: Debt | undefined,
): DebtBody | null {
  const details = detailsOfDebtForm(draft.form, type, debt && debtInPence(debt));
  if (!details) return null;
  const { form, from, was = {} } = draft;
  const leftAlone = SHOWN_OTHERWISE.filter(field => form[field] === from[field]);
  const read = readOf(was, Object.keys(details));
  return {
    id: draft.id,
    ...details,
    creditTypeName: draft.creditTypeName,
    currentBalance: poundsOf(details.currentBalance),
    regularPaymentAmount: poundsOf(details.regularPaymentAmount),
    ...readOf(read, leftAlone),
    ...(Object.keys(read).length > 0 && { was: read }),
  };
}
