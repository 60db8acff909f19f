import type { CreditSearchRequest } from '@towpath/contracts/creditSearch.ts';
import type { UserDetail } from '@towpath/contracts/customers.ts';
import type { FoundAddress } from '@towpath/contracts/lookup.ts';
import { TITLES } from '@towpath/domain/people/titles.ts';
import type { TypedDate } from '@towpath/domain/values/dates.ts';

/** The parts of an address as they stand in the boxes. */
export type AddressFields = {
  readonly flatNumber: string;
  readonly buildingName: string;
  readonly buildingNumber: string;
  readonly street: string;
  readonly district: string;
  readonly town: string;
};

/** What is typed, chosen and ticked in the form. */
export type SearchFields = AddressFields & {
  readonly title: string;
  readonly forename: string;
  readonly middleNames: string;
  readonly surname: string;
  readonly dateOfBirth: TypedDate;
  readonly phoneNumber: string;
  readonly postcode: string;
  readonly isPreviousAddress: boolean;
  readonly agreed: boolean;
};

export type FieldName = keyof SearchFields;

/** The form with what is known of the person, so that nobody types it twice. */
export function knownFields(details: UserDetail): SearchFields {
  const title = TITLES.find(({ name }) => name === details.title)?.name;
  return {
    title: title ?? '',
    forename: details.forename ?? '',
    middleNames: details.middlename ?? '',
    surname: details.surname ?? '',
    dateOfBirth: { day: '', month: '', year: '' },
    // The search takes numbers as they are dialled at home.
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

/** The boxes as an address that was picked fills them. They stay open to be changed (CS-021). */
export function addressFields(found: FoundAddress): AddressFields {
  const { flatNumber, buildingName, buildingNumber, street, district, town } = found;
  return { flatNumber, buildingName, buildingNumber, street, district, town };
}

/** An address on one line, for the list to pick from. */
export function addressLine({ flatNumber, buildingName, buildingNumber, street, district, town }: FoundAddress) {
  const flat = /^\d+[a-z]?$/i.test(flatNumber) ? `Flat ${flatNumber}` : flatNumber;
  const road = [buildingNumber, street].filter(Boolean).join(' ');
  return [flat, buildingName, road, district, town].filter(Boolean).join(', ');
}
