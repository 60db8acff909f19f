import { expect, it } from 'vitest';
import { datesToKeep } from './datesToKeep.ts';

it('says the year of a late day that was in another, among the dates and as the one thing today (DN-1271)', () => {
  const late = { kind: 'payments to mark', day: { year: 2026, month: 12, day: 5 } } as const;
  const today = { year: 2027, month: 6, day: 14 };
  const { dates, oneThing } = datesToKeep({ toKeep: [late], awaited: [], done: [] }, today, 'on');
  expect(dates[0]?.text).toMatch(/^This was for 5 December 2026\./u);
  expect(oneThing?.text).toMatch(/^This was for 5 December 2026\./u);
});
