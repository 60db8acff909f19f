import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import type { FoundAddress } from '@towpath/contracts/api/lookup.ts';
import type { TypedSearch } from '@towpath/domain/people/creditSearchForm.ts';
import {
  CREDIT_SEARCH_MESSAGES,
  checkSearchDateOfBirth,
  checkSearchForm,
} from '@towpath/domain/people/creditSearchForm.ts';
import { TITLES } from '@towpath/domain/people/titles.ts';
import { type CalendarDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { GENERAL_MESSAGES } from '@towpath/domain/values/checked.ts';
import { typedDate } from '@towpath/domain/values/creditSearchBirthDate.ts';
import type { DatePart } from '@towpath/domain/values/dates.ts';
import { words } from './words.ts';

/** The parts of an address as they stand in the inputs. */
export type AddressFields = Pick<
  TypedSearch,
  'flatNumber' | 'buildingName' | 'buildingNumber' | 'street' | 'district' | 'town'
>;

/** What is typed, chosen and ticked in the form. */
export type SearchFields = TypedSearch & { readonly agreed: boolean };

/** The form with what is known of the person, so that nobody types it twice. */
export function knownFields(details: UserDetail): SearchFields {
  const born = readIsoDate(details.dateOfBirth ?? '');
  const title = TITLES.find(({ name }) => name === details.title)?.name;
  return {
    title: title ?? '',
    forename: details.forename ?? '',
    middleNames: details.middlename ?? '',
    surname: details.surname ?? '',
    dateOfBirth: born ? typedDate(born) : { day: '', month: '', year: '' },
    // The search takes numbers in the national format.
    phoneNumber: details.contactNumber?.replace(/^\+44/, '0') ?? '',
    postcode: '',
    flatNumber: '',
    buildingName: '',
    buildingNumber: '',
    street: '',
    district: '',
    town: '',
    isPreviousAddress: false,
    agreed: false,
  };
}

/** The inputs as a picked address fills them. They stay editable (CS-021). */
export function addressFields(found: FoundAddress): AddressFields {
  const { flatNumber, buildingName, buildingNumber, street, district, town } = found;
  return { flatNumber, buildingName, buildingNumber, street, district, town };
}

/** An address on one line, for the list to choose from. */
export function addressLine({
  flatNumber,
  buildingName,
  buildingNumber,
  street,
  district,
  town,
}: FoundAddress) {
  const flat = /^\d+[a-z]?$/i.test(flatNumber) ? words.whereYouLive.flat(flatNumber) : flatNumber;
  const road = [buildingNumber, street].filter(Boolean).join(' ');
  return [flat, buildingName, road, district, town].filter(Boolean).join(', ');
}

/** The fields in screen order. `house` stands for the three fields of which one is required. */
const ORDER = [
  'title',
  'forename',
  'surname',
  'middleNames',
  'dateOfBirth',
  'phoneNumber',
  'postcode',
  'house',
  'flatNumber',
  'buildingNumber',
  'buildingName',
  'street',
  'district',
  'town',
  'agreed',
] as const;
export type FieldName = (typeof ORDER)[number];

export type FieldProblem = { readonly field: FieldName; readonly message: string };

const WANTED: Partial<Record<FieldName, string>> = words.wanted;

/** The problems, in screen order; empty when the search can be made (CS-019). */
export function problemsOf(fields: SearchFields, today: CalendarDate): readonly FieldProblem[] {
  const checked = checkSearchForm(fields, today);
  const problems: FieldProblem[] = checked.ok
    ? []
    : checked.faults.map(({ field, message }) => {
        if (message === CREDIT_SEARCH_MESSAGES.noHouse) return { field: 'house', message };
        const wanted = message === GENERAL_MESSAGES.required ? WANTED[field] : undefined;
        return { field, message: wanted ?? message };
      });
  if (!fields.agreed) problems.push({ field: 'agreed', message: words.wanted.agreed });
  return problems.toSorted((a, b) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field));
}

/** The inputs of the date of birth to mark. */
export function wrongDateParts(fields: SearchFields, today: CalendarDate): readonly DatePart[] {
  const checked = checkSearchDateOfBirth(fields.dateOfBirth, today);
  return checked.ok ? [] : checked.parts;
}
