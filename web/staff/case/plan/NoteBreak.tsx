import { noteBreakWithThem } from '@towpath/contracts/api/staffRepayment.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { monthsAfter } from '@towpath/domain/plans/repayment/dueMonths.ts';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { checkPounds } from '@towpath/domain/values/pence.ts';
import { useState } from 'react';
import { newId } from '../../../data/newId.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { NotingForm } from '../NotingForm.tsx';
import type { NoteInPlanProps } from './NoteAnswer.tsx';
import { ReadPlanAgain } from './ReadPlanAgain.tsx';
import { words } from './words.ts';

const say = words.rest;
/** In place of one lender: all that the plan pays. */
const ALL = 'all';
/** So many months can be picked, as by the person. */
const MONTHS = 12;

/** Writes down with the person that they pay nothing or less for some months. Nothing once the plan is over. */
export function NoteBreak({ customerId, repayment, onRead, onNoted }: NoteInPlanProps) {
  const { planId, sequence, today, stands } = repayment;
  const key = (name: string) => `break ${customerId} ${name}`;
  const [pickedWho, setWho, forgetWho] = useTypedUntilSent(key('who'), '');
  const [pickedFrom, setFrom, forgetFrom] = useTypedUntilSent(key('from'), '');
  const [pickedTo, setTo, forgetTo] = useTypedUntilSent(key('to'), '');
  const [typed, setTyped, forgetTyped] = useTypedUntilSent(key('monthly'), '');
  // The same id until it is there: a press that is sent again writes it down once.
  const [id, setId] = useState(() => newId());
  if (!stands || stands.ended !== null) return null;
  const first = stands.toCome[0]?.due ?? today.slice(0, 'YYYY-MM'.length);
  const months = Array.from({ length: MONTHS }, (_, ahead) => monthsAfter(first, ahead));
  // One sum goes to the distributor: a break is of all of it.
  const lenders =
    stands.terms.paidTo === 'the distributor'
      ? []
      : stands.debts.filter(({ out, owed }) => out === null && owed > 0);
  const lender = lenders.find(debt => debt.id === pickedWho);
  const isOfAll = lenders.length === 0 || pickedWho === ALL;
  const from = months.find(month => month === pickedFrom);
  const to = months.find(month => month === pickedTo);
  const sum = checkPounds(typed);
  const lacks =
    !isOfAll && !lender ? 'debtId' : !from ? 'from' : !to ? 'to' : isOfAll && !sum.ok ? 'monthly' : null;
  async function send() {
    if (from === undefined || to === undefined) return false;
    const monthly = isOfAll && sum.ok ? sum.value : 0;
    const note = { kind: 'break', from, to, monthly, ...(lender && { debtId: lender.id }) } as const;
    await staffApi(noteBreakWithThem, {
      params: { customerId },
      body: { planId, id, after: sequence, note },
    });
    return true;
  }
  const options = months.map(value => ({ value, label: sayMonth(value) }));
  return (
    <Disclosure summary={say.open}>
      <NotingForm
        name="break"
        fields={['debtId', 'from', 'to', 'monthly']}
        lacks={lacks}
        send={send}
        onNoted={() => {
          for (const forget of [forgetWho, forgetFrom, forgetTo, forgetTyped]) forget();
          for (const set of [setWho, setFrom, setTo, setTyped]) set('');
          setId(newId());
          return onNoted();
        }}
        beside={(failure, reset) => <ReadPlanAgain failure={failure} onRead={onRead} reset={reset} />}
        button={say.submit}
        busy={words.note.saving}
      >
        {wrongAt => (
          <>
            <p className={styles.small}>{say.lead}</p>
            {lenders.length > 0 && (
              <Select
                name="break-debtId"
                label={say.who}
                placeholder={say.pick}
                options={[
                  { value: ALL, label: say.all },
                  ...lenders.map(debt => ({ value: debt.id, label: debt.creditor })),
                ]}
                value={pickedWho}
                onChange={setWho}
                error={wrongAt('debtId', say.whoMissing)}
              />
            )}
            <Select
              name="break-from"
              label={say.from}
              placeholder={say.pick}
              options={options}
              value={from ?? ''}
              onChange={setFrom}
              error={wrongAt('from', say.fromMissing)}
            />
            <Select
              name="break-to"
              label={say.to}
              placeholder={say.pick}
              options={options}
              value={to ?? ''}
              onChange={setTo}
              error={wrongAt('to', say.toMissing)}
            />
            {isOfAll && (
              <MoneyField
                name="break-monthly"
                label={say.monthly}
                hint={say.hint}
                decimals
                value={typed}
                onChange={setTyped}
                error={wrongAt('monthly', sum.ok || typed.trim() === '' ? say.monthlyMissing : sum.message)}
              />
            )}
          </>
        )}
      </NotingForm>
    </Disclosure>
  );
}
