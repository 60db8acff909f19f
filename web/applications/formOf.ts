import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Entry, Place } from '@towpath/domain/applications/answer.ts';
import { type AskedNext, askedNext } from '@towpath/domain/applications/check/history.ts';
import { type Field, fieldsOf, type ListField, type SingleField } from '@towpath/domain/applications/form.ts';
import { APPLICATION_FORMS } from '@towpath/domain/applications/forms/forms.ts';
import { inWordsOf } from '@towpath/domain/applications/forms/inWordsOf.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';

/** What is asked at a place: one answer, or an entry of a list. Null where a newer form asks what this page does not know. */
export type Asked =
  | { readonly kind: 'one'; readonly field: SingleField }
  | { readonly kind: 'entry'; readonly list: ListField };

/** What a list asks for next of which no month may be left out, by what is there; null for any other, and for one that is whole. */
export function askedNextAt(
  application: OfForm & { readonly filled: Pick<Application['filled'], 'fields'> },
  at: Place,
  today: CalendarDate,
): AskedNext | null {
  const asked = askedAt(application, at);
  if (asked?.kind !== 'entry') return null;
  return askedNext(asked.list, entriesOf(application, at.field), today);
}

/** The entries that are there of a list. */
export function entriesOf(
  { filled: { fields } }: { readonly filled: Pick<Application['filled'], 'fields'> },
  list: string,
): readonly Entry[] {
  const entries = fields.find(({ id }) => id === list)?.entries ?? [];
  return entries.map(({ id, parts }) => ({
    id,
    parts: Object.fromEntries(parts.flatMap(({ id, value }) => (value === null ? [] : [[id, value]]))),
  }));
}

type OfForm = {
  readonly kind: Application['kind'];
  readonly filled: Pick<Application['filled'], 'nation'>;
};

function fieldAt({ kind, filled: { nation } }: OfForm, id: string): Field | undefined {
  return fieldsOf(inWordsOf(APPLICATION_FORMS[kind], nation)).find(field => field.id === id);
}

/** What an application asks at a place, in the words of where its person lives. */
export function askedAt(application: OfForm, at: Place): Asked | null {
  const field = fieldAt(application, at.field);
  if (!field) return null;
  if (field.kind !== 'list') return { kind: 'one', field };
  if (at.part === null) return { kind: 'entry', list: field };
  const part = field.parts.find(({ id }) => id === at.part);
  return part ? { kind: 'one', field: part } : null;
}

/** The name of a place, for ids of its inputs. */
export function placeName({ field, entry, part }: Place): string {
  return [field, entry, part]
    .filter(one => one !== null)
    .join('-')
    .replaceAll(':', '-');
}

/** Whether two places are the same. */
export function isSamePlace(one: Place, other: Place | null): boolean {
  return other !== null && placeName(one) === placeName(other);
}

/** The groups of a form, by their names. */
export function groupsOf(
  kind: Application['kind'],
): readonly { readonly id: string; readonly name: string }[] {
  return APPLICATION_FORMS[kind].groups;
}

/** The answer after which a list is asked that needs an entry: where there is none after all, it is that which is wrong. */
export function deciderOf(
  application: OfForm,
  at: Place,
): { readonly at: Place; readonly label: string } | null {
  const asked = askedAt(application, at);
  if (asked?.kind !== 'entry' || asked.list.fewest === 0) return null;
  const decides = asked.list.onlyWhen.flatMap(one => ('field' in one ? [one.field] : []))[0];
  const field = decides === undefined ? undefined : fieldAt(application, decides);
  if (field === undefined || field.kind === 'list' || field.isOurs) return null;
  return { at: { field: field.id, entry: null, part: null }, label: field.label };
}
