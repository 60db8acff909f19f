import { type Given, isEntries, type Place } from '@towpath/domain/applications/answer.ts';
import { type ApplicationForm, type Field, fieldsOf } from '@towpath/domain/applications/form.ts';
import { BREATHING_SPACE } from '@towpath/domain/applications/forms/breathingSpace.ts';
import { fromWords } from '@towpath/domain/applications/words.ts';
import { type BudgetRules, typesOf } from '@towpath/domain/budget/rules.ts';
import { isOfHealth, isToldWithoutWhy } from '@towpath/domain/casework/tellsOfHealth.ts';

/** Whether that somebody has a form tells of their health by itself. */
export function isFormOfHealth({ shortNames }: ApplicationForm): boolean {
  return shortNames.some(isOfHealth);
}

/** Whether a form is told, to who may not see facts of health, without what only its kind of Breathing Space has. */
export function isFormWithoutWhy({ shortNames }: ApplicationForm): boolean {
  return shortNames.some(isToldWithoutWhy);
}

/** A form as it is told to who may not see facts of health: of both kinds of Breathing Space the one that says no why. */
export function formWithoutWhy(form: ApplicationForm): ApplicationForm {
  return isFormWithoutWhy(form) ? BREATHING_SPACE : form;
}

/** The fields of a form that the one has not which is told to who may not see facts of health. */
function fieldsOfWhy(form: ApplicationForm): ReadonlySet<string> {
  const told = new Set(fieldsOf(formWithoutWhy(form)).map(({ id }) => id));
  return new Set(fieldsOf(form).flatMap(({ id }) => (told.has(id) ? [] : [id])));
}

/** The places of the fields and parts of a form that are so: `income`, `income whose`. */
function placesIn(form: ApplicationForm, isSo: (field: Field) => boolean): ReadonlySet<string> {
  return new Set(
    fieldsOf(form).flatMap(field => [
      ...(isSo(field) ? [field.id] : []),
      ...(field.kind === 'list' ? field.parts.filter(isSo).map(({ id }) => `${field.id} ${id}`) : []),
    ]),
  );
}

/** Tells of each place of a form whether what is asked there tells nothing of health. */
export function isNotHealth(form: ApplicationForm) {
  const ofHealth = placesIn(form, ({ isHealth }) => isHealth);
  return ({
    at: { field, part },
  }: {
    readonly at: { readonly field: string; readonly part: string | null };
  }) => !ofHealth.has(field) && !ofHealth.has(`${field} ${part}`);
}

/**
 * What is asked of everybody, and whose answer tells of a disability, an illness or something as private: whoever may not
 * see facts of health does not see it answered in the questionnaires either.
 */
const TELLING: ReadonlySet<string> = new Set([
  'savingsFromDisabilityBenefits',
  'vehicles isAdapted',
  'hasGambled',
]);

/**
 * What is answered in sentences: in their own words people tell of anything, and our reasons against a way name benefits
 * for a disability.
 */
function isInSentences(field: Field): boolean {
  return field.kind === 'text' && field.format === 'lines';
}

/** The lists of a form that are made of lines of the budget, and to which people add lines of their own. */
const LISTS_OF_LINES: ReadonlySet<string> = new Set(['income', 'spending', 'ongoing']);
/** How the ids begin of the entries that are lines of the budget. */
const LINE = 'line:';
/** The part of such an entry that has what it is. */
export const NAME = 'name';

/** The entries of the lists of a form that are made of lines of the budget whose names tell of health, by their ids. */
export function healthLines({ categories }: Pick<BudgetRules, 'categories'>): ReadonlySet<string> {
  const types = categories.flatMap(category => typesOf(category));
  return new Set(types.flatMap(({ id, tellsOfHealth }) => (tellsOfHealth ? [`${LINE}${id}`] : [])));
}

type EntryPlace = Pick<Place, 'field' | 'entry'>;
/** Tells of an entry of a list whether it is folded into one with others. */
export type IsFolded = (at: EntryPlace) => boolean;

/**
 * Which entries of the lists are folded into one for who may not see facts of health: lines of the budget whose names tell
 * of it, and all that people named themselves, such as by what they are ill with.
 *
 * @param ofHealth the entries that are lines of the budget whose names tell of health
 * @param named the entries whose names were put into the form
 */
export function foldedIn(ofHealth: ReadonlySet<string>, named: readonly EntryPlace[]): IsFolded {
  const keyOf = ({ field, entry }: EntryPlace) => `${field} ${entry}`;
  const namedHere = new Set(named.map(keyOf));
  return at => {
    if (at.entry === null) return false;
    if (ofHealth.has(at.entry)) return true;
    return LISTS_OF_LINES.has(at.field) && (!at.entry.startsWith(LINE) || namedHere.has(keyOf(at)));
  };
}

/** A version of a form, as it is kept or as it is sent. */
type Version = {
  readonly groups: readonly {
    readonly lines: readonly { readonly at: Place; readonly fromWords: string }[];
  }[];
};

/** The entries of versions of a form whose names are not those of the budget. */
export function namedInVersions(...versions: readonly Version[]): readonly EntryPlace[] {
  const lines = versions.flatMap(({ groups }) => groups.flatMap(group => group.lines));
  return lines.flatMap(({ at, fromWords: from }) =>
    at.part === NAME && from !== fromWords.budget ? [at] : [],
  );
}

/** The entries whose names stand in what was given in a form. */
export function namedInGiven(given: Given): readonly EntryPlace[] {
  return Object.entries(given).flatMap(([field, value]) =>
    isEntries(value)
      ? value.flatMap(({ id, parts }) => (parts[NAME] === undefined ? [] : [{ field, entry: id }]))
      : [],
  );
}

/** Tells of each place of a form whether one of us may read it who may not see facts of health. */
export function mayBeReadBy(form: ApplicationForm, isFolded: IsFolded) {
  const isNoHealth = isNotHealth(form);
  const inSentences = placesIn(form, isInSentences);
  const ofWhy = fieldsOfWhy(form);
  return (one: {
    readonly at: { readonly field: string; readonly entry: string | null; readonly part: string | null };
  }) => {
    const { field, entry, part } = one.at;
    if ([field, `${field} ${part}`].some(place => TELLING.has(place) || inSentences.has(place))) return false;
    return !ofWhy.has(field) && isNoHealth(one) && !isFolded({ field, entry }) && entry !== FOLDED;
  };
}

/** The id of the entry that stands in place of those that are folded. */
export const FOLDED = 'folded';
