import { expect, it } from 'vitest';
import { isSameCreditor } from './sameCreditor.ts';

it.each([
  ['Made-up Bank', 'Made-up Bank'],
  ['Made-up Bank', 'MADE-UP BANK'],
  ['Made-up Bank', '  made-up  bank '],
  ['Made-up Bank', 'Made-upBank'],
  ['Caisse d’Épargne', 'caisse d’e\u0301pargne'],
  ['A\u00a0Bank', 'a bank'],
])('%j and %j are one creditor (SA-029)', (one, other) => {
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
])('%j and %j are two (SA-029)', (one, other) => {
  expect(isSameCreditor(one, other)).toBe(false);
  expect(isSameCreditor(other, one)).toBe(false);
});
