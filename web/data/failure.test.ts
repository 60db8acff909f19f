import { expect, it } from 'vitest';
import { ApiFailure, isRefusal, Offline } from './failure.ts';

const answered = (status: number) => new ApiFailure(status, { code: 'ANY', message: 'Any' });

it.each([400, 403, 409, 413])('an answer of %i is a refusal of what was given', status => {
  expect(isRefusal(answered(status))).toBe(true);
});

it.each([500, 503])('an answer of %i is none: the same may be sent again', status => {
  expect(isRefusal(answered(status))).toBe(false);
});

it('a call that came too slowly is no refusal, so that nothing typed is given up for a slow line (IS-005)', () => {
  expect(isRefusal(answered(408))).toBe(false);
  expect(isRefusal(new Offline())).toBe(false);
});
