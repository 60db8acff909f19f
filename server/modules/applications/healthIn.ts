import { type ApplicationForm, fieldsOf } from '@towpath/domain/applications/form.ts';
import { isOfHealth } from '../../papers/healthLeftOut.ts';

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
