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
export type Lacking = Unproved | 'no fee' | 'no due fee' | 'not signed';

type Goes = {
  /** How it is shown that they cannot pay: by a certificate alone, in one of several ways, or not in the form. */
  readonly shown: 'by a certificate' | 'in a way' | null;
  readonly fee: LimitKey;
  /** Of some people it is not asked. */
  readonly isFeeForAll: boolean;
  /** It is signed, and on which day is in the form. */
  readonly isSigned: boolean;
};

/** What goes with the form of each kind of bankruptcy. In England, Wales and Northern Ireland a fee is due from all. */
const GOES_WITH: Readonly<Partial<Record<ApplicationKind, Goes>>> = {
  'minimal-asset-process': {
    shown: 'by a certificate',
    fee: 'MAP_FEE',
    isFeeForAll: false,
    isSigned: true,
  },
  sequestration: { shown: 'in a way', fee: 'SEQ_FEE', isFeeForAll: false, isSigned: true },
  bankruptcy: { shown: null, fee: 'BKY_FEE', isFeeForAll: true, isSigned: false },
};

/**
 * What is lacking before such a form may go: by a certificate of an adviser, its day, which is not longer ago than the law
 * lets it count; how its fee is paid, or that there is none; and, of a Scottish one, the day on which its person read and
 * signed it. Nothing of every other form.
 *
 * @param countsDays for how many days a certificate counts
 */
export function lackingIn(
  kind: ApplicationKind,
  { fields }: Pick<Filled, 'fields'>,
  by: { readonly today: CalendarDate; readonly countsDays: () => number },
): readonly Lacking[] {
  const goes = GOES_WITH[kind];
  if (!goes) return [];
  const { shown, isFeeForAll, isSigned } = goes;
  const answer = (id: string) => fields.find(({ field }) => field.id === id)?.value ?? null;
  const proof = shown === null ? null : unproved(shown, answer, by);
  const ofFee: Lacking = isFeeForAll ? 'no due fee' : 'no fee';
  return [
    ...(proof === null ? [] : [proof]),
    ...(answer('fee') === null ? [ofFee] : []),
    ...(isSigned && answer('signedOn') === null ? (['not signed'] as const) : []),
  ];
}

function unproved(
  shown: NonNullable<Goes['shown']>,
  answer: (id: string) => FieldValue | null,
  { today, countsDays }: { readonly today: CalendarDate; readonly countsDays: () => number },
): Unproved | null {
  const route = shown === 'in a way' ? answer('route') : 'certificate';
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
  const fee = GOES_WITH[kind]?.fee;
  if (lacks === 'too old') return unprovedWords[lacks](limits.span('SEQ_CERTIFICATE_DAYS').high);
  if (lacks === 'no fee' || lacks === 'no due fee')
    return unprovedWords[lacks](fee === undefined ? '' : formatSum(limits.span(fee).high));
  return unprovedWords[lacks];
}
