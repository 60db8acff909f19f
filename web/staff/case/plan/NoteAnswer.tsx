import { noteAnswerWithThem } from '@towpath/contracts/api/staffRepayment.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { ANSWERS } from '@towpath/domain/plans/repayment/event.ts';
import { checkPounds } from '@towpath/domain/values/pence.ts';
import { useState } from 'react';
import { newId } from '../../../data/newId.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import { NotingForm } from '../NotingForm.tsx';
import type { CaseRepayment } from './PlanPart.tsx';
import { ReadPlanAgain } from './ReadPlanAgain.tsx';
import { words } from './words.ts';

const say = words.note;

export type NoteInPlanProps = {
  readonly customerId: string;
  readonly repayment: CaseRepayment;
  /** More was written down meanwhile, and is to be read. */
  readonly onRead: () => Promise<unknown>;
  readonly onNoted: () => Promise<unknown>;
};

/** Writes down with the person what a lender answered. */
export function NoteAnswer({ customerId, repayment, onRead, onNoted }: NoteInPlanProps) {
  const { planId, sequence, today, stands } = repayment;
  const key = (name: string) => `answer ${customerId} ${name}`;
  const [debtId, setDebtId] = useTypedUntilSent(key('lender'), '');
  const [answer, setAnswer] = useTypedUntilSent(key('answer'), '');
  const [asked, setAsked] = useTypedUntilSent(key('sum'), '');
  const [on, setOn] = useTypedUntilSent(key('on'), today);
  // The same id until it is there: a press that is sent again writes it down once.
  const [id, setId] = useState(() => newId());
  const said = ANSWERS.find(one => one === answer);
  const isMore = said === 'asks for more';
  const sum = isMore && asked.trim() !== '' ? checkPounds(asked) : null;
  async function send() {
    if (!said) return false;
    const asks = sum?.ok ? sum.value : null;
    const note = { kind: 'answered', on, debtId, answer: said, sum: asks } as const;
    await staffApi(noteAnswerWithThem, {
      params: { customerId },
      body: { planId, id, after: sequence, note },
    });
    return true;
  }
  const debts = (stands?.debts ?? []).filter(({ out, offered }) => out === null && offered !== null);
  if (debts.length === 0) return null;
  const lacks =
    debtId === '' ? 'debtId' : !said ? 'answer' : sum && !sum.ok ? 'sum' : on === '' ? 'on' : null;
  return (
    <Disclosure summary={say.open}>
      <NotingForm
        name="noted"
        fields={['debtId', 'answer', 'sum', 'on']}
        lacks={lacks}
        send={send}
        onNoted={() => {
          setDebtId('');
          setAnswer('');
          setAsked('');
          setOn(today);
          setId(newId());
          return onNoted();
        }}
        beside={(failure, reset) => <ReadPlanAgain failure={failure} onRead={onRead} reset={reset} />}
        button={say.submit}
        busy={say.saving}
      >
        {wrongAt => (
          <>
            <p className={styles.small}>{say.lead}</p>
            <Select
              name="noted-debtId"
              label={say.who}
              placeholder={say.pick}
              options={debts.map(debt => ({ value: debt.id, label: debt.creditor }))}
              value={debtId}
              onChange={setDebtId}
              error={wrongAt('debtId', say.whoMissing)}
            />
            <Select
              name="noted-answer"
              label={say.what}
              placeholder={say.pick}
              options={ANSWERS.map(one => ({ value: one, label: say.answers[one] }))}
              value={answer}
              onChange={setAnswer}
              error={wrongAt('answer', say.whatMissing)}
            />
            {isMore && (
              <MoneyField
                name="noted-sum"
                label={say.asks}
                hint={say.asksHint}
                decimals
                value={asked}
                onChange={setAsked}
                error={wrongAt('sum', sum && !sum.ok ? sum.message : undefined)}
              />
            )}
            <TextField
              name="noted-on"
              type="date"
              label={say.on}
              value={on}
              onChange={setOn}
              width={12}
              error={wrongAt('on', say.dayMissing)}
            />
          </>
        )}
      </NotingForm>
    </Disclosure>
  );
}
