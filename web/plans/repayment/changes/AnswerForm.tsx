import { ANSWERS } from '@towpath/domain/plans/repayment/event.ts';
import { whyNotAsked } from '@towpath/domain/plans/repayment/whyNotAsked.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { DebtForm } from './formProps.ts';
import { useDay } from './useDay.tsx';
import { usePicked } from './usePicked.tsx';
import { useSum } from './useSum.tsx';
import { words } from './words.ts';

/** What a lender answered, on which day, and what they ask for. */
export function AnswerForm({ debt, today, stands: _, ...form }: DebtForm) {
  const on = useDay(today);
  const answer = usePicked({
    name: 'answer',
    label: words.answer.question,
    needed: words.answer.needed,
    options: ANSWERS.map(id => ({ id, label: words.answer.options[id] })),
  });
  const asks = useSum({
    name: 'asks',
    label: words.answer.asks,
    hint: words.answer.asksHint,
    isOptional: true,
    wrong: sum => {
      const offered = debt.offered?.payment ?? null;
      const why = whyNotAsked(sum, { offered, owed: debt.owed });
      return why === null
        ? undefined
        : words.answer.asksWrong[why](formatSum(offered ?? 0), formatSum(debt.owed));
    },
  });
  const isMore = answer.picked === 'asks for more';
  return (
    <ChangeForm
      {...form}
      compose={() => {
        const [said, day] = [answer.read(), on.read()];
        const sum = isMore ? asks.read() : ({ ok: true, sum: null } as const);
        if (said === null || day === null || !sum.ok) return null;
        return { kind: 'answered', on: day, debtId: debt.id, answer: said, sum: sum.sum };
      }}
    >
      {answer.field}
      {isMore && asks.field}
      {on.field}
    </ChangeForm>
  );
}
