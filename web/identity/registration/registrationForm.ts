import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import { checkMergedName } from '@towpath/domain/people/names.ts';
import { checkNewPassword } from '@towpath/domain/people/password.ts';
import { checkEmail } from '@towpath/domain/values/email.ts';
import { checkName } from '@towpath/domain/values/text.ts';
import { words } from '../words.ts';
import type { RegistrationStyle } from './registrationStyle.ts';

/** What is typed in the form; `mergedName` holds both names in the style that asks for one. */
export type RegistrationFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly mergedName: string;
  readonly email: string;
  readonly password: string;
  readonly terms: boolean;
};

export type FieldName = keyof RegistrationFields;

/** What is kept at each key, through a reload. A password is never stored, and the terms are agreed to by a press. */
const KEPT = ['firstName', 'lastName', 'mergedName', 'email'] as const;

export function isKept(name: string): name is (typeof KEPT)[number] {
  return KEPT.some(kept => kept === name);
}

/** What is typed, as a draft of the step keeps it: one entry a field, by its name. */
export function draftOf(fields: RegistrationFields): readonly GivenAnswer[] {
  return KEPT.map(id => ({ id, value: fields[id] }));
}

/** The fields of a draft. */
export function keptFieldsOf(draft: readonly GivenAnswer[]): Partial<RegistrationFields> {
  return Object.fromEntries(draft.flatMap(({ id, value }) => (isKept(id) ? [[id, value]] : [])));
}

/** The error message of each invalid field that the style shows (ID-050, ID-051). */
export function problemsOf(
  style: RegistrationStyle,
  fields: RegistrationFields,
): Partial<Record<FieldName, string>> {
  const problems: Partial<Record<FieldName, string>> = {};
  const note = (name: FieldName, checked: { ok: boolean; message?: string }) => {
    if (!checked.ok) problems[name] = checked.message ?? '';
  };
  if (style.names === 'separate') {
    note('firstName', checkName(fields.firstName));
    note('lastName', checkName(fields.lastName));
  }
  if (style.names === 'merged') note('mergedName', checkMergedName(fields.mergedName));
  if (style.email) {
    note('email', checkEmail(fields.email));
    note('password', checkNewPassword(fields.password));
    if (!fields.terms) problems.terms = words.registration.agreementMissing;
  }
  return problems;
}

/** The names in the form the call expects. */
export function namesOf(
  style: RegistrationStyle,
  fields: RegistrationFields,
): { firstName?: string; lastName?: string } {
  if (style.names === 'none') return {};
  if (style.names === 'separate')
    return { firstName: fields.firstName.trim(), lastName: fields.lastName.trim() };
  const merged = checkMergedName(fields.mergedName);
  return merged.ok ? merged.value : {};
}
