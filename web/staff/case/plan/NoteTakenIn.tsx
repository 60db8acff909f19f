import { noteDebtTakenIn } from '@towpath/contracts/api/staffRepayment.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { checkPounds, formatSum } from '@towpath/domain/values/pence.ts';
import { useState } from 'react';
import { newId } from '../../../data/newId.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { NotingForm } from '../NotingForm.tsx';
import type { NoteInPlanProps } from './NoteAnswer.tsx';
import { ReadPlanAgain } from './ReadPlanAgain.tsx';
import { words } from './words.ts';

const say = words.takenIn;

/** Notes that those who approved a programme took one more debt into it. Nothing where no debt of the list is outside of it. */
export function NoteTakenIn({ customerId, repayment, onRead, onNoted }: NoteInPlanProps) {
  const { planId, sequence, today, stands, mayTakeIn } = repayment;
  const key = (name: string) => `taken in ${customerId} ${name}`;
  const [picked, setPicked, forgetPicked] = useTypedUntilSent(key('debt'), '');
  const [on, setOn, forgetOn] = useTypedUntilSent(key('on'), today);
  const [typedSum, setSum, forgetSum] = useTypedUntilSent(key('sum'), '');
  // The same id until it is there: a press that is sent again writes it down once.
  const [id, setId] = useState(() => newId());
  if (!stands || mayTakeIn.length === 0) return null;
  // The only one there is needs no choice.
  const debt =
    mayTakeIn.find(one => one.id === picked) ?? (mayTakeIn.length === 1 ? mayTakeIn[0] : undefined);
  const isSame = typedSum.trim() === '';
  const sum = checkPounds(typedSum);
  const isSum = isSame || (sum.ok && sum.value > 0);
  async function send() {
    if (!debt) return false;
    const monthly = isSame || !sum.ok ? null : sum.value;
    await staffApi(noteDebtTakenIn, {
      params: { customerId },
      body: { planId, id, after: sequence, debtId: debt.id, on, monthly },
    });
    return true;
  }
  return (
    <Disclosure summary={say.open}>
      <NotingForm
        name="taken-in"
        fields={['debtId', 'on', 'monthly']}
        lacks={!debt ? 'debtId' : on === '' ? 'on' : isSum ? null : 'monthly'}
        send={send}
        onNoted={() => {
          for (const forget of [forgetPicked, forgetOn, forgetSum]) forget();
          setPicked('');
          setOn(today);
          setSum('');
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
              name="taken-in-debtId"
              label={say.debt}
              placeholder={say.pick}
              options={mayTakeIn.map(one => ({ value: one.id, label: one.creditor }))}
              value={debt?.id ?? ''}
              onChange={setPicked}
              error={wrongAt('debtId', say.debtMissing)}
            />
            <TextField
              name="taken-in-on"
              type="date"
              label={say.on}
              value={on}
              onChange={setOn}
              width={12}
              error={wrongAt('on', say.dayMissing)}
            />
            <MoneyField
              name="taken-in-monthly"
              label={say.sum(formatSum(stands.monthly))}
              decimals
              value={typedSum}
              onChange={setSum}
              error={wrongAt('monthly', sum.ok ? say.sumMissing : sum.message)}
            />
          </>
        )}
      </NotingForm>
    </Disclosure>
  );
}
