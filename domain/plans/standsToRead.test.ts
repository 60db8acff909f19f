import { expect, it } from 'vitest';
import { standsToRead } from './standsToRead.ts';

const READY = { stands: 'Your form is ready to go', you: 'It is sent next.', next: null };
const NAME = 'a debt relief order';
const ORDER = {
  product: { shortName: 'DRO' },
  state: 'being prepared',
  stillFits: true,
  doubt: null,
} as const;

it('a plan that waits for a talk says so, and never what would come next without one (DN-1335)', () => {
  expect(standsToRead(ORDER, READY, NAME)).toBe(READY);
  expect(standsToRead({ ...ORDER, stillFits: false }, READY, NAME)).toEqual({
    stands: 'Your answers have changed since',
    you: expect.stringContaining('does not name a debt relief order any more'),
    next: null,
  });
  expect(standsToRead({ ...ORDER, doubt: { why: 'taken back' } }, READY, NAME)).toMatchObject({
    stands: 'We have said something else since',
    you: expect.stringContaining('We talk before it goes on'),
  });
  // What has gone is decided by others, and goes on.
  expect(standsToRead({ ...ORDER, state: 'sent', stillFits: false }, READY, NAME)).toBe(READY);
});

it('a plan that tells of health is named by another for who may not see that (DN-1335)', () => {
  const crisis = { ...ORDER, product: { shortName: 'MHBS' }, stillFits: false };
  expect(standsToRead(crisis, READY, 'Breathing Space')?.you).toMatch(/name Breathing Space any more/u);
});
