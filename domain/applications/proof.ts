import type { LimitKey, Limits } from '../solutions/thresholds/limits.ts';
import { type CalendarDate, compareDates, readIsoDate } from '../values/calendar-date.ts';
import { dayAfter } from '../values/laterDay.ts';
import { formatSum } from '../values/pence.ts';
import type { FieldValue } from './answer.ts';
import type { Filled } from './filledForm.ts';
import type { ApplicationKind } from './form.ts';
import { unprovedWords } from './words.ts';

/** The group of a form that one of us fills in, and not its person. */
export const ADDED_BY_US = 'proof';

/** What is lacking of how it is shown that somebody cannot pay, for which Scottish bankruptcy asks. */
type Unproved = 'no route' | 'no trustee' | 'no certificate' | 'too old';
/** The same, or of what goes with such a form. */
export type Lacking = Unproved | 'no fee' | 'not signed';

/** The kinds of bankruptcy for which it is shown, each with whether there are other ways than a certificate, and its fee. */
const SHOWN_FOR: Readonly<
  Partial<Record<ApplicationKind, { readonly hasRoutes: boolean; readonly fee: LimitKey }>>
> = {
  'minimal-asset-process': { hasRoutes: false, fee: 'MAP_FEE' },
  sequestration: { hasRoutes: true, fee: 'SEQ_FEE' },
};

/**
 * What is lacking before such a form may go: by a certificate of an adviser, its day, which is not longer ago than the law
 * lets it count; how its fee is paid, or that there is none; and the day on which its person read and signed it. Nothing of
 * every other form.
 *
 * @param countsDays for how many days a certificate counts
 */
export function lackingIn(
  kind: ApplicationKind,
  { fields }: Pick<Filled, 'fields'>,
  by: { readonly today: CalendarDate; readonly countsDays: () => number },
): readonly Lacking[] {
  const shown = SHOWN_FOR[kind];
  if (!shown) return [];
  const answer = (id: string) => fields.find(({ field }) => field.id === id)?.value ?? null;
  const proof = unproved(shown, answer, by);
  return [
    ...(proof === null ? [] : [proof]),
    ...(answer('fee') === null ? (['no fee'] as const) : []),
    ...(answer('signedOn') === null ? (['not signed'] as const) : []),
  ];
}

function unproved(
  shown: { readonly hasRoutes: boolean },
  answer: (id: string) => FieldValue | null,
  { today, countsDays }: { readonly today: CalendarDate; readonly countsDays: () => number },
): Unproved | null {
  const route = shown.hasRoutes ? answer('route') : 'certificate';
  if (route === null) return 'no route';
  if (route === 'trust deed') return answer('trustee') === null ? 'no trustee' : null;
  if (route !== 'certificate') return null;
  const signed = answer('certificateOn');
  const on = typeof signed === 'string' ? readIsoDate(signed) : null;
  if (on === null) return 'no certificate';
  return compareDates(today, dayAfter(on, countsDays())) > 0 ? 'too old' : null;
}

/** The same in words for one of us, who adds it. */
export function sayLacking(lacks: Lacking, kind: ApplicationKind, limits: Limits): string {
  const fee = SHOWN_FOR[kind]?.fee;
  if (lacks === 'too old') return unprovedWords[lacks](limits.span('SEQ_CERTIFICATE_DAYS').high);
  if (lacks === 'no fee')
    return unprovedWords[lacks](fee === undefined ? '' : formatSum(limits.span(fee).high));
  return unprovedWords[lacks];
}
