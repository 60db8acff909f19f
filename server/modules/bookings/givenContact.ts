import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import { checkMergedName, displayName } from '@towpath/domain/people/names.ts';
import { checkEmail } from '@towpath/domain/values/email.ts';
import { checkPhone as checkShape, PHONE_MESSAGES, waysToWritePhone } from '@towpath/domain/values/phone.ts';
import type { PhoneCheck } from '../../partners/phone/port.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { BookedContact } from './contact.ts';
import { words } from './words.ts';

export type NumberCheck = PhoneCheck;

type Given = {
  readonly way: TalkWay;
  readonly name?: string | undefined;
  readonly number?: string | undefined;
  readonly email?: string | undefined;
  readonly note?: string | undefined;
};

/**
 * Whom we reach, as given with a booking and checked. By phone there must be a number, by chat a number or an email, each
 * given here or known of the person.
 *
 * @throws ApiError INVALID_PHONE_NUMBER at `number`, VALIDATION_FAILED at `name` or `email`
 */
export function contactGiven(
  given: Given,
  known: { readonly number: string | null; readonly email: string | null },
  checkPhone: NumberCheck,
): BookedContact {
  const number = numberOf(given.number, checkPhone);
  const email = emailOf(given.email);
  if (given.way === 'phone' && (number ?? known.number) === null) throw invalidNumber(PHONE_MESSAGES.phone);
  if ((number ?? known.number ?? email ?? known.email) === null) throw fieldError('email', words.reach);
  const isKnown = number !== null && known.number !== null && waysToWritePhone(number).includes(known.number);
  return {
    name: nameOf(given.name),
    number: isKnown ? null : number,
    email: email === known.email ? null : email,
    note: textOf(given.note),
  };
}

/** The name of whoever is reached, by the rule for every name that is typed into one box. */
function nameOf(given: string | undefined): string | null {
  const typed = textOf(given);
  if (typed === null) return null;
  const checked = checkMergedName(typed);
  if (!checked.ok) throw fieldError('name', checked.message);
  return displayName({ forename: checked.value.firstName, surname: checked.value.lastName });
}

function textOf(given: string | undefined): string | null {
  return given?.replace(/\s+/gu, ' ').trim() || null;
}

function numberOf(given: string | undefined, checkPhone: NumberCheck): string | null {
  if (given === undefined || given.trim() === '') return null;
  const shape = checkShape(given);
  if (!shape.ok) throw invalidNumber(shape.message);
  const { isValid, message } = checkPhone(shape.value);
  if (!isValid) throw invalidNumber(message);
  return shape.value;
}

function emailOf(given: string | undefined): string | null {
  if (given === undefined || given.trim() === '') return null;
  const checked = checkEmail(given);
  if (!checked.ok) throw fieldError('email', checked.message);
  return checked.value;
}

function invalidNumber(message: string): ApiError {
  return new ApiError('INVALID_PHONE_NUMBER', { message, fields: [{ field: 'number', message }] });
}
