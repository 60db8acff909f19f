import type { SearchDetails } from '../../people/creditSearchForm.ts';
import { isoDate } from '../../values/calendar-date.ts';
import type { Address } from '../answer.ts';
import type { ApplicationFacts } from '../applicationFacts.ts';
import { fromWords } from '../words.ts';
import { addressInLines } from './addressInLines.ts';
import { type Known, type KnownAnswers, type KnownEntry, known } from './known.ts';

/** Who the person is, from their account, the credit search and the review. */
export function knownOfPerson({
  today,
  details,
  creditSearch,
  letters,
  review,
  health,
}: ApplicationFacts): KnownAnswers {
  const account = details?.what;
  const searched = creditSearch?.what.customer;
  const fromSearch = fromWords.creditSearch({ on: creditSearch?.on ?? null, today });
  const told = fromWords.told({ on: review?.on ?? details?.on ?? null, today });
  const both = (one: string | null | undefined, other: string | undefined): readonly Known[] => [
    ...known(one, fromWords.details),
    ...known(other, fromSearch),
  ];
  const born = review?.what.birthDate;
  const written = letters && addressInLines(letters.address);
  return {
    singles: {
      title: both(account?.title, searched?.title).slice(0, 1),
      firstName: both(account?.forename, searched?.forename),
      middleNames: both(account?.middlename, searched?.middleNames),
      lastName: both(account?.surname, searched?.surname),
      birthDate: [
        ...known(born ? isoDate(born) : account?.dateOfBirth, told),
        ...known(searched?.dateOfBirth, fromSearch),
      ],
      email: known(account?.email, fromWords.details),
      phone: both(account?.contactNumber, searched?.phoneNumber).slice(0, 1),
      homeAddress: [
        ...(creditSearch ? known(addressNow(creditSearch.what), fromSearch) : []),
        ...known(written, fromWords.letters),
      ],
      healthNotes: known(
        health?.what.conditions.join('\n'),
        fromWords.told({ on: health?.on ?? null, today }),
      ),
      supportNeeds: known(
        health?.what.supportNeeds.join('\n'),
        fromWords.told({ on: health?.on ?? null, today }),
      ),
    },
    lists: creditSearch
      ? { addresses: addressesIn(creditSearch.what, fromSearch) }
      : written
        ? { addresses: [writtenEntry(written)] }
        : {},
  };
}

/** The address that was searched, as it is written; null where it is one of before. */
function addressNow(search: SearchDetails): Address | null {
  return search.address.isPreviousAddress ? null : addressOf(search);
}

function addressesIn(search: SearchDetails, from: string) {
  const isNow = !search.address.isPreviousAddress;
  return [
    {
      id: 'address:credit-search',
      parts: { address: known(addressOf(search), from), isNow: known(isNow, from) },
    },
  ];
}

/** The entry of the address that stands over the letters of a person. */
export const WRITTEN_ADDRESS = 'address:letters';

/** They live there now. */
function writtenEntry(address: Address): KnownEntry {
  const from = fromWords.letters;
  return { id: WRITTEN_ADDRESS, parts: { address: known(address, from), isNow: known(true, from) } };
}

function addressOf({ address }: SearchDetails): Address {
  const { flatNumber, buildingName, buildingNumber, street, district, town, postcode } = address;
  const flat = flatNumber === '' || /\p{L}{3}/u.test(flatNumber) ? flatNumber : `Flat ${flatNumber}`;
  const house = [flat, buildingName].filter(part => part !== '').join(', ');
  const road = [buildingNumber, street].filter(part => part !== '').join(' ');
  const lines = [house, road, district].filter(line => line !== '');
  const [line1 = '', ...rest] = lines;
  return { line1, line2: rest.join(', '), town, county: '', postcode, country: '' };
}
