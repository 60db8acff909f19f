import { describe, expect, it } from 'vitest';
import { agreedByLetter } from './agreedByLetter.ts';
import type { LetterDefinition } from './definition.ts';
import type { SentAbout } from './sentLetter.ts';
import { LETTER, paragraph, saying } from './testing/letter.ts';

const place = {
  name: 'extra',
  holds: 'sum',
  isOffer: true,
  label: '',
  most: 20,
  starts: null,
  none: null,
} as const;
const arrears: LetterDefinition = { ...saying([paragraph('I can pay {extra}.')], [place]), id: 'arrears' };
const bailiff: LetterDefinition = { ...arrears, id: 'bailiff', receiver: 'bailiff' };
const settling = saying(
  [paragraph('I can pay {once}.')],
  [{ ...place, name: 'once', isOffer: false, isSettlement: true }],
);
const offer: LetterDefinition = {
  ...saying([paragraph('I can pay {share}.')]),
  id: 'offer',
  next: ['first'],
};
const first: LetterDefinition = { ...LETTER, id: 'first', when: { stages: ['offer accepted'] } };
const wait: LetterDefinition = { ...LETTER, id: 'wait' };
const ALL = [arrears, bailiff, settling, offer, first, wait];
const sent = (definition: LetterDefinition, on: number, answer: SentAbout['answer'] = null): SentAbout => ({
  definition,
  sentOn: `2026-10-${on}`,
  answerBy: `2026-10-${on + 9}`,
  answer,
  answeredOn: answer && `2026-10-${on + 1}`,
});
const agreed = (...letters: readonly SentAbout[]) => agreedByLetter(letters, ALL);

describe('what who is owed agreed to by letter', () => {
  it('is an arrangement from the day of their yes to a sum each month (DN-1194)', () => {
    expect(agreed()).toBeNull();
    expect(agreed(sent(arrears, 10))).toBeNull();
    expect(agreed(sent(arrears, 10, 'accepted'))).toBe('2026-10-11');
    expect(agreed(sent(offer, 10, 'accepted'))).toBe('2026-10-11');
    expect(agreed(sent(arrears, 10, 'asks for more'))).toBeNull();
  });

  it('is none by a yes to time alone, of bailiffs, or to a sum that settles it at once (DN-1194)', () => {
    for (const other of [wait, bailiff, settling, first]) {
      expect(agreed(sent(other, 10, 'accepted')), other.id).toBeNull();
    }
  });

  it('goes by their last word: a no since ends it, and silence does not (DN-1194)', () => {
    const yes = sent(arrears, 10, 'accepted');
    expect(agreed(yes, sent(arrears, 14, 'refused'))).toBeNull();
    expect(agreed(yes, sent(arrears, 14, 'refused'), sent(arrears, 18, 'accepted'))).toBe('2026-10-19');
    for (const answer of ['none', 'other', null] as const) {
      expect(agreed(yes, sent(arrears, 14, answer))).toBe('2026-10-11');
    }
    expect(agreed(yes, sent(bailiff, 14, 'refused'), sent(wait, 15, 'refused'))).toBe('2026-10-11');
  });
});
