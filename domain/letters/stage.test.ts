import { describe, expect, it } from 'vitest';
import type { LetterDefinition } from './definition.ts';
import { askAgainFrom, makesOffer, type SentAbout, stageOf } from './sentLetter.ts';
import { LETTER, paragraph, saying } from './testing/letter.ts';

const wait: LetterDefinition = { ...LETTER, id: 'wait', next: ['offer'] };
const offering = saying([paragraph('I can pay {share} a month.')]);
const offer: LetterDefinition = { ...offering, id: 'offer', next: ['first-payment'] };
const settling: LetterDefinition = { ...LETTER, id: 'settling', next: ['first-payment'] };
const first: LetterDefinition = {
  ...LETTER,
  id: 'first-payment',
  when: { stages: ['offer accepted'] },
  next: ['less'],
};
const less: LetterDefinition = { ...LETTER, id: 'less', when: { stages: ['offer accepted'] } };
const complaint: LetterDefinition = { ...LETTER, id: 'complaint', next: ['ombudsman'] };
const ombudsman: LetterDefinition = { ...LETTER, id: 'ombudsman', when: { stages: ['complained'] } };
const ALL = [wait, offer, settling, first, less, complaint, ombudsman];
const sent = (definition: LetterDefinition, on: number, answer: SentAbout['answer'] = null): SentAbout => ({
  definition,
  sentOn: `2026-10-${on}`,
  answerBy: `2026-10-${on + 9}`,
  answer,
  answeredOn: answer && `2026-10-${on + 1}`,
});
const stage = (...letters: readonly SentAbout[]) => stageOf(letters, '2026-10-19', ALL).stage;

describe('where letters about a debt stand', () => {
  it('is said by the last offer, whatever was written beside it (DN-465)', () => {
    expect(stage()).toBe('nothing sent');
    expect(stage(sent(wait, 10, 'accepted'))).toBe('time asked');
    expect(stage(sent(wait, 10, 'refused'))).toBe('time asked');
    expect(stage(sent(offer, 10), sent(wait, 12))).toBe('offered');
    expect(stage(sent(offer, 10, 'accepted'), sent(wait, 12, 'refused'))).toBe('offer accepted');
    expect(stage(sent(offer, 10, 'accepted'), sent(offer, 12, 'none'))).toBe('no answer');
  });

  it('stays a yes once a letter followed that (DN-465)', () => {
    expect(stage(sent(offer, 10, 'accepted'), sent(first, 12))).toBe('offer accepted');
    expect(stage(sent(offer, 10, 'accepted'), sent(first, 12), sent(less, 20, 'refused'))).toBe(
      'offer accepted',
    );
    expect(ALL.filter(one => makesOffer(one, ALL))).toEqual([offer]);
  });

  it('is silence from the day after the last for an answer, where nothing was said of it (DN-468)', () => {
    const on = (today: string, ...letters: readonly SentAbout[]) => stageOf(letters, today, ALL).stage;
    expect(on('2026-10-19', sent(offer, 10))).toBe('offered');
    expect(on('2026-10-20', sent(offer, 10))).toBe('no answer');
    expect(on('2026-10-20', sent(offer, 10, 'other'))).toBe('offered');
    expect(on('2026-10-20', sent(offer, 10, 'accepted'))).toBe('offer accepted');
    expect(on('2026-10-20', sent(offer, 10), sent(offer, 11))).toBe('offered');
  });

  it('asks again at once after a first no, and two months after another, until a yes (DN-521)', () => {
    const again = (...letters: readonly SentAbout[]) => askAgainFrom(letters, ALL);
    expect(again()).toBeNull();
    expect(again(sent(offer, 10))).toBeNull();
    expect(again(sent(offer, 10, 'refused'))).toBe('2026-10-11');
    expect(again(sent(offer, 10, 'refused'), sent(wait, 12, 'refused'))).toBe('2026-10-11');
    expect(again(sent(offer, 10, 'refused'), sent(offer, 12))).toBeNull();
    expect(again(sent(offer, 10, 'refused'), sent(offer, 12, 'refused'))).toBe('2026-12-13');
    expect(again(sent(offer, 10, 'refused'), sent(offer, 12, 'accepted'), sent(offer, 14, 'refused'))).toBe(
      '2026-10-15',
    );
  });

  it('is a complaint until that is answered, with the day it went (DN-460)', () => {
    const letters = [sent(offer, 10, 'refused'), sent(complaint, 12), sent(wait, 14)];
    expect(stageOf(letters, '2026-10-19', ALL)).toMatchObject({
      stage: 'complained',
      by: { sentOn: '2026-10-12' },
    });
    expect(stage(sent(complaint, 12, 'refused'))).toBe('complaint answered');
  });
});
