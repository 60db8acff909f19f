import { expect, it } from 'vitest';
import { bookingAddress } from './bookingAddress.ts';

it.each([
  ['https://booking.example/towpath', 'https://booking.example/towpath?appId=mw_partner'],
  ['https://booking.example/?a=1', 'https://booking.example/?a=1&appId=mw_partner'],
  ['https://booking.example/?appId=old', 'https://booking.example/?appId=mw_partner'],
  ['/book', '/book?appId=mw_partner'],
])('tells the booking site at %s what brought the visitor (AD-020)', (bookingUrl, expected) => {
  expect(bookingAddress(bookingUrl, 'mw_partner')).toBe(expected);
});
