import { type ApplicationForm, type ApplicationKind, type Field, fieldsOf } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { IN_IT } from './inIt.ts';

/** Says of a field of a form, or of a part of one of its lists, whether a form of another kind asks the same. */
export type AskedAlike = (field: string, part?: string) => boolean;

/**
 * What a form of one kind asks as a form of another does. Alike is what has the same name, words, years and answers to
 * choose from: how far back it is asked is another question. What is told of health is for the form in which they agreed
 * to it, and whether a debt is in it is each form's own.
 */
export function askedAlike(kind: ApplicationKind, other: ApplicationKind): AskedAlike {
  if (kind === other) return () => true;
  const [ours, theirs] = [kind, other].map(one => asksOf(APPLICATION_FORMS[one]));
  return (field, part) => {
    const key = keyOf(field, part);
    const asked = ours?.get(key);
    return part !== IN_IT && asked !== undefined && asked === theirs?.get(key);
  };
}

/** What a form asks, each question as a text that is the same where the question is. */
function asksOf(form: ApplicationForm): ReadonlyMap<string, string> {
  return new Map(
    fieldsOf(form).flatMap((field): readonly (readonly [string, string])[] => {
      if (field.isHealth) return [];
      if (field.kind !== 'list') return [[field.id, asText(field)]];
      const { parts } = field;
      // A list with more years on it holds what one with fewer does, unless the day of each thing is asked within them.
      const years = parts.map(({ id, pastYears }) => [id, pastYears] as const).filter(([, past]) => past);
      return [
        [field.id, JSON.stringify(['list', years])],
        ...parts.map(part => [keyOf(field.id, part.id), asText(part)] as const),
      ];
    }),
  );
}

function asText(field: Exclude<Field, { kind: 'list' }>): string {
  // When it is asked, how it is helped along and whether it may be left out is each form's own.
  const { onlyWhen: _when, hint: _hint, isOptional: _optional, ...question } = field;
  return JSON.stringify(question);
}

const keyOf = (field: string, part?: string) => (part === undefined ? field : `${field} ${part}`);
