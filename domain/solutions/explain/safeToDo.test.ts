import { expect, it } from 'vitest';
import { safeToDo } from './safeToDo.ts';

const saysOf = (...codes: string[]) => safeToDo(codes).map(({ lead, says }) => `${lead} ${says}`);

it('lets other lenders wait for who has no plan yet (SA-115)', () => {
  expect(saysOf('BUDGET_NOT_CREDIBLE', 'CHANGE_COMING')[0]).toBe(
    'Pay for food, your home and energy first. Other lenders can wait.',
  );
});

it('tells nobody who is in a plan or an insolvency to let it wait (SA-220)', () => {
  for (const code of ['IN_ARRANGEMENT', 'IN_INSOLVENCY']) {
    const said = saysOf('BUDGET_NOT_CREDIBLE', code);
    expect(said.join(' ')).not.toContain('can wait');
    expect(said[1]).toContain('Keep to the plan you are in. If you cannot pay it, call whoever runs it');
  }
});

it('warns against what binds, last (SA-115)', () => {
  expect(safeToDo([]).map(({ isCare }) => isCare === true)).toEqual([false, false, false, true]);
});

it('warns against paying a debt that may not be owed, and against giving away savings (SA-140, SA-143)', () => {
  expect(saysOf('DEBTS_NOT_SETTLED').join(' ')).toContain('Do not pay it or write to them');
  expect(saysOf('SAVINGS_COULD_SETTLE').join(' ')).toContain('Keep what you have put by.');
  const care = safeToDo(['DEBTS_NOT_SETTLED', 'SAVINGS_COULD_SETTLE']).filter(
    ({ isCare }) => isCare === true,
  );
  expect(care.map(({ lead }) => lead)).toEqual([
    'Leave alone any debt you may not owe.',
    'Keep what you have put by.',
    'Sign nothing yet.',
  ]);
});

it('begins with the court papers where somebody has asked for a bankruptcy (SA-188)', () => {
  expect(saysOf('CREDITOR_PETITION')[0]).toBe(
    'Call us about the court papers today. Go to the court on the day they name. It can decide without you.',
  );
  expect(saysOf('NOTHING_FITS').join(' ')).not.toContain('court papers');
});
