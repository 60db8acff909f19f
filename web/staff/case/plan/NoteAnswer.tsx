import { noteAnswerWithThem } from '@towpath/contracts/api/staffRepayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { MoneyField } from '@towpath/design-system/inputs/MoneyField.tsx';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { TextField } from '@towpath/design-system/inputs/TextField.tsx';
import { ANSWERS } from '@towpath/domain/plans/repayment/event.ts';
import { checkPounds } from '@towpath/domain/values/pence.ts';
import { type FormEvent, useRef, useState } from 'react';
import { hasCode, wordsOfFailure } from '../../../data/failure.ts';
import { newId } from '../../../data/newId.ts';
import { useOperation } from '../../../data/remote.ts';
import { staffApi } from '../../staffApi.ts';
import { useTypedUntilSent } from '../../typed.ts';
import styles from '../Case.module.css';
import type { CaseRepayment } from './PlanPart.tsx';
import { words } from './words.ts';

const say = words.note;
type Wrong = Readonly<Partial<Record<'lender' | 'answer' | 'sum' | 'on', string>>>;

type NoteAnswerProps = {
  readonly customerId: string;
  readonly repayment: CaseRepayment;
  /** More was written down meanwhile, and is to be read. */
  readonly onRead: () => Promise<unknown>;
  readonly onNoted: () => Promise<unknown>;
};

/** Writes down with the person what a lender answered. */
export function NoteAnswer({ customerId, repayment, onRead, onNoted }: NoteAnswerProps) {
  const { planId, sequence, today, stands } = repayment;
  const key = (name: string) => `answer ${customerId} ${name}`;
  const [debtId, setDebtId] = useTypedUntilSent(key('lender'), '');
  const [answer, setAnswer] = useTypedUntilSent(key('answer'), '');
  const [asked, setAsked] = useTypedUntilSent(key('sum'), '');
  const [on, setOn] = useTypedUntilSent(key('on'), today);
  const [wrong, setWrong] = useState<Wrong>({});
  // The same id until it is there: a press that is sent again writes it down once.
  const [id, setId] = useState(() => newId());
  const form = useRef<HTMLFormElement>(null);
  const said = ANSWERS.find(one => one === answer);
  const isMore = said === 'asks for more';
  const saving = useOperation(async (sum: number | null) => {
    if (!said) return false;
    const note = { kind: 'answered', on, debtId, answer: said, sum } as const;
    await staffApi(noteAnswerWithThem, {
      params: { customerId },
      body: { planId, id, after: sequence, note },
    });
    return true;
  });
  async function readAgain() {
    await onRead();
    saving.reset();
    form.current?.querySelector<HTMLElement>('[name="noted-lender"]')?.focus();
  }
  const debts = (stands?.debts ?? []).filter(({ out, offered }) => out === null && offered !== null);
  if (debts.length === 0) return null;
  async function save(event: FormEvent) {
    event.preventDefault();
    const sum = isMore && asked.trim() !== '' ? checkPounds(asked) : null;
    const found: Wrong = {
      ...(debtId === '' ? { lender: say.whoMissing } : {}),
      ...(said ? {} : { answer: say.whatMissing }),
      ...(sum && !sum.ok ? { sum: sum.message } : {}),
      ...(on === '' ? { on: say.dayMissing } : {}),
    };
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="noted-${first}"]`)?.focus();
      return;
    }
    if (!(await saving.trigger(sum?.ok ? sum.value : null))) return;
    setDebtId('');
    setAnswer('');
    setAsked('');
    setOn(today);
    setId(newId());
    await onNoted();
  }
  return (
    <Disclosure summary={say.open}>
      <form ref={form} className={styles.form} onSubmit={save} noValidate>
        <p className={styles.small}>{say.lead}</p>
        <Select
          name="noted-lender"
          label={say.who}
          placeholder={say.pick}
          options={debts.map(debt => ({ value: debt.id, label: debt.creditor }))}
          value={debtId}
          onChange={setDebtId}
          error={wrong.lender}
        />
        <Select
          name="noted-answer"
          label={say.what}
          placeholder={say.pick}
          options={ANSWERS.map(one => ({ value: one, label: say.answers[one] }))}
          value={answer}
          onChange={setAnswer}
          error={wrong.answer}
        />
        {isMore && (
          <MoneyField
            name="noted-sum"
            label={say.asks}
            hint={say.asksHint}
            decimals
            value={asked}
            onChange={setAsked}
            error={wrong.sum}
          />
        )}
        <TextField
          name="noted-on"
          type="date"
          label={say.on}
          value={on}
          onChange={setOn}
          width={12}
          error={wrong.on}
        />
        <p role="alert">{saving.error && wordsOfFailure(saving.error)}</p>
        {hasCode(saving.error, 'REPAYMENT_CHANGED_ELSEWHERE') && (
          <Button size="small" variant="secondary" onClick={() => void readAgain()}>
            {say.again}
          </Button>
        )}
        <Button type="submit" variant="secondary" loading={saving.isFetching} loadingLabel={say.saving}>
          {say.submit}
        </Button>
      </form>
    </Disclosure>
  );
}
