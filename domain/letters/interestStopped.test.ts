import { describe, expect, it } from 'vitest';
import { isInterestStopped } from './interestStopped.ts';
import type { LetterAnswer, SentAbout } from './sentLetter.ts';
import { LETTER } from './testing/letter.ts';

const sent = (answer: LetterAnswer | null, stopsInterest = true): SentAbout => ({
  definition: { ...LETTER, stopsInterest },
  sentOn: '2026-11-23',
  answerBy: '2026-12-07',
  answer,
  answeredOn: answer && '2026-11-30',
});

describe('whether interest is stopped', () => {
  it.each([
    ['nothing that went', [], false],
    ['a yes', [sent('accepted')], true],
    ['a no', [sent('refused')], false],
    ['no answer yet', [sent(null)], false],
    ['a no after a yes', [sent('accepted'), sent('refused')], false],
    ['a yes after a no', [sent('refused'), sent('accepted')], true],
    ['silence after a yes', [sent('accepted'), sent('none')], true],
    ['a yes to a letter that asks for something else', [sent('accepted', false)], false],
  ])('is as they said last to a letter that asks for that: %s (DN-1600)', (_, about, isStopped) => {
    expect(isInterestStopped(about)).toBe(isStopped);
  });
});
