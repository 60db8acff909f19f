import { describe, expect, it } from 'vitest';
import { lastDayOf } from './lastDay.ts';
import { LETTER, paragraph, saying } from './testing/letter.ts';

const DEBT = { courtStage: 'court claim', type: null, isPaid: null, currentBalance: 200000 } as const;
const ANSWER = {
  ...saying([paragraph('Please write by {answerBy}.')]),
  when: { is: ['court claim'] },
} as const;
const WITHIN = { ...LETTER, sendWithin: { days: 14, of: 'orderCame' } } as const;
const known = { debt: DEBT, claim: null, edits: {}, today: '2026-11-30' } as const;
const claimed = (by: string, acknowledgedBy: string | null = null) => ({
  days: { by, acknowledgedBy },
  isAnswered: false,
});

describe('the last day of a letter', () => {
  it.each([
    ['2026-12-01', false, 'Answer by Tuesday 1 December'],
    ['2026-11-30', false, 'Answer by Monday 30 November'],
    ['2026-11-24', true, 'The last day to answer was Tuesday 24 November'],
  ])(
    'of an answer to a claim is the last day of the claim, %s, over: %s (DN-1545)',
    (by, isOver, heading) => {
      const last = lastDayOf(ANSWER, { ...known, claim: claimed(by) });
      expect(last).toMatchObject({ day: by, isOver, heading });
      expect(last?.text.includes('Ring us now')).toBe(isOver);
    },
  );

  it('says that the day in the letter is for their answer, where one stands in it (DN-1545)', () => {
    const claim = claimed('2026-11-24', '2026-12-08');
    expect(lastDayOf(ANSWER, { ...known, claim })?.text).toMatch(
      /back in time\? Then you have until Tuesday 8 December\. .*It gives you no more time\.$/u,
    );
    const plain = { ...LETTER, when: { is: ['court claim'] } } as const;
    expect(lastDayOf(plain, { ...known, claim })?.text).not.toContain('no more time');
  });

  it('is asked for while nobody has found the date, and is none once the claim was answered (DN-1545)', () => {
    const open = { days: null, isAnswered: false };
    expect(lastDayOf(ANSWER, { ...known, claim: open })).toMatchObject({
      day: null,
      isOver: false,
      short: 'It has a last day',
    });
    expect(lastDayOf(ANSWER, { ...known, claim: { ...open, isAnswered: true } })).toBeNull();
  });

  it.each([
    ['1 October 2026', '2026-10-15', true],
    ['16 November 2026', '2026-11-30', false],
    ['', null, false],
    ['soon', null, false],
  ])('is counted from the day that is written in it, %s (DN-1545)', (orderCame, day, isOver) => {
    expect(lastDayOf(WITHIN, { ...known, edits: { orderCame } })).toMatchObject({ day, isOver });
  });

  it('is none for any other letter (DN-1545)', () => {
    expect(lastDayOf(LETTER, known)).toBeNull();
  });
});
