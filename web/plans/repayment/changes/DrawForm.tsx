import { offersWaitWords } from '@towpath/domain/plans/repayment/offersWaitWords.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { words as planWords } from '../words.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { NotingForm } from './formProps.ts';
import { useDay } from './useDay.tsx';
import { words } from './words.ts';

type DrawFormProps = NotingForm & {
  readonly kind: 'draw up' | 'draw up again';
  readonly today: string;
  /** The first day that it can be, while the law gives time. */
  readonly from: string | undefined;
  /** The short name of what protects them as they told, whose last day is not known. */
  readonly heldBy: string | undefined;
  /** The payment that comes next, of a plan that is drawn up already. */
  readonly next: string | undefined;
  /** In the Scottish scheme others set the day. */
  readonly inScheme: boolean;
};

/** When the payments of a plan begin. */
export function DrawForm({ kind, today, from, heldBy, next, inScheme, ...form }: DrawFormProps) {
  const isAgain = kind === 'draw up again';
  const first = useDay(next !== undefined && next >= (from ?? today) ? next : from, {
    label: isAgain ? words.draw.firstAgain : words.draw.firstDay,
    hint: inScheme
      ? words.draw.hintScheme
      : from
        ? words.draw.hintFrom(sayDay(from))
        : heldBy
          ? offersWaitWords.firstPaymentTold({ shortName: heldBy, endsOn: null })
          : words.draw.hint,
  });
  return (
    <ChangeForm
      {...form}
      submit={
        isAgain
          ? planWords.differences.again
          : inScheme
            ? planWords.draw.scheme.submit
            : planWords.draw.submit
      }
      compose={() => {
        const firstPayment = first.read();
        return firstPayment === null ? null : { kind, firstPayment };
      }}
    >
      {first.field}
    </ChangeForm>
  );
}
