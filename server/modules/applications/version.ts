import type { Place } from '@towpath/domain/applications/answer.ts';
import { askedInBoth } from '@towpath/domain/applications/askedInBoth.ts';
import { type ChangedAnswer, changedSince } from '@towpath/domain/applications/changedSince.ts';
import { type ApplicationFile, fileOf } from '@towpath/domain/applications/file/fileOf.ts';
import type { Filled } from '@towpath/domain/applications/filledForm.ts';
import type { ApplicationForm } from '@towpath/domain/applications/form.ts';
import { STILL_STANDS } from '@towpath/domain/applications/stillStands.ts';
import { type Totals, totalsOf } from '@towpath/domain/applications/totals.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';

/** One answer of a version, in words. */
type Line = {
  readonly at: Place;
  readonly label: string;
  readonly of: string | null;
  readonly says: string;
  readonly fromWords: string;
  readonly isHealth: boolean;
};

/** What is kept of an application as it was handed over: every answer in words with where it is from, and the file of it. */
export type VersionContent = {
  readonly form: { readonly kind: string; readonly version: number };
  /** Where the person lived by what was known then. Not in versions of before it was kept. */
  readonly nation?: Filled['nation'];
  readonly groups: readonly { readonly id: string; readonly name: string; readonly lines: readonly Line[] }[];
  readonly missing: readonly {
    readonly at: Place;
    readonly label: string;
    readonly of: string | null;
    readonly why: string | null;
  }[];
  readonly clashes: readonly {
    readonly at: Place;
    readonly question: string;
    readonly values: readonly { readonly says: string; readonly fromWords: string }[];
  }[];
  readonly settled: readonly {
    /** Not in versions of before it was kept. */
    readonly at?: Place;
    readonly label: string;
    readonly of: string | null;
    readonly says: string;
    readonly others: readonly { readonly says: string; readonly fromWords: string }[];
  }[];
  /** What stands in it added up, in pence. Not in versions of before it was kept. */
  readonly totals?: Totals;
  /** Null while something is missing or does not match. */
  readonly file: ApplicationFile | null;
};

/** A version of an application as it is filled in now. */
export function versionOf(form: ApplicationForm, filled: Filled, today: CalendarDate): VersionContent {
  const inWords = (values: readonly { readonly says: string; readonly fromWords: string }[]) =>
    values.map(({ says, fromWords }) => ({ says, fromWords }));
  return {
    form: { kind: form.kind, version: form.version },
    nation: filled.nation,
    groups: form.groups.map(({ id, name }) => ({ id, name, lines: linesOf(id, filled) })),
    missing: filled.missing.flatMap(({ items }) =>
      items.map(({ at, label, of, why }) => ({ at, label, of, why })),
    ),
    clashes: filled.clashes.map(({ at, question, values }) => ({ at, question, values: inWords(values) })),
    settled: filled.otherwise.map(({ at, label, of, says, others }) => ({
      at,
      label,
      of,
      says,
      others: inWords(others),
    })),
    totals: totalsOf(form, filled.fields),
    file: fileOf(form, filled, today).file,
  };
}

function linesOf(group: string, { fields }: Filled): readonly Line[] {
  return fields
    .filter(one => one.group === group)
    .flatMap(({ field, says, fromWords, entries }) => {
      const own: readonly Line[] =
        says === null
          ? []
          : [
              {
                at: { field: field.id, entry: null, part: null },
                label: field.label,
                of: null,
                says,
                fromWords: fromWords ?? '',
                isHealth: field.isHealth,
              },
            ];
      const parts = entries.flatMap(entry =>
        entry.parts.flatMap(({ part, says: said, fromWords: from }) =>
          said === null
            ? []
            : [
                {
                  at: { field: field.id, entry: entry.id, part: part.id },
                  label: part.label,
                  of: entry.name,
                  says: said,
                  fromWords: from ?? '',
                  isHealth: field.isHealth || part.isHealth,
                },
              ],
        ),
      );
      return [...own, ...parts];
    });
}

/** Every answer that stands in a version. */
function answersIn({ groups }: Pick<VersionContent, 'groups'>): readonly Line[] {
  return groups.flatMap(({ lines }) => lines);
}

/** What is answered otherwise in a version than in one before, of what the form asked already when that one was made. */
export function changedBetween(before: VersionContent, now: VersionContent): readonly ChangedAnswer[] {
  const isAsked = askedInBoth(before.form);
  const ofBoth = (version: VersionContent) => answersIn(version).filter(({ at }) => isAsked(at));
  const doubted = now.clashes.map(({ at }) => at).filter(({ part }) => part === STILL_STANDS);
  return changedSince(ofBoth(before), ofBoth(now), doubted);
}

/**
 * Whether a version says the same as one before, whatever the day on which they were made, and wherever each answer is from.
 * What its form asks since then alone counts for nothing.
 */
export function isSameVersion(before: VersionContent, now: VersionContent): boolean {
  const isAsked = askedInBoth(before.form);
  const open = ({ missing, clashes }: VersionContent) =>
    JSON.stringify([
      missing.filter(({ at }) => isAsked(at)).map(({ at, why }) => [at, why]),
      clashes.filter(({ at }) => isAsked(at)).map(({ at, values }) => [at, values.map(({ says }) => says)]),
    ]);
  return changedBetween(before, now).length === 0 && open(before) === open(now);
}
