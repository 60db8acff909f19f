import { expect, it } from 'vitest';
import { fromForReceiver, fromForStaff } from './fromForStaff.ts';
import { fromWords } from './words.ts';

const today = { year: 2026, month: 11, day: 24 };

/** Every text by which an answer says where it is from, with what stands in it. */
const SAID: readonly string[] = [
  fromWords.told({ on: null, today }),
  fromWords.told({ on: '2026-11-08', today }),
  fromWords.creditSearch({ on: null, today }),
  fromWords.creditSearch({ on: '2026-11-08', today }),
  fromWords.budgetLine('£31', 'Broadband'),
  fromWords.debtOnHome('Heron Loans'),
  fromWords.postcodeIn('LS1 1AA', 'England'),
  fromWords.postcodeUnsure('LS1 1AA', 'England'),
  fromWords.homeIn('France'),
  fromWords.married('Married'),
  fromWords.marriedHere('Married'),
  fromWords.debtOnCar('Heron Loans'),
  fromWords.debtOnAccount('Heron Loans'),
  fromWords.debtOfBusiness('Heron Loans'),
  fromWords.debtFromWages('Heron Loans'),
  fromWords.hereToo('Heron Loans, £400'),
  fromWords.saidTo({ name: 'Jo', on: '2026-11-08', today }),
  fromWords.before({ on: '2026-11-08', today }),
  fromWords.saidToBefore({ name: 'Jo', on: '2026-11-08', today }),
  ...Object.values(fromWords).filter(said => typeof said === 'string'),
];

it('speaks of the person to staff wherever an answer says where it is from (DN-643)', () => {
  // Each of them is told here, so that one that is added speaks of the person too.
  expect(SAID).toHaveLength(Object.keys(fromWords).length + 2);
  for (const said of SAID) expect(fromForStaff(said), said).not.toMatch(/\byour?\b/iu);
  expect(fromForStaff(fromWords.given)).toBe('They gave it in this form');
  expect(fromForStaff(fromWords.told({ on: '2026-11-08', today }))).toBe('They told us on 8 November');
  expect(fromForStaff(fromWords.marriedHere('Married'))).toBe('They put in: Married');
  expect(fromForStaff(fromWords.overdue)).toBe('So much is overdue, they told us');
});

it('speaks of the client to who gets the form (DN-1711)', () => {
  for (const said of SAID) expect(fromForReceiver(said), said).not.toMatch(/\b(your?|they|their|them)\b/iu);
  expect(fromForReceiver(fromWords.told({ on: '2026-11-08', today }))).toBe(
    'The client told us on 8 November',
  );
  expect(fromForReceiver(fromWords.details)).toBe('From the client’s account');
  expect(fromForReceiver(fromWords.grantedHere)).toBe('It was granted while the client was with us');
  expect(fromForReceiver(fromWords.debtOnHome('Your Move'))).toBe(
    'The client’s debts have one to Your Move on the client’s home',
  );
});

it('leaves the names of others as they are (DN-643)', () => {
  expect(fromForStaff(fromWords.debtOnHome('Your Move'))).toBe(
    'Their debts have one to Your Move on their home',
  );
  expect(fromForStaff(fromWords.budgetLine('£31', 'For you'))).toBe('For you: £31 in their budget');
});
