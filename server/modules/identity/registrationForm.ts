import { checkMergedName } from '@towpath/domain/people/names.ts';
import type { Checked } from '@towpath/domain/values/checked.ts';
import { checkEmail } from '@towpath/domain/values/email.ts';
import { checkName } from '@towpath/domain/values/text.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Names } from '../customers/accounts.ts';

/** The fields of a registration call besides its step. */
export type RegistrationFields = {
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
};

/** The validated form. Without an email the person stays a guest. */
export type CheckedRegistration = { readonly names: Names; readonly email?: string };

/** registrationStyleId (ID-048). */
export const STYLES = { separateNames: 1, mergedName: 2, emailOnly: 3, nameOnly: 4 } as const;

type StyleId = (typeof STYLES)[keyof typeof STYLES];

/** The style of a step; a missing or unknown one is 1 (ID-049). */
export function styleOf(registrationStyleId: number | undefined): StyleId {
  return Object.values(STYLES).find(style => style === registrationStyleId) ?? STYLES.separateNames;
}

/**
 * Checks the fields of a registration style, each by its own rule (ID-051); other fields are ignored. Throws
 * VALIDATION_FAILED with the message at every field at fault.
 */
export function checkRegistration(style: StyleId, fields: RegistrationFields): CheckedRegistration {
  const faults: { field: string; message: string }[] = [];
  const take = <Value>(field: string, checked: Checked<Value>): Value | undefined => {
    if (checked.ok) return checked.value;
    faults.push({ field, message: checked.message });
    return undefined;
  };

  const names: Names = {};
  if (style === STYLES.separateNames) {
    const firstName = take('firstName', checkName(fields.firstName ?? ''));
    const lastName = take('lastName', checkName(fields.lastName ?? ''));
    if (firstName !== undefined && lastName !== undefined) Object.assign(names, { firstName, lastName });
  } else if (style !== STYLES.emailOnly) {
    // One box: the browser may send it whole or already split; either way it is one name, split by one rule.
    const whole = `${fields.firstName ?? ''} ${fields.lastName ?? ''}`.trim();
    Object.assign(names, take('firstName', checkMergedName(whole)));
  }
  const email = style === STYLES.nameOnly ? undefined : take('email', checkEmail(fields.email));

  const first = faults[0];
  if (first) throw new ApiError('VALIDATION_FAILED', { message: first.message, fields: faults });
  return email === undefined ? { names } : { names, email };
}
