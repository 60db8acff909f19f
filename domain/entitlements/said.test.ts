import { expect, it } from 'vitest';
import {
  changedSince,
  isSettled,
  NOTHING_SAID_OF_ENTITLEMENTS as NOTHING,
  saying,
  stillCounts,
} from './said.ts';
import { BOOK } from './testing/told.ts';

const MONDAY = { on: { year: 2026, month: 11, day: 23 } };
const FRIDAY = { on: { year: 2026, month: 11, day: 27 } };

it('keeps the day on which it was said first, and changes nothing by the same again (DN-563)', () => {
  const said = saying(NOTHING, 'tv-licence', 'done', MONDAY);
  expect(said).toEqual({ 'tv-licence': { what: 'done', on: '2026-11-23' } });
  expect(saying(said, 'tv-licence', 'done', FRIDAY)).toBe(said);
  expect(saying(said, 'tv-licence', 'not for me', FRIDAY)['tv-licence']?.on).toBe('2026-11-27');
});

it('takes back one, and leaves the others (DN-563)', () => {
  const both = saying(saying(NOTHING, 'a', 'done', MONDAY), 'b', 'not for me', MONDAY);
  expect(Object.keys(saying(both, 'a', null, FRIDAY))).toEqual(['b']);
  expect(saying(NOTHING, 'a', null, FRIDAY)).toBe(NOTHING);
  expect(saying(NOTHING, 'toString', null, FRIDAY)).toBe(NOTHING);
});

const discountOff = (monthly: number | null) => {
  const entitlement = BOOK.entitlements.find(({ id }) => id === 'single-person-discount');
  if (!entitlement) throw new Error('The discount has gone from the content.');
  return { entitlement, bill: monthly === null ? null : { name: 'council-tax', monthly } };
};
const ID = 'single-person-discount';

it('counts what was asked for until its bill is another, and then asks, naming the bill (DN-629)', () => {
  const asked = saying(NOTHING, ID, 'done', { ...MONDAY, bill: 120_00 });
  expect(stillCounts(discountOff(120_00), asked)).toBe(true);
  expect(changedSince(discountOff(90_00), asked)).toBe('council-tax');
  expect(stillCounts(discountOff(90_00), asked)).toBe(false);
  // What was kept before bills were, and what lowers none, is counted as before.
  expect(stillCounts(discountOff(90_00), saying(NOTHING, ID, 'done', MONDAY))).toBe(true);
  expect(stillCounts(discountOff(null), asked)).toBe(true);
});

it('counts it again once they say that they still wait, on the day that they asked first (DN-629)', () => {
  const asked = saying(NOTHING, ID, 'done', { ...MONDAY, bill: 120_00 });
  const waits = saying(asked, ID, 'done', { ...FRIDAY, bill: 90_00 });
  expect(waits).toEqual({ [ID]: { what: 'done', on: '2026-11-23', bill: 90_00 } });
  expect(stillCounts(discountOff(90_00), waits)).toBe(true);
  expect(saying(waits, ID, 'done', { ...FRIDAY, bill: 90_00 })).toBe(waits);
});

it('counts nothing that they get or that is not for them, whatever the bill (DN-629)', () => {
  for (const what of ['gets', 'not for me'] as const) {
    const said = saying(NOTHING, ID, what, MONDAY);
    expect([isSettled(ID, said), stillCounts(discountOff(120_00), said)]).toEqual([true, false]);
  }
  expect(isSettled(ID, NOTHING)).toBe(false);
});
