import type { CalendarDate } from '../values/calendar-date.ts';
import { isAddress, type SingleValue } from './answer.ts';
import { checkSingle } from './check/checkAnswer.ts';
import type { SingleField } from './form.ts';
import type { Known } from './known/known.ts';
import { sayAddress } from './sayValue.ts';

/** What became of one question. */
export type Resolved = {
  readonly value: SingleValue | null;
  /** `told`: known from before; `given`: typed or picked in this application. */
  readonly from: 'told' | 'given' | null;
  readonly fromWords: string | null;
  /** The answers that do not match; empty where there are none, or the person picked one. */
  readonly clash: readonly Known[];
  /** What was given in this application is not what is known elsewhere: an adviser hears of it. */
  readonly otherwise: readonly Known[];
  /** Why an answer that is there cannot stand. */
  readonly fault: string | null;
};

const NOTHING: Resolved = { value: null, from: null, fromWords: null, clash: [], otherwise: [], fault: null };

/** What was given in the application, if anything, with where that is from in words. */
type GivenHere = {
  readonly given: SingleValue | undefined;
  readonly givenFrom: string;
  /** It was given in the form before, and nobody has said since that it is still so. */
  readonly isBefore: boolean;
  readonly today: CalendarDate;
};

/**
 * Finds the answer to a question: what was given in the application, or what is known where all sources say the same.
 * Where they do not, there is none until the person has picked one. So it is where what was given in the form before is not
 * what is known now.
 */
export function resolve(
  field: SingleField,
  knowns: readonly Known[],
  { given: givenHere, givenFrom, isBefore, today }: GivenHere,
): Resolved {
  const given = field.isOurs && knowns.length > 0 ? undefined : givenHere;
  const usable = knowns.flatMap(one => {
    const checked = checkSingle(field, one.value, today);
    return checked.ok ? [{ ...one, value: checked.value }] : [];
  });
  const different = withoutSame(field, usable);
  if (given !== undefined) {
    const checked = checkSingle(field, given, today);
    if (!checked.ok) return { ...NOTHING, fault: checked.message };
    const closed = closedBy(field, checked.value);
    if (closed !== null) return { ...NOTHING, fault: closed };
    const otherwise = different.filter(one => !isSame(field, one.value, checked.value));
    const holds = otherwise.find(one => one.holds !== undefined)?.holds;
    if (holds !== undefined) return { ...NOTHING, fault: holds };
    if (isBefore && otherwise.length > 0) {
      return { ...NOTHING, clash: [{ value: checked.value, fromWords: givenFrom }, ...otherwise] };
    }
    return { ...NOTHING, value: checked.value, from: 'given', fromWords: givenFrom, otherwise };
  }
  const [first, second] = different;
  if (first !== undefined && second !== undefined) return { ...NOTHING, clash: different };
  if (first !== undefined) {
    const closed = closedBy(field, first.value);
    if (closed !== null) return { ...NOTHING, fault: closed };
    return { ...NOTHING, value: first.value, from: 'told', fromWords: first.fromWords };
  }
  const [unusable] = knowns;
  if (unusable === undefined) return NOTHING;
  const checked = checkSingle(field, unusable.value, today);
  return { ...NOTHING, fault: checked.ok ? null : checked.message };
}

/** Why there is no form with this answer; null where there is. */
function closedBy(field: SingleField, value: SingleValue): string | null {
  return field.kind === 'yes-no' && value === false ? field.needsYes : null;
}

/** The first of each answer that differs. That it holds counts whichever source of it says so. */
function withoutSame(field: SingleField, knowns: readonly Known[]): readonly Known[] {
  const same = (one: Known) => (other: Known) => isSame(field, other.value, one.value);
  const first = knowns.filter((one, at) => !knowns.slice(0, at).some(same(one)));
  return first.map(one => {
    const holds = knowns.filter(same(one)).find(other => other.holds !== undefined)?.holds;
    return holds === undefined ? one : { ...one, holds };
  });
}

/** Less than a pound: one source counts in whole pounds, the other in pence. */
const SAME_SUM = 1_00;

/** Whether two answers say the same, however they are written. */
function isSame(field: SingleField, one: SingleValue, other: SingleValue): boolean {
  if (isAddress(one) && isAddress(other)) return bare(sayAddress(one)) === bare(sayAddress(other));
  if (typeof one === 'number' && typeof other === 'number' && field.kind === 'money') {
    return Math.abs(one - other) < SAME_SUM;
  }
  if (typeof one === 'string' && typeof other === 'string') return bare(one) === bare(other);
  return one === other;
}

function bare(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s,.'’-]+/gu, '');
}
