import type { FoundAddress } from '@towpath/contracts/api/lookup.ts';
import { describe, expect, it } from 'vitest';
import { nobody } from '../testing/journey.ts';
import {
  addressFields,
  addressLine,
  knownFields,
  problemsOf,
  type SearchFields,
  wrongDateParts,
} from './searchFields.ts';

const TODAY = { year: 2026, month: 11, day: 23 };
const filled: SearchFields = {
  ...knownFields(nobody),
  title: 'Ms',
  forename: 'Danielle',
  surname: 'Okafor',
  dateOfBirth: { day: '24', month: '08', year: '1987' },
  phoneNumber: '07700900123',
  postcode: 'LE9 4QT',
  buildingNumber: '14',
  street: 'Wharf Lane',
  agreed: true,
};
const home: FoundAddress = {
  flatNumber: '2',
  buildingName: '',
  buildingNumber: '14',
  street: 'Wharf Lane',
  district: '',
  town: 'Narborough',
  countryId: 1,
};

describe('what is missing', () => {
  it('is nothing once all that is required is there (CS-011, CS-019)', () => {
    expect(problemsOf(filled, TODAY)).toEqual([]);
  });

  it.each([
    ['title', 'Choose your title'],
    ['forename', 'Type your forename'],
    ['surname', 'Type your surname'],
    ['phoneNumber', 'Phone number must start with 0'],
    ['street', 'Type your street'],
    ['postcode', 'Please enter a valid postcode'],
  ] as const)('says what to do at an empty %s (CS-011, CS-015, CS-016)', (field, message) => {
    expect(problemsOf({ ...filled, [field]: '' }, TODAY)).toEqual([{ field, message }]);
  });

  it('asks for the agreement to the terms (CS-011)', () => {
    expect(problemsOf({ ...filled, agreed: false }, TODAY)).toEqual([
      { field: 'agreed', message: 'Tick the box to go on' },
    ]);
  });

  it('asks for one of the three that name the house, at all three (CS-012)', () => {
    expect(problemsOf({ ...filled, buildingNumber: '' }, TODAY)).toEqual([
      { field: 'house', message: 'Please fill out one of the above fields' },
    ]);
  });

  it('comes in the order of the screen', () => {
    const fields = problemsOf(knownFields(nobody), TODAY).map(({ field }) => field);
    expect(fields).toEqual([
      'title',
      'forename',
      'surname',
      'dateOfBirth',
      'phoneNumber',
      'postcode',
      'house',
      'street',
      'agreed',
    ]);
  });

  it('marks the boxes of the date that are wrong (CS-013)', () => {
    const born = (day: string, month: string, year: string) =>
      wrongDateParts({ ...filled, dateOfBirth: { day, month, year } }, TODAY);
    expect(born('24', '08', '1987')).toEqual([]);
    expect(born('24', '', '1987')).toEqual(['month']);
    expect(born('24', '08', '1905')).toEqual(['year']);
  });
});

describe('what is known', () => {
  it('stands in the form, so that it is not asked for again', () => {
    const fields = knownFields({
      ...nobody,
      title: 'Ms',
      forename: 'Danielle',
      middlename: 'Rose',
      surname: 'Okafor',
      contactNumber: '+447700900123',
      dateOfBirth: '1987-08-24',
    });
    expect(fields).toMatchObject({
      title: 'Ms',
      forename: 'Danielle',
      middleNames: 'Rose',
      surname: 'Okafor',
      phoneNumber: '07700900123',
      dateOfBirth: { day: '24', month: '08', year: '1987' },
    });
  });

  it('leaves a title out that is not in the list', () => {
    expect(knownFields({ ...nobody, title: 'Cllr' }).title).toBe('');
  });

  it('never holds an agreement', () => {
    expect(knownFields(nobody).agreed).toBe(false);
  });
});

describe('an address that was found', () => {
  it('reads as people write it', () => {
    expect(addressLine(home)).toBe('Flat 2, 14 Wharf Lane, Narborough');
    expect(addressLine({ ...home, flatNumber: '', buildingName: 'Lock House', buildingNumber: '' })).toBe(
      'Lock House, Wharf Lane, Narborough',
    );
    expect(addressLine({ ...home, flatNumber: 'Ground floor flat' })).toBe(
      'Ground floor flat, 14 Wharf Lane, Narborough',
    );
  });

  it('fills the boxes (CS-021)', () => {
    const { countryId: _, ...parts } = home;
    expect(addressFields(home)).toEqual(parts);
  });
});
