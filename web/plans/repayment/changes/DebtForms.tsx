import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { checkCreditorName, LONGEST_CREDITOR_NAME } from '@towpath/domain/debts/creditorName.ts';
import { isSameCreditor } from '@towpath/domain/debts/sameCreditor.ts';
import { CLOSINGS, PROOFS } from '@towpath/domain/plans/repayment/event.ts';
import { useState } from 'react';
import { isText } from '../../../data/outbox/shape.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { DebtForm } from './formProps.ts';
import { useTypedField } from './typedForm.ts';
import { useDay } from './useDay.tsx';
import { usePicked } from './usePicked.tsx';
import { useSum } from './useSum.tsx';
import { words } from './words.ts';

/** To whom a debt was sold or passed on. */
export function SoldForm({ debt, today, stands: _, ...form }: DebtForm) {
  const on = useDay(today);
  const [creditor, setCreditor] = useTypedField('creditor', isText, '');
  const [error, setError] = useState<string>();
  return (
    <ChangeForm
      {...form}
      text={words.sold.text}
      compose={() => {
        const [checked, day] = [checkCreditorName(creditor), on.read()];
        const hasIt = checked.ok && isSameCreditor(checked.value, debt.creditor);
        setError(
          hasIt
            ? words.sold.hasIt
            : checked.ok
              ? undefined
              : checked.code === 'missing'
                ? words.sold.creditorNeeded
                : checked.message,
        );
        return !checked.ok || hasIt || day === null
          ? null
          : { kind: 'sold', on: day, debtId: debt.id, creditor: checked.value };
      }}
    >
      <TextField
        name="creditor"
        label={words.sold.creditor}
        labelStyle="field"
        value={creditor}
        error={error}
        maxLength={LONGEST_CREDITOR_NAME}
        onChange={setCreditor}
      />
      {on.field}
    </ChangeForm>
  );
}

/** Why who bought a debt is taken to have it. */
export function ProofForm({ debt, today: _, stands: __, ...form }: DebtForm) {
  const why = usePicked({
    name: 'why',
    label: words.proof.why,
    needed: words.proof.whyNeeded,
    options: PROOFS.map(id => ({ id, label: words.proof.reasons[id] })),
  });
  return (
    <ChangeForm
      {...form}
      text={words.proof.text}
      compose={() => {
        const reason = why.read();
        return reason === null ? null : { kind: 'proof of sale', debtId: debt.id, why: reason };
      }}
    >
      {why.field}
    </ChangeForm>
  );
}

/** What a lender says is owed, and why that is another sum. */
export function BalanceForm({ debt, today, stands: _, ...form }: DebtForm) {
  const on = useDay(today);
  const balance = useSum({ name: 'balance', label: words.balance.balance });
  const why = usePicked({
    name: 'why',
    label: words.balance.why,
    needed: words.balance.whyNeeded,
    options: (['interest', 'statement'] as const).map(id => ({ id, label: words.balance.reasons[id] })),
  });
  return (
    <ChangeForm
      {...form}
      text={words.balance.text}
      compose={() => {
        const [sum, day, reason] = [balance.read(), on.read(), why.read()];
        if (!sum.ok || sum.sum === null || day === null || reason === null) return null;
        return { kind: 'balance put right', on: day, debtId: debt.id, balance: sum.sum, why: reason };
      }}
    >
      {balance.field}
      {why.field}
      {on.field}
    </ChangeForm>
  );
}

/** Why a debt is done with. */
export function ClosedForm({ debt, today, stands: _, ...form }: DebtForm) {
  const on = useDay(today);
  const why = usePicked({
    name: 'why',
    label: words.closed.why,
    needed: words.closed.whyNeeded,
    options: CLOSINGS.map(id => ({ id, label: words.closed.reasons[id] })),
  });
  return (
    <ChangeForm
      {...form}
      text={words.closed.text}
      compose={() => {
        const [reason, day] = [why.read(), on.read()];
        return reason === null || day === null
          ? null
          : { kind: 'closed', on: day, debtId: debt.id, why: reason };
      }}
    >
      {why.field}
      {on.field}
    </ChangeForm>
  );
}
