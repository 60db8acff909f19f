import { describe, expect, it } from 'vitest';
import { firstPaymentAfter } from './sentLetter.ts';

const BAILIFFS = { receiver: 'bailiff', answerDays: 7 } as const;
const LENDER = { receiver: 'creditor', answerDays: 14 } as const;

describe('the first payment that a letter offers', () => {
  it.each([
    ['bailiffs', BAILIFFS, '2026-11-30', '2027-01-01'],
    ['bailiffs', BAILIFFS, '2027-01-05', '2027-02-01'],
    ['bailiffs', BAILIFFS, '2027-01-28', '2027-03-01'],
    ['a lender', LENDER, '2027-01-05', '2027-03-01'],
    ['all of a plan', null, '2026-11-30', '2027-01-01'],
  ] as const)(
    'is the first of the month after %s can have answered (DN-1675)',
    (_, letter, writtenOn, day) => {
      expect(firstPaymentAfter(writtenOn, letter)).toBe(day);
    },
  );
});
