import { describe, expect, it } from 'vitest';
import { contactDetailsOf, isCompleteLead } from './partner-lead.ts';

describe('a partner lead', () => {
  it('needs no more than a forename and a phone number (ID-007)', () => {
    expect(isCompleteLead({ forename: 'Ann', phoneNumber: '07700900123' })).toBe(true);
    expect(isCompleteLead({ forename: 'Ann', surname: 'Lee', emailAddress: 'ann@example.com' })).toBe(false);
    expect(isCompleteLead({ phoneNumber: '07700900123' })).toBe(false);
    expect(isCompleteLead({ forename: ' ', phoneNumber: '07700900123' })).toBe(false);
    expect(isCompleteLead({ forename: null, phoneNumber: '07700900123' })).toBe(false);
  });

  it('fills a form with what it has and leaves the rest empty (ID-007)', () => {
    expect(contactDetailsOf({ forename: 'Ann', phoneNumber: '07700900123' })).toEqual({
      firstName: 'Ann',
      lastName: '',
      email: '',
      phone: '07700900123',
    });
    expect(
      contactDetailsOf({
        forename: 'Ann',
        surname: 'Lee',
        emailAddress: 'ann@example.com',
        phoneNumber: '07700900123',
        welcomeMessageId: 2,
      }),
    ).toEqual({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', phone: '07700900123' });
  });
});
