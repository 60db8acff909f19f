import { sayMonth } from '@towpath/domain/values/dayWords.ts';
import { ChangeForm } from './ChangeForm.tsx';
import type { StandingForm } from './formProps.ts';
import { useTicked } from './useTicked.tsx';
import { words } from './words.ts';

/** Which lenders get nothing for a month. */
export function NotPaidForm({ stands, due, today: _, ...form }: StandingForm & { readonly due: string }) {
  const { toCome, past, debts, terms } = stands;
  // One sum goes to the distributor, for all of them.
  const isOne = terms.paidTo === 'the distributor';
  const open =
    toCome.find(month => month.due === due)?.shares.map(({ debtId }) => debtId) ??
    past.find(month => month.due === due)?.open ??
    [];
  const which = useTicked({
    label: words.cannot.which,
    needed: words.cannot.whichNeeded,
    options: debts.filter(({ id }) => open.includes(id)).map(({ id, creditor }) => ({ id, label: creditor })),
  });
  return (
    <ChangeForm
      {...form}
      text={isOne ? words.cannot.textScheme(sayMonth(due)) : words.cannot.text(sayMonth(due))}
      submit={isOne ? words.cannot.submitScheme : words.cannot.submit}
      compose={() => {
        const debtIds = isOne ? open : which.read();
        return debtIds === null ? null : { kind: 'not paid', due, debtIds };
      }}
    >
      {!isOne && which.field}
    </ChangeForm>
  );
}
