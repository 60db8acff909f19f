import {
  type Entry,
  type Given,
  isEntries,
  type Place,
  withGiven,
  withoutGiven,
} from '@towpath/domain/applications/answer.ts';
import { checkAnswer, checkSingle } from '@towpath/domain/applications/check/checkAnswer.ts';
import { bringsNothing } from '@towpath/domain/applications/check/history.ts';
import { otherIsNow } from '@towpath/domain/applications/check/oneNow.ts';
import { asksDebtKind, kindNamed } from '@towpath/domain/applications/debtKind.ts';
import type { Filled } from '@towpath/domain/applications/filledForm.ts';
import {
  type ApplicationForm,
  fieldsOf,
  type ListField,
  type SingleField,
} from '@towpath/domain/applications/form.ts';
import { isOursAlone } from '@towpath/domain/applications/oursAlone.ts';
import { answerMessages } from '@towpath/domain/applications/words.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { KeptApplication } from './repository.ts';
import { words } from './words.ts';

/** What an answer is checked by beside its field: the day, the kinds of debt that there are, and what stands in the form. */
type By = {
  readonly today: CalendarDate;
  readonly kinds: readonly CreditType[];
  readonly before: Filled;
};

/** Where what is wrong with an answer is shown; that of a part below its name. */
const AT = 'value';

/**
 * What was given in an application, with one more answer: checked by the rules of its field, and as it is stored.
 *
 * @param value as it arrived; null takes back what was given there, so that what is known counts again
 * @throws ApiError VALIDATION_FAILED at `value`, or at `value.PART` for a part of an entry
 */
export function withAnswer(
  form: ApplicationForm,
  given: Given,
  { at, value }: { readonly at: Place; readonly value: unknown },
  by: By,
): Given {
  const { today } = by;
  const field = fieldsOf(form).find(({ id }) => id === at.field);
  if (!field) throw fieldError('at', words.refused.place);
  if (value === null) return withoutGiven(given, at);
  if (field.kind !== 'list') {
    if (at.entry !== null || at.part !== null) throw fieldError('at', words.refused.place);
    return withGiven(given, at, accepted(AT, checkSingle(field, value, today)));
  }
  if (at.entry === null) {
    const entries = accepted(AT, checkAnswer(field, value, today));
    return { ...given, [field.id]: entries };
  }
  return withEntry(field, given, { entry: at.entry, part: at.part, value }, by);
}

/**
 * Whether nothing is otherwise, as after an answer that was lost on the way and is given again. One that was taken over from
 * the form before and is now said to be so is this form’s from then on.
 */
export function isSameGiven(
  kept: Pick<KeptApplication, 'given' | 'written'>,
  now: Pick<KeptApplication, 'given' | 'written'>,
): boolean {
  const asText = ({ given, written }: typeof now) => JSON.stringify([given, written]);
  return asText(kept) === asText(now);
}

/** Throws VALIDATION_FAILED at `value` for what the advice says, beside which nobody writes another answer. */
export function refuseOurs(filled: Filled, at: Place, value: unknown): void {
  if (value !== null && isOursAlone(filled, at)) throw fieldError(AT, words.refused.ours);
}

function withEntry(
  field: ListField,
  given: Given,
  { entry, part, value }: { readonly entry: string; readonly part: string | null; readonly value: unknown },
  by: By,
): Given {
  const parts = part === null ? value : { [part]: value };
  if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) {
    throw fieldError(AT, words.refused.place);
  }
  const wrong: { field: string; message: string }[] = [];
  let next = given;
  for (const [id, one] of Object.entries(parts)) {
    const known = field.parts.find(each => each.id === id);
    if (!known) throw fieldError('at', words.refused.place);
    const checked = ofKind(known, checkSingle(known, one, by.today), by);
    if (checked.ok) next = withGiven(next, { field: field.id, entry, part: id }, checked.value);
    else wrong.push({ field: part === null ? `${AT}.${id}` : AT, message: checked.message });
  }
  const [first] = wrong;
  if (first) throw new ApiError('VALIDATION_FAILED', { message: first.message, fields: wrong });
  // The list as a whole: one entry too many, or an id that is none.
  const entries = accepted(AT, checkAnswer(field, next[field.id] ?? [], by.today));
  if (isEntries(entries)) {
    refuseTwoNow(field, { entry, parts, at: part === null ? `${AT}.` : AT }, by);
    if (part === null) refuseOutside(field, { entry, entries }, by);
  }
  return next;
}

/** Throws VALIDATION_FAILED where an entry is said to be so now beside another that is. */
function refuseTwoNow(
  field: ListField,
  { entry: id, parts, at }: { readonly entry: string; readonly parts: object; readonly at: string },
  { before }: By,
): void {
  const value = before.fields.find(one => one.field.id === field.id)?.value;
  const found = otherIsNow(field, isEntries(value) ? value : [], { id, parts: { ...parts } });
  if (found) throw fieldError(at === AT ? AT : `${at}${found.part}`, found.message);
}

/** Throws VALIDATION_FAILED at the part of a new entry that says why it does not bring a history further. */
function refuseOutside(
  field: ListField,
  { entry, entries }: { readonly entry: string; readonly entries: readonly Entry[] },
  { before, today }: By,
): void {
  const value = before.fields.find(one => one.field.id === field.id)?.value;
  const there = isEntries(value) ? value : [];
  const added = entries.find(({ id }) => id === entry);
  if (!added || there.some(({ id }) => id === entry)) return;
  const outside = bringsNothing(field, there, { parts: added.parts, today });
  if (outside) throw fieldError(`${AT}.${outside.part}`, outside.message);
}

/** A kind of debt is one that there is; what was typed for one before there was a choice stays until it is changed. */
function ofKind<Value>(part: SingleField, checked: Checked<Value>, { kinds }: By): Checked<Value> {
  if (!checked.ok || !asksDebtKind(part) || typeof checked.value !== 'string') return checked;
  return kindNamed(checked.value, kinds) === null ? { ok: false, message: answerMessages.choice } : checked;
}

type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

function accepted<Value>(at: string, checked: Checked<Value>): Value {
  if (!checked.ok) throw fieldError(at, checked.message);
  return checked.value;
}
