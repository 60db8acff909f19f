import { expect, it } from 'vitest';
import { datesToKeep } from './datesToKeep.ts';

const TODAY = { year: 2026, month: 11, day: 23 };
const claim = {
  kind: 'court papers',
  day: { year: 2026, month: 12, day: 9 },
  from: 'Wharf Loans',
  sum: 2_400_00,
} as const;
const shown = (more: object) => {
  const toKeep = [{ ...claim, ...more }];
  const { oneThing, dates } = datesToKeep({ toKeep, awaited: [], done: [] }, TODAY, 'on');
  return { oneThing, date: dates[0] };
};

it('asks for the date of a claim of which it is not known, and says why (DN-1201)', () => {
  const { oneThing, date } = shown({ day: null });
  expect(oneThing).toMatchObject({
    heading: 'Look for the date on the court form from Wharf Loans',
    action: 'Tell us the date',
    leadsTo: 'letters',
  });
  expect(date).toMatchObject({ stake: 'court papers', danger: 'loses', day: null, isLate: false });
});

it('has a claim answered by its last day, and says what an acknowledgement gives (DN-1200)', () => {
  const { oneThing, date } = shown({ acknowledgedBy: { year: 2026, month: 12, day: 23 } });
  expect(date?.day).toBe('2026-12-09');
  expect(oneThing?.text).toBe(
    'By Wednesday 9 December. £2,400. Answer the court, and you can ask to pay bit by bit. If you send the acknowledgement of service back by then, you have until Wednesday 23 December.',
  );
});

it('has a late one answered today all the same (DN-1203)', () => {
  const { date } = shown({ day: { year: 2026, month: 11, day: 20 }, isOver: true });
  expect(date).toMatchObject({ isLate: true });
  expect(date?.text).toMatch(
    /^This was for Friday 20 November\. If you have not answered the court form, do so today/u,
  );
});

it('has one that may not be owed talked over before it is answered, and answered in time (DN-1203)', () => {
  const { oneThing } = shown({ isDoubted: true });
  expect(oneThing).toMatchObject({
    heading: 'Talk to us about the court form from Wharf Loans',
    leadsTo: 'talk',
  });
  expect(oneThing?.text).toContain('Talk to us before you answer');
  expect(oneThing?.text).not.toContain('pay bit by bit');
});

it('leads to whom to ring, and to no letter, where there is none to answer a claim with (DN-1422)', () => {
  const { oneThing } = shown({ hasLetter: false });
  expect(oneThing).toMatchObject({
    heading: 'Ring us about the court form from Wharf Loans',
    leadsTo: 'whom to ring',
  });
  expect(oneThing?.text).toContain('There is no letter here for it');
});
