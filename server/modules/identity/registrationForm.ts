import { checkMergedName } from '@towpath/domain/people/names.ts';
import { REGISTRATION_STYLES } from '@towpath/domain/people/registration.ts';
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

type StyleId = (typeof REGISTRATION_STYLES)[keyof typeof REGISTRATION_STYLES];

/** The style of a step; a missing or unknown one is 1 (ID-049). */
export function styleOf(registrationStyleId: number | undefined): StyleId {
  return (
    Object.values(REGISTRATION_STYLES).find(style => style === registrationStyleId) ??
    REGISTRATION_STYLES.separateNames
  );
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
  if (style === REGISTRATION_STYLES.separateNames) {
    const firstName = take('firstName', checkName(fields.firstName ?? ''));
    const lastName = take('lastName', checkName(fields.lastName ?? ''));
    if (firstName !== undefined && lastName !== undefined) Object.assign(names, { firstName, lastName });
  } else if (style !== REGISTRATION_STYLES.emailOnly) {
    // One box: the browser may send it whole or already split; either way it is one name, split by one rule.
    const whole = `${fields.firstName ?? ''} ${fields.lastName ?? ''}`.trim();
    Object.assign(names, take('firstName', checkMergedName(whole)));
  }
  const email = style === REGISTRATION_STYLES.nameOnly ? undefined : take('email', checkEmail(fields.email));

  const first = faults[0];
  if (first) throw new ApiError('VALIDATION_FAILED', { message: first.message, fields: faults });
  return email === undefined ? { names } : { names, email };
}
