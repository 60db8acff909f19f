import { correctDebt } from '@towpath/contracts/api/staffCases.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { RadioList } from '@towpath/design-system/inputs/RadioList.tsx';
import { TextArea } from '@towpath/design-system/inputs/TextArea.tsx';
import { MONEY_MESSAGES } from '@towpath/domain/values/pence.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure, hasCode, wordsOfFailure } from '../../data/failure.ts';
import { useOperation } from '../../data/remote.ts';
import { staffApi } from '../staffApi.ts';
import { useTyped } from '../typed.ts';
import styles from './Case.module.css';
import type { CaseDebt } from './DebtsPart.tsx';
import { words } from './words.ts';

const say = words.debts;

type CorrectDebtProps = {
  readonly customerId: string;
  readonly debt: CaseDebt;
  readonly onCorrected: () => Promise<unknown>;
};

/** The sums of a debt, to be put right together with the person; only what is changed is sent. */
export function CorrectDebt({ customerId, debt, onCorrected }: CorrectDebtProps) {
  // What was there when it was opened: somebody else may change it since, and what is not typed here stays theirs.
  const [first] = useState(debt);
  const [balance, setBalance] = useTyped(`debt balance ${debt.id} ${debt.balance}`, textOf(debt.balance));
  const [pays, setPays] = useTyped(`debt pays ${debt.id} ${debt.pays}`, textOf(debt.pays));
  const [arrears, setArrears] = useTyped(`debt arrears ${debt.id} ${debt.arrears}`, textOf(debt.arrears));
  const [isLate, setLate] = useTyped(`debt late ${debt.id} ${debt.isInArrears}`, debt.isInArrears);
  const [reason, setReason] = useTyped(`debt why ${debt.id}`, '');
  const saving = useOperation(async () => {
    const { balance: owed, pays: paid, arrears: late } = debt;
    const body = {
      reason,
      was: { balance: owed, pays: paid, arrears: late },
      ...(balance === textOf(first.balance) ? {} : { currentBalance: poundsIn(balance) }),
      ...(pays === textOf(first.pays) ? {} : { regularPaymentAmount: poundsIn(pays) }),
      ...(isLate === first.isInArrears ? {} : { isInArrears: isLate }),
      ...(!isLate || arrears === textOf(first.arrears) ? {} : { arrears: poundsIn(arrears) }),
    };
    await staffApi(correctDebt, { params: { customerId, debtId: debt.id }, body }).catch(async fault => {
      // The list shows what it is now, above what is typed here.
      if (hasCode(fault, 'CHANGED_MEANWHILE')) await onCorrected();
      throw fault;
    });
    return true;
  });
  const wrongAt = (field: string, typed?: string) => {
    if (typed !== undefined && !isSum(typed)) return MONEY_MESSAGES.notANumber;
    return saving.error instanceof ApiFailure
      ? saving.error.fields.find(one => one.field === field)?.message
      : undefined;
  };
  async function save(event: FormEvent) {
    event.preventDefault();
    if ([balance, pays, isLate ? arrears : ''].every(isSum) && (await saving.trigger())) await onCorrected();
  }
  const id = (field: string) => `${field}-${debt.id}`;
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <MoneyField
        name={id('balance')}
        label={say.balance}
        value={balance}
        onChange={setBalance}
        error={wrongAt('currentBalance', balance)}
      />
      <MoneyField
        name={id('pays')}
        label={say.payment}
        value={pays}
        onChange={setPays}
        error={wrongAt('regularPaymentAmount', pays)}
      />
      <RadioList
        name={id('late')}
        label={say.isLate}
        options={[
          {
            id: 'yes',
            label: say.late,
            whenChosen: (
              <MoneyField
                name={id('arrears')}
                label={say.arrears}
                value={arrears}
                onChange={setArrears}
                error={wrongAt('arrears', arrears)}
              />
            ),
          },
          { id: 'no', label: say.notLate },
        ]}
        value={isLate === null ? null : isLate ? 'yes' : 'no'}
        onChange={chosen => setLate(chosen === 'yes')}
        error={wrongAt('isInArrears')}
      />
      <TextArea
        name={id('why')}
        label={say.why}
        value={reason}
        onChange={setReason}
        rows={2}
        error={wrongAt('reason')}
      />
      <p role="status">{saving.error ? wordsOfFailure(saving.error) : saving.answer ? say.saved : ''}</p>
      <Button type="submit" variant="secondary" loading={saving.isFetching} loadingLabel={say.saving}>
        {say.save}
      </Button>
    </form>
  );
}

const textOf = (pounds: number | null) => (pounds === null ? '' : String(pounds));

const plainOf = (typed: string) => typed.replace(/,/gu, '').trim();

/** Whether what was typed is a number at all; nothing is one too. What number it may be, the server says. */
function isSum(typed: string): boolean {
  return Number.isFinite(Number(plainOf(typed)));
}

/** What was typed: nothing is not known. */
function poundsIn(typed: string): number | null {
  const plain = plainOf(typed);
  return plain === '' ? null : Number(plain);
}
