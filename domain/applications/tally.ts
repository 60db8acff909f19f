import type { Place } from './answer.ts';
import type { Clash, FilledField, MissingAnswer, OtherAnswer } from './filledForm.ts';
import type { SingleField } from './form.ts';
import type { Resolved } from './resolve.ts';
import { sayValue } from './sayValue.ts';
import { clashWords } from './words.ts';

/** What the fields of a form come to while it is filled. */
export type Tally = {
  readonly fields: FilledField[];
  readonly missing: MissingAnswer[];
  readonly clashes: Clash[];
  readonly otherwise: OtherAnswer[];
  count: number;
};

/** Where an answer belongs: its place, the entry by name, its question, its group. */
export type Belongs = {
  readonly at: Place;
  readonly of: string | null;
  readonly field: SingleField;
  readonly group: string;
};

/** Notes an entry that is left out, with what says so elsewhere: whoever reads the form is told why it is not in it. */
export function noteLeftOut(
  tally: Tally,
  { at, of, field }: Omit<Belongs, 'group'>,
  why: Resolved['otherwise'],
): void {
  const says = (value: Resolved['value']) => (value === null ? '' : sayValue(field, value));
  const others = why.map(({ value, fromWords }) => ({ value, says: says(value), fromWords }));
  tally.otherwise.push({ at, label: field.label, of, says: says(false), others });
}

/** Counts an answer as there, missing or not matching. One that is not needed counts for nothing while it is not there. */
export function noteAnswer(tally: Tally, resolved: Resolved, { at, of, field, group }: Belongs): void {
  const sayAll = (knowns: Resolved['clash']) =>
    knowns.map(({ value, fromWords }) => ({ value, says: sayValue(field, value), fromWords }));
  if (resolved.clash.length > 0) {
    const question =
      of === null ? clashWords.of(field.id, field.label) : clashWords.ofPart(field.id, field.label, of);
    tally.clashes.push({ at, field: at.field, group, question, values: sayAll(resolved.clash) });
    return;
  }
  if (resolved.value === null) {
    if (field.isOptional && resolved.fault === null) return;
    tally.missing.push({ at, group, label: field.label, of, hint: field.hint, why: resolved.fault });
    return;
  }
  tally.count += 1;
  if (resolved.otherwise.length === 0) return;
  const says = sayValue(field, resolved.value);
  tally.otherwise.push({ at, label: field.label, of, says, others: sayAll(resolved.otherwise) });
}
