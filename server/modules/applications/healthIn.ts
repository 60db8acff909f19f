import { type ApplicationForm, fieldsOf } from '@towpath/domain/applications/form.ts';
import { type BudgetRules, typesOf } from '@towpath/domain/budget/rules.ts';
import { isOfHealth } from '@towpath/domain/casework/tellsOfHealth.ts';

/** Whether that somebody has a form tells of their health by itself. */
export function isFormOfHealth({ shortNames }: ApplicationForm): boolean {
  return shortNames.some(isOfHealth);
}

/** Tells of each place of a form whether what is asked there tells nothing of health. */
export function isNotHealth(form: ApplicationForm) {
  const ofHealth = new Set(
    fieldsOf(form).flatMap(field => [
      ...(field.isHealth ? [field.id] : []),
      ...(field.kind === 'list'
        ? field.parts.filter(({ isHealth }) => isHealth).map(({ id }) => `${field.id} ${id}`)
        : []),
    ]),
  );
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
  'whyInDebt',
]);

/** The entries of the lists of a form that are made of lines of the budget whose names tell of health, by their ids. */
export function healthLines({ categories }: Pick<BudgetRules, 'categories'>): ReadonlySet<string> {
  const types = categories.flatMap(category => typesOf(category));
  return new Set(types.flatMap(({ id, tellsOfHealth }) => (tellsOfHealth ? [`line:${id}`] : [])));
}

/** Tells of each place of a form whether one of us may read it who may not see facts of health. */
export function mayBeReadBy(form: ApplicationForm, ofHealth: ReadonlySet<string>) {
  const isNoHealth = isNotHealth(form);
  return (one: {
    readonly at: { readonly field: string; readonly entry: string | null; readonly part: string | null };
  }) => {
    const { field, entry, part } = one.at;
    if (TELLING.has(field) || TELLING.has(`${field} ${part}`)) return false;
    return isNoHealth(one) && (entry === null || !(ofHealth.has(entry) || entry === FOLDED));
  };
}

/** The id of the entry that stands in place of those whose names tell of health. */
export const FOLDED = 'folded';
