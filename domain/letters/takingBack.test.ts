import { describe, expect, it } from 'vitest';
import type { LetterDefinition } from './definition.ts';
import type { SentAbout } from './sentLetter.ts';
import { followedBy } from './takingBack.ts';
import { LETTER, paragraph, saying } from './testing/letter.ts';

const offering = saying([paragraph('I can pay {share} a month.')]);
const wait: LetterDefinition = { ...LETTER, id: 'wait' };
const offer: LetterDefinition = { ...offering, id: 'offer', next: ['first-payment', 'again'] };
const again: LetterDefinition = { ...offer, id: 'again', when: { stages: ['offer refused'] } };
const first: LetterDefinition = { ...LETTER, id: 'first-payment', when: { stages: ['offer accepted'] } };
const ALL = [wait, offer, again, first];
const sent = (definition: LetterDefinition, on: number, answer: SentAbout['answer'] = null): SentAbout => ({
  definition,
  sentOn: `2026-10-${on}`,
  answerBy: '2026-11-30',
  answer,
  answeredOn: answer && `2026-10-${on}`,
});

describe('a letter that is said not to have gone', () => {
  it('has nothing that rests on it where it is the last, or others went all the same (DN-665)', () => {
    expect(followedBy([sent(offer, 10, 'refused')], 0, ALL)).toBeNull();
    expect(followedBy([sent(wait, 10), sent(offer, 11)], 0, ALL)).toBeNull();
    expect(followedBy([sent(offer, 10), sent(wait, 11)], 0, ALL)).toBeNull();
  });

  it('has one that could not have gone without it (DN-665)', () => {
    expect(followedBy([sent(offer, 10, 'refused'), sent(again, 12)], 0, ALL)?.id).toBe('again');
    expect(followedBy([sent(offer, 10, 'accepted'), sent(wait, 11), sent(first, 12)], 0, ALL)?.id).toBe(
      'first-payment',
    );
    const two = [sent(offer, 10, 'refused'), sent(offer, 11, 'refused'), sent(again, 12)];
    expect(followedBy(two, 0, ALL)).toBeNull();
    expect(followedBy(two, 1, ALL)).toBeNull();
  });
});
