import { isIP } from 'node:net';
import type { CreditSearchRequest } from '@towpath/contracts/api/creditSearch.ts';
import {
  checkSearchForm,
  type SearchDetails,
  type SearchFault,
  type TypedSearch,
} from '@towpath/domain/people/creditSearchForm.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { TypedDate } from '@towpath/domain/values/dates.ts';
import { ApiError } from '../../platform/http/apiError.ts';

/**
 * The person a call asks to search for, validated by the rules of the form. Throws VALIDATION_FAILED with
 * each field's words.
 */
export function detailsIn(body: CreditSearchRequest, today: CalendarDate): SearchDetails {
  const checked = checkSearchForm(typedIn(body), today);
  if (checked.ok) return checked.value;
  const fields = checked.faults.map(({ field, message }) => ({ field: wireField(field), message }));
  throw new ApiError('VALIDATION_FAILED', { fields, ...(fields[0] && { message: fields[0].message }) });
}

/** The address the call came from replaces one that is missing or not an address (API-054). */
export function ipAddressIn(body: CreditSearchRequest, cameFrom: string): string {
  const sentAddress = body.ipAddress?.trim() ?? '';
  return isIP(sentAddress) === 0 ? cameFrom : sentAddress;
}

function typedIn({ customer, address }: CreditSearchRequest): TypedSearch {
  return {
    title: customer.title,
    forename: customer.forename,
    middleNames: customer.middleNames ?? '',
    surname: customer.surname,
    dateOfBirth: typedDateIn(customer.dateOfBirth),
    phoneNumber: customer.phoneNumber,
    flatNumber: address.flatNumber ?? '',
    buildingName: address.buildingName ?? '',
    buildingNumber: address.buildingNumber ?? '',
    street: address.street,
    district: address.district ?? '',
    town: address.town ?? '',
    postcode: address.postcode,
    isPreviousAddress: address.isPreviousAddress ?? false,
  };
}

/** Year-month-day as the inputs hold it. Anything else ends up in the year, where the rule rejects it. */
function typedDateIn(text: string): TypedDate {
  if (text.trim() === '') return { day: '', month: '', year: '' };
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text);
  return { day: parts?.[3] ?? '-', month: parts?.[2] ?? '-', year: parts?.[1] ?? text };
}

const OF_CUSTOMER: ReadonlySet<SearchFault['field']> = new Set([
  'title',
  'forename',
  'middleNames',
  'surname',
  'dateOfBirth',
  'phoneNumber',
]);

/** The name of a field of the form in the body of the call. */
function wireField(field: SearchFault['field']): string {
  return OF_CUSTOMER.has(field) ? `customer.${field}` : `address.${field}`;
}
