import { expect, it } from 'vitest';
import { repaymentsUnder } from './repaymentsUnder.ts';

it('what binds those who are owed takes the place of what they were paid before, as long as it holds (DN-1101)', () => {
  for (const shortName of ['DRO', 'BKY', 'SEQ', 'MAP', 'IVA', 'PTD', 'DAS', 'AO']) {
    expect([shortName, repaymentsUnder(shortName, 'sent')]).toEqual([shortName, null]);
    expect([shortName, repaymentsUnder(shortName, 'running')]).toEqual([shortName, 'as the plan says']);
    expect([shortName, repaymentsUnder(shortName, 'ended')]).toEqual([shortName, null]);
  }
  expect(repaymentsUnder('IVA', 'accepted')).toBe('as the plan says');
  expect(repaymentsUnder('IVA', 'broken')).toBe('as the plan says');
  expect(repaymentsUnder('DRO', 'accepted')).toBeNull();
});

it('in time to think nobody can make them pay, and what they paid can go on (DN-1101)', () => {
  for (const shortName of ['BS', 'MHBS', 'MOR']) {
    expect([shortName, repaymentsUnder(shortName, 'sent')]).toEqual([shortName, null]);
    expect([shortName, repaymentsUnder(shortName, 'running')]).toEqual([shortName, 'can go on']);
  }
});

it('what its person agrees with each lender leaves it as they told us (DN-1101)', () => {
  for (const shortName of ['DMP', 'SMP', 'FFS']) expect(repaymentsUnder(shortName, 'running')).toBeNull();
});
