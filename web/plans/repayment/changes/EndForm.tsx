import { ChangeForm } from './ChangeForm.tsx';
import type { StandingForm } from './formProps.ts';
import { words } from './words.ts';

/** The end of a plan: all is paid, or the person leaves it. */
export function EndForm({
  why,
  stands: _,
  today: __,
  ...form
}: StandingForm & { readonly why: 'paid' | 'left' }) {
  const isPaid = why === 'paid';
  return (
    <ChangeForm
      {...form}
      text={isPaid ? words.end.closeText : words.end.leaveText}
      submit={isPaid ? words.end.closeYes : words.end.leaveYes}
      compose={() => ({ kind: 'ended', why })}
    />
  );
}

/** That the budget was looked at again, and nothing has changed. */
export function ReviewForm({ stands, today: _, ...form }: StandingForm) {
  return (
    <ChangeForm
      {...form}
      text={words.review.text(stands.terms.reviewMonths)}
      submit={words.review.submit}
      compose={() => ({ kind: 'reviewed' })}
    />
  );
}
