import type { CreditFileSearch } from '../partners/credit-file/port.ts';

/** A search for somebody made up, as a credit reference agency is asked. */
export const MADE_UP_SEARCH: CreditFileSearch = {
  customer: {
    title: 'Ms',
    forename: 'Danielle',
    middleNames: '',
    surname: 'Hughes',
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
  purpose: 'debt advice',
  termsVersion: '1',
  blackBox: '',
  ipAddress: '203.0.113.7',
};
