import { notePaymentWithThem } from '@towpath/contracts/api/staffRepayment.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { checkPounds, formatSum } from '@towpath/domain/values/pence.ts';
import { useState } from 'react';
import { newId } from '../../../data/newId.ts';
import { openIn } from '../../../plans/repayment/openIn.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { NotingForm } from '../NotingForm.tsx';
import type { NoteInPlanProps } from './NoteAnswer.tsx';
import type { CaseRepayment } from './PlanPart.tsx';
import { ReadPlanAgain } from './ReadPlanAgain.tsx';
import { words } from './words.ts';

const say = words.pay;
const WHATS = ['planned', 'other', 'nothing'] as const;
/** In place of one lender: all that are open in the month. */
const ALL = 'all';

/** The months of which something can still be said: those whose day has come, the latest first, and the next. */
function openMonths({ past, toCome }: NonNullable<CaseRepayment['stands']>): readonly string[] {
  const behind = past.filter(({ open }) => open.length > 0).map(({ due }) => due);
  const next = toCome.map(({ due }) => due).find(due => !behind.includes(due));
  return next === undefined ? behind : [...behind, next];
}

/** Writes down with the person what was paid for a month, or that nothing was. */
export function NotePaid({ customerId, repayment, onRead, onNoted }: NoteInPlanProps) {
  const { planId, sequence, today, stands } = repayment;
  const key = (name: string) => `paid ${customerId} ${name}`;
  const [pickedDue, setDue, forgetDue] = useTypedUntilSent(key('due'), '');
  const [pickedWhat, setWhat, forgetWhat] = useTypedUntilSent(key('what'), '');
  const [pickedWho, setWho, forgetWho] = useTypedUntilSent(key('who'), '');
  const [typedSum, setSum, forgetSum] = useTypedUntilSent(key('sum'), '');
  const [on, setOn, forgetOn] = useTypedUntilSent(key('on'), today);
  // The same id until it is there: a press that is sent again writes it down once.
  const [id, setId] = useState(() => newId());
  if (!stands) return null;
  const months = openMonths(stands);
  if (months.length === 0) return null;
  // The only one there is needs no choice.
  const due = months.find(one => one === pickedDue) ?? (months.length === 1 ? months[0] : undefined);
  const what = WHATS.find(one => one === pickedWhat);
  const open = due === undefined ? [] : openIn(stands, due);
  // One sum goes to the distributor, who shares it out.
  const isOne = stands.terms.paidTo === 'the distributor' || (open.length === 1 && what !== 'other');
  const who = isOne
    ? ALL
    : (open.find(({ debtId }) => debtId === pickedWho)?.debtId ??
      (pickedWho === ALL && what !== 'other' ? ALL : undefined));
  const sum = checkPounds(typedSum);
  const all = open.reduce((total, { payment }) => total + payment, 0);
  const lacks =
    due === undefined
      ? 'due'
      : what === undefined
        ? 'what'
        : who === undefined
          ? 'debtId'
          : what === 'other' && !(sum.ok && sum.value > 0)
            ? 'sum'
            : what !== 'nothing' && on === ''
              ? 'on'
              : null;
  async function send() {
    if (due === undefined || what === undefined || who === undefined) return false;
    const debtId = who === ALL ? null : who;
    const note =
      what === 'nothing'
        ? ({
            kind: 'not paid',
            due,
            debtIds: debtId === null ? open.map(one => one.debtId) : [debtId],
          } as const)
        : ({ kind: 'paid', on, due, debtId, sum: what === 'other' && sum.ok ? sum.value : null } as const);
    await staffApi(notePaymentWithThem, {
      params: { customerId },
      body: { planId, id, after: sequence, note },
    });
    return true;
  }
  return (
    <Disclosure summary={say.open}>
      <NotingForm
        name="paid"
        fields={['due', 'what', 'debtId', 'sum', 'on']}
        lacks={lacks}
        send={send}
        onNoted={() => {
          for (const forget of [forgetDue, forgetWhat, forgetWho, forgetSum, forgetOn]) forget();
          setDue('');
          setWhat('');
          setWho('');
          setSum('');
          setOn(today);
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
            <Select
              name="paid-due"
              label={say.due}
              placeholder={say.pick}
              options={months.map(one => ({ value: one, label: sayMonth(one) }))}
              value={due ?? ''}
              onChange={setDue}
              error={wrongAt('due', say.dueMissing)}
            />
            <Select
              name="paid-what"
              label={say.what}
              placeholder={say.pick}
              options={WHATS.filter(one => one !== 'other' || stands.terms.paidTo !== 'the distributor').map(
                one => ({ value: one, label: say.whats[one] }),
              )}
              value={what ?? ''}
              onChange={setWhat}
              error={wrongAt('what', say.whatMissing)}
            />
            {what !== undefined && !isOne && (
              <Select
                name="paid-debtId"
                label={what === 'nothing' ? say.whoNothing : say.who}
                placeholder={say.pick}
                options={[
                  ...(what === 'other' ? [] : [{ value: ALL, label: say.all(formatSum(all)) }]),
                  ...open.map(({ debtId, creditor, payment }) => ({
                    value: debtId,
                    label: say.each(creditor, formatSum(payment)),
                  })),
                ]}
                value={who ?? ''}
                onChange={setWho}
                error={wrongAt('debtId', say.whoMissing)}
              />
            )}
            {what === 'other' && (
              <MoneyField
                name="paid-sum"
                label={say.sum}
                decimals
                value={typedSum}
                onChange={setSum}
                error={wrongAt('sum', sum.ok || typedSum.trim() === '' ? say.sumMissing : sum.message)}
              />
            )}
            {what !== undefined && what !== 'nothing' && (
              <TextField
                name="paid-on"
                type="date"
                label={say.on}
                value={on}
                onChange={setOn}
                width={12}
                error={wrongAt('on', say.dayMissing)}
              />
            )}
          </>
        )}
      </NotingForm>
    </Disclosure>
  );
}
