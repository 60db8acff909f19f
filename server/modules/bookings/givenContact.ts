import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import { checkMergedName, displayName } from '@towpath/domain/people/names.ts';
import { checkEmail } from '@towpath/domain/values/email.ts';
import { checkPhone as checkShape, PHONE_MESSAGES, waysToWritePhone } from '@towpath/domain/values/phone.ts';
import type { PhoneCheck } from '../../partners/phone/port.ts';
import { ApiError } from '../../platform/http/apiError.ts';
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
 * @throws ApiError INVALID_PHONE_NUMBER where the number is at fault, otherwise VALIDATION_FAILED, with every field that is
 */
export function contactGiven(
  given: Given,
  known: { readonly number: string | null; readonly email: string | null },
  checkPhone: NumberCheck,
): BookedContact {
  const [name, number, email] = [
    nameOf(given.name),
    numberOf(given.number, checkPhone),
    emailOf(given.email),
  ];
  const faults = [name, number, email].flatMap(one => (one.ok ? [] : one));
  const hasNumber = !number.ok || (number.value ?? known.number) !== null;
  const canReach = hasNumber || !email.ok || (email.value ?? known.email) !== null;
  if (given.way === 'phone' && !hasNumber) faults.push(fault('number', PHONE_MESSAGES.phone));
  else if (!canReach) faults.push(fault('email', words.reach));
  if (!name.ok || !number.ok || !email.ok || faults.length > 0) throw refusalOf(faults);
  const isKnown =
    number.value !== null && known.number !== null && waysToWritePhone(number.value).includes(known.number);
  return {
    name: name.value,
    number: isKnown ? null : number.value,
    email: email.value === known.email ? null : email.value,
    note: textOf(given.note),
  };
}

type Fault = { readonly ok: false; readonly field: 'name' | 'number' | 'email'; readonly message: string };
type Read = { readonly ok: true; readonly value: string | null } | Fault;

const fault = (field: Fault['field'], message: string): Fault => ({ ok: false, field, message });
const read = (value: string | null): Read => ({ ok: true, value });

/** The name of whoever is reached, by the rule for every name that is typed into one box. */
function nameOf(given: string | undefined): Read {
  const typed = textOf(given);
  if (typed === null) return read(null);
  const checked = checkMergedName(typed);
  if (!checked.ok) return fault('name', checked.message);
  return read(displayName({ forename: checked.value.firstName, surname: checked.value.lastName }));
}

function textOf(given: string | undefined): string | null {
  return given?.replace(/\s+/gu, ' ').trim() || null;
}

function numberOf(given: string | undefined, checkPhone: NumberCheck): Read {
  if (given === undefined || given.trim() === '') return read(null);
  const shape = checkShape(given);
  if (!shape.ok) return fault('number', shape.message);
  const { isValid, message } = checkPhone(shape.value);
  return isValid ? read(shape.value) : fault('number', message);
}

function emailOf(given: string | undefined): Read {
  if (given === undefined || given.trim() === '') return read(null);
  const checked = checkEmail(given);
  return checked.ok ? read(checked.value) : fault('email', checked.message);
}

/** Says the number first, whose error has a code of its own. */
function refusalOf(faults: readonly Fault[]): ApiError {
  const number = faults.find(({ field }) => field === 'number');
  const first = number ?? faults[0];
  return new ApiError(number ? 'INVALID_PHONE_NUMBER' : 'VALIDATION_FAILED', {
    ...(first ? { message: first.message } : {}),
    fields: faults.map(({ field, message }) => ({ field, message })),
  });
}
