import { type Entry, type FieldValue, type Given, isEntries } from './answer.ts';
import { HEALTH_CONSENT, HIDDEN_ADDRESS } from './asked.ts';
import type { ApplicationForm, ApplicationKind, Field } from './form.ts';
import { homeMoved } from './homeMoved.ts';
import { ADDED_BY_US } from './proof.ts';
import { type AskedAlike, askedAlike } from './sameQuestion.ts';
import { answersIn, keyOf, type Written } from './written.ts';

/** A form that is over: what was given in it, who wrote which of it down, and when it was given last, in ISO. */
export type FormBefore = {
  readonly kind: ApplicationKind;
  readonly given: Given;
  readonly written: readonly Written[];
  readonly on: string;
};

/** What a person agrees to, or keeps others from reading, is theirs to say each time; what was signed was signed for that form. */
const ASKED_ANEW: ReadonlySet<string> = new Set([HEALTH_CONSENT, HIDDEN_ADDRESS, 'confirmedOn']);

type Begun = Pick<FormBefore, 'given' | 'written'>;

/**
 * What a form begins with whose person filled in others before, so that nobody types it twice: of each question the answer
 * of the newest that asked the same, as given then, by whom it was written down then. What is agreed to or declared, what
 * we say and what we add is asked or said anew.
 *
 * @param before the newest first; none that is older than one for the same counts, which began with what it had
 */
export function fromBefore(
  form: Pick<ApplicationForm, 'kind' | 'groups'>,
  before: readonly FormBefore[],
): Begun {
  const same = before.findIndex(({ kind }) => kind === form.kind);
  return before
    .slice(0, same < 0 ? before.length : same + 1)
    .map(one => fromOne(form, one))
    .reduce(beneath, { given: {}, written: [] });
}

/** What newer forms gave, and of what they did not have, what an older one did. */
function beneath(newer: Begun, older: Begun): Begun {
  return {
    given: { ...older.given, ...newer.given },
    written: [...newer.written, ...older.written.filter(({ at }) => !(at.field in newer.given))],
  };
}

function fromOne({ kind, groups }: Pick<ApplicationForm, 'kind' | 'groups'>, before: FormBefore): Begun {
  const isAlike = askedAlike(kind, before.kind);
  const fields = groups.filter(({ id }) => id !== ADDED_BY_US).flatMap(group => group.fields);
  const given = Object.fromEntries(
    fields
      .filter(field => mayBeTaken(field) && isAlike(field.id))
      .flatMap(field => {
        const value = valueFor(field, before.given[field.id], isAlike);
        return value === undefined ? [] : [[field.id, value] as const];
      }),
  );
  const wrote = new Map(before.written.map(one => [keyOf(one.at), one]));
  const written = [...answersIn(given)].map(([key, { at }]): Written => {
    const { by = null, on = before.on } = wrote.get(key) ?? {};
    return { at, by, on, isBefore: true };
  });
  const moved = homeMoved(fields, before);
  return { given: { ...given, ...moved.given }, written: [...written, ...moved.written] };
}

function mayBeTaken(field: Field): boolean {
  if (ASKED_ANEW.has(field.id)) return false;
  // Without a yes to these there is no form: each is said for the form in hand.
  if (field.kind === 'yes-no' && field.needsYes !== null) return false;
  return field.kind === 'list' || !field.isOurs;
}

/** What was given for a field as the form asks it today; of an entry, the parts that it still has. */
function valueFor(field: Field, value: FieldValue | undefined, isAlike: AskedAlike): FieldValue | undefined {
  if (value === undefined) return undefined;
  if (field.kind !== 'list') return isEntries(value) ? undefined : value;
  if (!isEntries(value)) return undefined;
  const ids = new Set(field.parts.map(({ id }) => id).filter(id => isAlike(field.id, id)));
  const kept = value.flatMap(({ id, parts }): readonly Entry[] => {
    const asked = Object.entries(parts).filter(([part]) => ids.has(part));
    return asked.length === 0 ? [] : [{ id, parts: Object.fromEntries(asked) }];
  });
  return value.length > 0 && kept.length === 0 ? undefined : kept;
}
