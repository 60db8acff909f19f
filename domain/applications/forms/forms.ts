import type { LivingPlace } from '../../people/nation.ts';
import type { ApplicationForm, ApplicationKind } from '../form.ts';
import { DEBT_RELIEF_ORDER } from './debtReliefOrder.ts';

/** Every form that we prepare. */
export const APPLICATION_FORMS: readonly ApplicationForm[] = [DEBT_RELIEF_ORDER];

/** The form of a kind; null for a kind that there is not. */
export function formOf(kind: ApplicationKind): ApplicationForm | null {
  return APPLICATION_FORMS.find(form => form.kind === kind) ?? null;
}

/** The form by which a solution is applied for in a nation; null where it has none, as a plan that nobody decides on. */
export function formFor(shortName: string, nation: LivingPlace | null): ApplicationForm | null {
  const isFor = ({ shortNames, nations }: ApplicationForm) =>
    shortNames.some(name => name === shortName) && nations.some(one => one === nation);
  return APPLICATION_FORMS.find(isFor) ?? null;
}
