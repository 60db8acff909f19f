import { expect, it } from 'vitest';
import { sayHeadline, sayNext, toldOf } from './headlineWords.ts';
import { offersGoFrom, stepWaits, tasksWhile, whileTimeRuns } from './offersWait.ts';
import { offersWaitWords } from './offersWaitWords.ts';
import { after, MOCK_UP, OFFERS, planOf } from './testing/mockUp.ts';

it('has nothing offered while a plan waits for a talk, and what was agreed paid on (DN-695)', () => {
  const tasks = ['send offers', 'pay today', 'ask again', 'review'] as const;
  expect(tasksWhile(tasks, true)).toEqual(['pay today', 'review']);
  expect(tasksWhile(tasks, false)).toEqual(tasks);
  expect(stepWaits('send the offer', true)).toBe(true);
  expect(stepWaits('send the offer', false)).toBe(false);
  expect(stepWaits('they answer', true)).toBe(false);
});

it('has offers wait for the day after what gives time by law, and what is paid go on (DN-1312)', () => {
  const time = { shortName: 'BS', endsOn: '2026-12-31' };
  expect(offersGoFrom(time)).toBe('2027-01-01');
  const held = whileTimeRuns(planOf(after(), '2026-11-02'), time);
  expect(held).toMatchObject({ tasks: [], offersAfter: time });
  expect(sayHeadline(toldOf(held), '2026-11-02')).toEqual({
    stands: 'Your 4 offers wait until Breathing Space is over',
    you: 'They can go from 1 January 2027. There is nothing to send before that.',
  });
  expect(sayNext(toldOf(held), '2026-11-02')).toBe('You send your offers, from 1 January 2027');
  const scottish = whileTimeRuns(planOf(after(), '2026-11-02'), { ...time, shortName: 'MOR' });
  expect(sayHeadline(toldOf(scottish), '2026-11-02').stands).toBe(
    'Your 4 offers wait until your moratorium is over',
  );
});

it('changes nothing of a plan whose offers went, or beside which nothing runs (DN-1312)', () => {
  const time = { shortName: 'BS', endsOn: '2026-12-31' };
  const went = planOf(after(OFFERS), '2026-11-03');
  expect(whileTimeRuns(went, time)).toBe(went);
  const toSend = planOf(after(), '2026-11-02');
  expect(whileTimeRuns(toSend, null)).toBe(toSend);
  // Who said no is asked again once the time is over.
  const asked = planOf(after(...MOCK_UP), '2026-12-01');
  expect(asked.tasks).toContain('ask again');
  expect(whileTimeRuns(asked, time).tasks).not.toContain('ask again');
});

it('has offers wait for the end of what only its person told of, of which no day is known (DN-1351)', () => {
  const held = whileTimeRuns(planOf(after(), '2026-11-02'), { shortName: 'BS', endsOn: null });
  expect(held.tasks).toEqual([]);
  expect(sayHeadline(toldOf(held), '2026-11-02')).toEqual({
    stands: 'Your 4 offers wait until Breathing Space is over',
    you: 'They can go once Breathing Space is over. There is nothing to send before that. If it is over, say so with your letters.',
  });
  expect(sayNext(toldOf(held), '2026-11-02')).toBe('You send your offers, once Breathing Space is over');
  expect(offersGoFrom({ shortName: 'MOR', endsOn: null })).toBeNull();
});

it('leads whoever is in what deals with debts for good to us before any offer (DN-1351)', () => {
  const holds = { shortName: 'DRO', endsOn: null };
  const held = whileTimeRuns(planOf(after(), '2026-11-02'), holds);
  expect(sayHeadline(toldOf(held), '2026-11-02')).toEqual({
    stands: 'Your 4 offers wait, as a debt relief order protects you',
    you: 'An offer can get in its way, so ask us before you send any. If it is over, say so with your letters.',
  });
  expect(sayNext(toldOf(held), '2026-11-02')).toBe('You ask us before you send your offers');
  const said = [offersWaitWords.rest, offersWaitWords.step, offersWaitWords.letter, offersWaitWords.noLetter];
  for (const says of said) {
    expect(says(holds)).toMatch(/waits?, as a debt relief order protects you\. An offer can get in its way/u);
    // No day is promised of it.
    expect(says(holds)).not.toMatch(/can go/u);
  }
});
