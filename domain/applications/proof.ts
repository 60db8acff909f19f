import { type CalendarDate, compareDates, readIsoDate } from '../values/calendar-date.ts';
import { dayAfter } from '../values/laterDay.ts';
import type { Filled } from './filledForm.ts';
import type { ApplicationKind } from './form.ts';
import { unprovedWords } from './words.ts';

/** The group of a form that one of us fills in, and not its person. */
export const ADDED_BY_US = 'proof';

/** What is lacking of how it is shown that somebody cannot pay, for which Scottish bankruptcy asks. */
export type Unproved = 'no route' | 'no trustee' | 'no certificate' | 'too old';

/** The kinds of bankruptcy for which it is shown, each with whether there are other ways than a certificate. */
const SHOWN_FOR: Readonly<Partial<Record<ApplicationKind, { readonly hasRoutes: boolean }>>> = {
  'minimal-asset-process': { hasRoutes: false },
  sequestration: { hasRoutes: true },
};

/**
 * What is lacking before such a form may go: by a certificate of an adviser, its day, which is not longer ago than the law
 * lets it count. Null where nothing is, and of every other form.
 *
 * @param countsDays for how many days a certificate counts
 */
export function unproved(
  kind: ApplicationKind,
  { fields }: Pick<Filled, 'fields'>,
  { today, countsDays }: { readonly today: CalendarDate; readonly countsDays: () => number },
): Unproved | null {
  const shown = SHOWN_FOR[kind];
  if (!shown) return null;
  const answer = (id: string) => fields.find(({ field }) => field.id === id)?.value ?? null;
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
export function sayUnproved(lacks: Unproved, countsDays: number): string {
  return lacks === 'too old' ? unprovedWords[lacks](countsDays) : unprovedWords[lacks];
}
