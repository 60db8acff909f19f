import { expect, it } from 'vitest';
import { isSameCreditor } from './sameCreditor.ts';

it.each([
  ['Made-up Bank', 'Made-up Bank'],
  ['Made-up Bank', 'MADE-UP BANK'],
  ['Made-up Bank', '  made-up  bank '],
  ['Made-up Bank', 'Made-upBank'],
  ['Caisse d’Épargne', 'caisse d’e\u0301pargne'],
  ['A\u00a0Bank', 'a bank'],
  ['A Bank', 'A Bank plc'],
  ['A Bank', 'a bank PLC '],
  ['A Bank', 'A Bank P.L.C.'],
  ['A Bank Ltd', 'A Bank Limited'],
  ['A Bank Ltd.', 'A Bank'],
  ['A Bank plc', 'A Bank LLP'],
  ['A Bank UK', 'A Bank (UK) Limited'],
  ['A Bank, Ltd', 'A Bank'],
  ['Fenland Finance', 'fenland finance.'],
  ['Fenland Finance', 'FENLAND FINANCE LTD.'],
  ['St. James’s Loans', "St James's Loans"],
  ['J.D. Loans', 'JD Loans'],
  ['Marlow & Reed', 'Marlow and Reed'],
  ['Marlow & Reed plc', 'Marlow and Reed'],
])('%j and %j are one creditor (SA-029, SA-141, DN-737)', (one, other) => {
  expect(isSameCreditor(one, other)).toBe(true);
  expect(isSameCreditor(other, one)).toBe(true);
});

it.each([
  ['Made-up Bank', 'Made-up Bank 2'],
  ['Made-up Bank', 'Made up Bank'],
  ['Epargne', 'Épargne'],
  ['[', '{'],
  ['', ''],
  [' ', ''],
  ['', 'Made-up Bank'],
  ['A Bank plc', 'B Bank plc'],
  ['A Bank plc', 'A Bank Cards plc'],
  ['A UK Bank', 'A Bank'],
  ['Limited', 'Ltd'],
  ['Limited', 'Limited Cards'],
  ['Duk', 'D'],
  ['Applc', 'App'],
  ['A Shed', 'A Bank'],
  ['plc', ''],
  ['.', ''],
  ['.', ','],
  ['Fenland Finance', 'Fenland Finance 2.'],
  ['Marlow & Reed', 'Marlow'],
  ['A & B', 'A and C'],
])('%j and %j are two (SA-029, SA-141, DN-737)', (one, other) => {
  expect(isSameCreditor(one, other)).toBe(false);
  expect(isSameCreditor(other, one)).toBe(false);
});
