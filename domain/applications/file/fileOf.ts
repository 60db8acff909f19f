import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';
import { type Entry, isAddress, isEntries, type SingleValue } from '../answer.ts';
import { HEALTH_CONSENT, HIDDEN_ADDRESS, OWN_ADDRESSES } from '../asked.ts';
import { type Clash, type Filled, isReady, type MissingAnswer } from '../filledForm.ts';
import type { ApplicationForm, FieldGroup } from '../form.ts';
import { type Totals, totalsOf } from '../totals.ts';
import { NOT_IN_FILE } from './schemaOf.ts';

/** A value of a file. */
export type FileValue =
  | string
  | number
  | boolean
  | { readonly [Key: string]: FileValue }
  | readonly FileValue[];

/** An application as its receiver takes it, by the schema of its kind and version. */
export type ApplicationFile = {
  readonly kind: ApplicationForm['kind'];
  readonly version: number;
  /** 'YYYY-MM-DD' */
  readonly madeOn: string;
  readonly nation: string;
  /** By group and field. */
  readonly answers: { readonly [Group: string]: { readonly [Field: string]: FileValue } };
  /** What stands in it added up, in pence; not in files of before it was. */
  readonly totals?: Totals;
};

/** A file, or why there is none yet. */
export type FileOrLacking =
  | { readonly file: ApplicationFile }
  | {
      readonly file: null;
      readonly lacking: {
        readonly missing: readonly MissingAnswer[];
        readonly clashes: readonly Clash[];
        /** Nothing is known of the nation of the person, by whose law it is made. */
        readonly nation: boolean;
      };
    };

/**
 * Makes the file of an application that is ready. While something is missing or does not match there is none. Of health it
 * holds only what the person agreed to; each address says whether it must be hidden, which the person's own must where
 * they said so.
 *
 * @param on the day on which it is made
 */
export function fileOf(form: ApplicationForm, filled: Filled, on: CalendarDate): FileOrLacking {
  const { nation, missing, clashes } = filled;
  if (nation === null || !isReady(filled)) {
    const lacking = { missing: missing.flatMap(({ items }) => items), clashes, nation: nation === null };
    return { file: null, lacking };
  }
  return {
    file: {
      kind: form.kind,
      version: form.version,
      madeOn: isoDate(on),
      nation,
      answers: Object.fromEntries(form.groups.map(group => [group.id, answersOf(group, filled)])),
      totals: totalsOf(form, filled.fields),
    },
  };
}

function answersOf(group: FieldGroup, { fields }: Filled): Record<string, FileValue> {
  const isYes = (id: string) => fields.some(one => one.field.id === id && one.value === true);
  const answers: Record<string, FileValue> = {};
  for (const { field, group: of, value } of fields) {
    if (of !== group.id || value === null || (field.isHealth && !isYes(HEALTH_CONSENT))) continue;
    const isHidden = OWN_ADDRESSES.has(field.id) && isYes(HIDDEN_ADDRESS);
    answers[field.id] = isEntries(value)
      ? value.map(entry => entryInFile(entry, isHidden))
      : inFile(value, isHidden);
  }
  return answers;
}

function entryInFile({ parts }: Entry, isHidden: boolean): FileValue {
  const kept = Object.entries(parts).filter(([id]) => !NOT_IN_FILE.has(id));
  return Object.fromEntries(kept.map(([id, value]) => [id, inFile(value, isHidden)]));
}

function inFile(value: SingleValue, isHidden: boolean): FileValue {
  return isAddress(value) ? { ...value, isHidden } : value;
}
