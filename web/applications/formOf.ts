import type { Application } from '@towpath/contracts/api/applications.ts';
import type { Place } from '@towpath/domain/applications/answer.ts';
import { type Field, fieldsOf, type ListField, type SingleField } from '@towpath/domain/applications/form.ts';
import { APPLICATION_FORMS } from '@towpath/domain/applications/forms/forms.ts';

/** What is asked at a place: one answer, or an entry of a list. Null where a newer form asks what this page does not know. */
export type Asked =
  | { readonly kind: 'one'; readonly field: SingleField }
  | { readonly kind: 'entry'; readonly list: ListField };

function fieldAt(kind: Application['kind'], id: string): Field | undefined {
  return fieldsOf(APPLICATION_FORMS[kind]).find(field => field.id === id);
}

export function askedAt(kind: Application['kind'], at: Place): Asked | null {
  const field = fieldAt(kind, at.field);
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

/** The answer at a place, as people read it; null where there is none. */
export function saysAt({ filled }: Application, { field, entry, part }: Place): string | null {
  const found = filled.fields.find(({ id }) => id === field);
  if (entry === null) return found?.says ?? null;
  return found?.entries.find(({ id }) => id === entry)?.parts.find(({ id }) => id === part)?.says ?? null;
}
