import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseDebtKinds, creditorsForStaff } from '@towpath/contracts/api/staffDebts.ts';
import { Checkbox } from '@towpath/design-system/inputs/Checkbox.tsx';
import { Combobox } from '@towpath/design-system/inputs/Combobox.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { LONGEST_CREDITOR_NAME } from '@towpath/domain/debts/creditorName.ts';
import { MONEY_MESSAGES } from '@towpath/domain/values/pence.ts';
import { useState } from 'react';
import { type LookUpCreditors, useCreditorSearch } from '../../../../debts/form/useCreditorSearch.ts';
import { staffApi } from '../../../staffApi.ts';
import { messageAt } from '../../messageAt.ts';
import { BehindFields } from './BehindFields.tsx';
import { type DebtTyped, isSum } from './debtTyped.ts';
import { MoreAboutDebt } from './MoreAboutDebt.tsx';
import { words } from './words.ts';

export type DebtKinds = AnswerOf<typeof caseDebtKinds>;

/** What each part of the form is given. */
export type DebtPartProps = {
  /** Begins the ids of its fields: no other form on the page has it. */
  readonly name: string;
  readonly typed: DebtTyped;
  readonly onChange: (change: Partial<DebtTyped>) => void;
  readonly known: DebtKinds;
  /** What is wrong at a field, if anything is. */
  readonly wrongAt: (field: keyof DebtTyped) => string | undefined;
};

/** What is wrong at a field: what the server refused, or a sum that is no number. */
export function wrongIn(typed: DebtTyped, error: unknown): DebtPartProps['wrongAt'] {
  return field => {
    const text = typed[field];
    const isMoney = MONEY.some(one => one === field);
    if (isMoney && typeof text === 'string' && !isSum(text)) return MONEY_MESSAGES.notANumber;
    // A rough sum is typed into the same box.
    const other = field === 'currentBalance' ? messageAt(error, 'estimatedBalance') : undefined;
    return messageAt(error, field) ?? other;
  };
}
const MONEY = ['currentBalance', 'regularPaymentAmount', 'arrears', 'agreedPayment'] as const;

const lookUpForStaff: LookUpCreditors = searchTerm => staffApi(creditorsForStaff, { query: { searchTerm } });

/** All that a debt is: who, what, how much and whose; whether it is behind; and what is rarer, folded. */
export function DebtFields(props: DebtPartProps) {
  const { name, typed, onChange, known, wrongAt } = props;
  const { initialCreditorName, creditTypeId, isJoint } = typed;
  const [picked, setPicked] = useState(initialCreditorName);
  const search = useCreditorSearch(initialCreditorName, picked !== initialCreditorName, lookUpForStaff);
  const say = words.creditor;
  return (
    <>
      <Combobox
        name={`${name}-who`}
        label={say.label}
        hint={say.hint}
        maxLength={LONGEST_CREDITOR_NAME}
        autoCapitalize="words"
        value={initialCreditorName}
        onType={typing => onChange({ initialCreditorName: typing })}
        onPick={({ label }) => {
          setPicked(label);
          onChange({ initialCreditorName: label });
        }}
        matches={search.matches}
        state={search.state}
        listLabel={say.list}
        note={say.note}
        loadingText={say.loading}
        noneText={say.none}
        errorText={say.error}
        error={wrongAt('initialCreditorName')}
      />
      <Select
        name={`${name}-kind`}
        label={words.kind}
        placeholder={words.chooseKind}
        options={known.kinds.map(kind => ({ value: String(kind.id), label: kind.name }))}
        value={creditTypeId}
        onChange={kind => onChange({ creditTypeId: kind })}
        error={wrongAt('creditTypeId')}
      />
      <MoneyField
        name={`${name}-balance`}
        decimals
        label={words.balance}
        value={typed.currentBalance}
        onChange={currentBalance => onChange({ currentBalance })}
        error={wrongAt('currentBalance')}
      />
      <Checkbox
        name={`${name}-estimate`}
        label={words.isEstimate}
        checked={typed.isEstimate}
        onChange={isEstimate => onChange({ isEstimate })}
      />
      <MoneyField
        name={`${name}-pays`}
        decimals
        label={words.payment}
        value={typed.regularPaymentAmount}
        onChange={regularPaymentAmount => onChange({ regularPaymentAmount })}
        error={wrongAt('regularPaymentAmount')}
      />
      <Checkbox
        name={`${name}-nothing`}
        label={words.nothingPaid}
        checked={typed.isNothingPaid}
        onChange={isNothingPaid => onChange({ isNothingPaid })}
      />
      <RadioList
        name={`${name}-whose`}
        label={words.whose.label}
        columns={2}
        options={[
          { id: 'theirs', label: words.whose.theirs },
          { id: 'joint', label: words.whose.joint },
        ]}
        value={isJoint === null ? null : isJoint ? 'joint' : 'theirs'}
        onChange={whose => onChange({ isJoint: whose === 'joint' })}
        error={wrongAt('isJoint')}
      />
      <TextField
        name={`${name}-reference`}
        label={words.reference}
        optional
        width={12}
        autoComplete="off"
        spellCheck={false}
        value={typed.creditorReference}
        onChange={creditorReference => onChange({ creditorReference })}
        error={wrongAt('creditorReference')}
      />
      <BehindFields {...props} />
      <MoreAboutDebt {...props} />
    </>
  );
}
