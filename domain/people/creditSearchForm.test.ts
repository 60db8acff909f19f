import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkSearchField,
  checkSearchForm,
  type SearchTextField,
  type TypedSearch,
} from './creditSearchForm.ts';
import { TITLES } from './titles.ts';

const TODAY = { year: 2026, month: 11, day: 23 };
const FILLED: TypedSearch = {
  title: 'Ms',
  forename: ' Danielle ',
  middleNames: '',
  surname: "O'Hara",
  dateOfBirth: { day: '7', month: '3', year: '1987' },
  phoneNumber: '07700 900123',
  flatNumber: '',
  buildingName: '',
  buildingNumber: '12',
  street: 'Lock Lane',
  district: '',
  town: 'Leeds',
  postcode: 'ls14aa',
  isPreviousAddress: false,
};

const faultsOf = (changes: Partial<TypedSearch>) => {
  const checked = checkSearchForm({ ...FILLED, ...changes }, TODAY);
  return checked.ok ? [] : checked.faults;
};

describe('the credit search form', () => {
  it('gives the details in the shape of the call, tidied (CS-001, CS-013, CS-017)', () => {
    expect(checkSearchForm(FILLED, TODAY)).toEqual({
      ok: true,
      value: {
        customer: {
          title: 'Ms',
          forename: 'Danielle',
          middleNames: '',
          surname: "O'Hara",
          dateOfBirth: '1987-03-07',
          phoneNumber: '07700900123',
        },
        address: {
          flatNumber: '',
          buildingName: '',
          buildingNumber: '12',
          street: 'Lock Lane',
          district: '',
          town: 'Leeds',
          postcode: 'LS1 4AA',
          isPreviousAddress: false,
        },
      },
    });
  });

  it.each([
    ['title', 'Required'],
    ['forename', 'Required'],
    ['surname', 'Required'],
    ['phoneNumber', 'Phone number must start with 0'],
    ['street', 'Required'],
    ['postcode', 'Please enter a valid postcode'],
  ] as const)('asks for %s (CS-011)', (field, message) => {
    expect(faultsOf({ [field]: ' ' })).toEqual([{ field, message }]);
  });

  it.each(['middleNames', 'flatNumber', 'buildingName', 'district', 'town'] as const)(
    'does without %s (CS-011)',
    field => {
      expect(faultsOf({ [field]: '' })).toEqual([]);
    },
  );

  it('asks for one of flat, building name and building number, whichever it is (CS-012)', () => {
    const none = { flatNumber: '', buildingName: ' ', buildingNumber: '' };
    expect(faultsOf(none)).toEqual([
      { field: 'buildingNumber', message: 'Please fill out one of the above fields' },
    ]);
    for (const field of ['flatNumber', 'buildingName', 'buildingNumber'] as const) {
      expect(faultsOf({ ...none, [field]: '1a' })).toEqual([]);
    }
  });

  it.each([
    ['', '', '', 'Please enter a value in all fields'],
    ['31', '2', '1987', 'Please enter a valid date'],
    ['1', '1', '87', 'Please enter a valid year'],
    ['1', '1', '1905', 'Please enter a valid year'],
    ['1', '1', '2027', 'Please enter a valid year'],
    ['24', '11', '2008', 'You must be aged 18 or over to receive advice'],
  ])('refuses a date of birth of %s-%s-%s (CS-013, CS-014)', (day, month, year, message) => {
    expect(faultsOf({ dateOfBirth: { day, month, year } })).toEqual([{ field: 'dateOfBirth', message }]);
  });

  it.each([
    ['23', '11', '2008'],
    ['01', '01', '1906'],
  ])(
    'takes a date of birth of %s-%s-%s: 18 today, or 120 years back (CS-013, CS-014)',
    (day, month, year) => {
      expect(faultsOf({ dateOfBirth: { day, month, year } })).toEqual([]);
    },
  );

  it.each(['7700900123', '077009001', '077009001234', '+447700900123', '0770090012x'])(
    'refuses the phone number %s (CS-015)',
    phoneNumber => {
      expect(faultsOf({ phoneNumber })).toEqual([
        { field: 'phoneNumber', message: 'Phone number must start with 0' },
      ]);
    },
  );

  it.each(['LS1', 'LS1 4A', '12345', 'LS1 4CC'])('refuses the postcode %s (CS-016)', postcode => {
    expect(faultsOf({ postcode })).toEqual([{ field: 'postcode', message: 'Please enter a valid postcode' }]);
  });

  it('accepts only the titles in the list (ID-013)', () => {
    for (const { name } of TITLES) expect(faultsOf({ title: name })).toEqual([]);
    expect(faultsOf({ title: 'King' })).toEqual([
      { field: 'title', message: 'Choose a title from the list' },
    ]);
  });

  it.each([
    ['surname', 'Łuczak-Ó Súilleabháin'],
    ['forename', 'X'],
    ['surname', 'Wolfeschlegelsteinhausenbergerdorff'],
    ['buildingName', 'The 3 Lock-Keepers’ Cottage'],
    ['middleNames', 'Ann Marie'],
  ] as const)('takes the %s %s as it is', (field, typed) => {
    expect(checkSearchField(field, typed)).toEqual({ ok: true, value: typed });
  });

  it.each([
    ['forename', '4ever', 'Only text values are allowed'],
    ['surname', '🙂', 'Emojis are not allowed'],
    ['street', 'Lock 🏠 Lane', 'Emojis are not allowed'],
    ['town', 'Le\u0000eds', 'Only text values are allowed'],
    ['town', '\ud800', 'Only text values are allowed'],
    ['buildingNumber', '1'.repeat(21), 'A maximum of 20 characters is allowed'],
  ] as const)('refuses the %s %j', (field, typed, message) => {
    expect(checkSearchField(field, typed)).toMatchObject({ ok: false, message });
  });

  it('says everything that is wrong at once, in the order of the form', () => {
    const changes = {
      title: '',
      dateOfBirth: { day: '', month: '', year: '' },
      phoneNumber: '',
      postcode: '',
    };
    expect(faultsOf(changes).map(({ field }) => field)).toEqual([
      'title',
      'dateOfBirth',
      'phoneNumber',
      'postcode',
    ]);
  });

  it('never throws, and accepts its own result again unchanged', () => {
    const fields: readonly SearchTextField[] = [
      'forename',
      'street',
      'phoneNumber',
      'postcode',
      'buildingName',
    ];
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ unit: 'binary' }), (field, typed) => {
        const checked = checkSearchField(field, typed);
        if (checked.ok) expect(checkSearchField(field, checked.value)).toEqual(checked);
      }),
    );
  });
});
