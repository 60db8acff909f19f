import { describe, expect, it } from 'vitest';
import { answerDay } from './letterDays.ts';

describe('the day by which an answer is to be expected', () => {
  it.each([
    ['the usual days', 'bailiff', 7, null, '2026-11-30'],
    ['the day before a visit that comes sooner', 'bailiff', 14, '2026-11-29', '2026-11-28'],
    ['the usual days where a visit comes later', 'bailiff', 7, '2026-12-06', '2026-11-30'],
    ['the day before a visit on the last of the usual days', 'bailiff', 7, '2026-11-30', '2026-11-29'],
    ['the day of a visit that is tomorrow', 'bailiff', 7, '2026-11-24', '2026-11-24'],
    ['the usual days once the visit is over', 'bailiff', 7, '2026-11-22', '2026-11-30'],
    ['the usual days of anybody else', 'creditor', 14, '2026-11-29', '2026-12-07'],
    ['no day where none is asked for', 'bailiff', null, '2026-11-29', null],
  ])('is %s (DN-1670)', (_, receiver, answerDays, visitOn, by) => {
    expect(answerDay('2026-11-23', { receiver, answerDays }, visitOn)).toBe(by);
  });
});
