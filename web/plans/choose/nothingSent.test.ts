import { expect, it } from 'vitest';
import { words } from '../words.ts';
import { promiseOf } from './promiseOf.ts';

it.each(['BS', 'MHBS', 'DAS'])(
  'promises of %s what is so: one of us reads the form first, and no talk (DN-1576)',
  shortName => {
    const promise = words.choose.nothingSent[promiseOf(shortName, 'not needed')];
    expect(promise).toContain('before an adviser has read your form');
    expect(promise).not.toContain('talked');
  },
);

it('promises a talk before an insolvency, and of what they send themselves that they send it (DN-1576)', () => {
  expect(promiseOf('DRO', 'confirmed')).toBe('afterTalk');
  expect(promiseOf('DRO', 'waits')).toBe('waits');
  expect(promiseOf('DMP', 'not needed')).toBe('own');
});
