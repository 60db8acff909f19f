import { describe, expect, it } from 'vitest';
import type { LetterDefinition } from './definition.ts';
import { askAgainFrom, askedForIn, makesOffer, type SentAbout } from './sentLetter.ts';
import { LETTER, paragraph, saying } from './testing/letter.ts';
import { standOf } from './threads.ts';

const wait: LetterDefinition = { ...LETTER, id: 'wait', next: ['offer'] };
const offering = saying([paragraph('I can pay {share} a month.')]);
const offer: LetterDefinition = { ...offering, id: 'offer', next: ['first-payment'] };
const settling: LetterDefinition = { ...LETTER, id: 'settling', next: ['settled'] };
const settled: LetterDefinition = {
  ...LETTER,
  id: 'settled',
  when: { stages: ['settlement accepted'] },
  next: ['settled'],
};
const first: LetterDefinition = {
  ...LETTER,
  id: 'first-payment',
  when: { stages: ['offer accepted'] },
  next: ['less'],
};
const less: LetterDefinition = { ...LETTER, id: 'less', when: { stages: ['offer accepted'] } };
const complaint: LetterDefinition = { ...LETTER, id: 'complaint', next: ['ombudsman'] };
const ombudsman: LetterDefinition = { ...LETTER, id: 'ombudsman', when: { stages: ['complained'] } };
const ALL = [wait, offer, settling, settled, first, less, complaint, ombudsman];
const day = (on: number) => `2026-10-${String(on).padStart(2, '0')}`;
const sent = (definition: LetterDefinition, on: number, answer: SentAbout['answer'] = null): SentAbout => ({
  definition,
  sentOn: day(on),
  answerBy: day(on + 9),
  answer,
  answeredOn: answer && day(on + 1),
});
const stand = (...letters: readonly SentAbout[]) => standOf(letters, '2026-10-19', ALL);
const stage = (...letters: readonly SentAbout[]) => stand(...letters).stage;

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
    const on = (today: string, ...letters: readonly SentAbout[]) => standOf(letters, today, ALL).stage;
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

  it('tells who asks for more from who says no, with the sum they ask for last (DN-1640)', () => {
    const more = (asksFor: number | null) => ({ ...sent(offer, 10, 'asks for more'), asksFor });
    expect(stage(more(50_00))).toBe('more asked');
    expect(stage(more(50_00), sent(offer, 12, 'refused'))).toBe('offer refused');
    expect(askedForIn([more(50_00), sent(offer, 12)], ALL)).toBe(50_00);
    expect(askedForIn([more(50_00), { ...more(60_00), sentOn: '2026-10-12' }], ALL)).toBe(60_00);
    expect(askedForIn([more(null)], ALL)).toBeNull();
    expect(askedForIn([sent(offer, 10, 'refused')], ALL)).toBeNull();
  });

  it('is a complaint until that is answered, with the day it went (DN-460)', () => {
    expect(stand(sent(offer, 10, 'refused'), sent(complaint, 12), sent(wait, 14)).beside).toEqual({
      settlement: null,
      complaint: 'complained',
      complainedOn: '2026-10-12',
    });
    expect(stand(sent(complaint, 12, 'refused')).beside.complaint).toBe('complaint answered');
  });

  it('is no answer to an offer each month what comes to one payment or a complaint (DN-1310, DN-1311)', () => {
    for (const answer of ['accepted', 'refused', 'asks for more', 'none', 'other', null] as const) {
      const beside = [sent(settling, 11, answer), sent(complaint, 12, answer)];
      expect(stage(...beside)).toBe('time asked');
      expect(stage(sent(offer, 10, 'accepted'), ...beside)).toBe('offer accepted');
      expect(stage(sent(offer, 10, 'refused'), ...beside)).toBe('offer refused');
      expect(stand(sent(offer, 10, 'accepted'), ...beside).by?.definition).toBe(offer);
    }
  });

  it('is a settlement by what came to that alone (DN-1310)', () => {
    const settlement = (...letters: readonly SentAbout[]) => stand(...letters).beside.settlement;
    expect(settlement(sent(offer, 10, 'accepted'), sent(complaint, 12))).toBeNull();
    expect(settlement(sent(settling, 12), sent(offer, 14, 'refused'))).toBe('settlement offered');
    expect(settlement(sent(settling, 9))).toBe('settlement not answered');
    expect(settlement(sent(settling, 12, 'accepted'), sent(settled, 14, 'none'))).toBe('settlement accepted');
    expect(settlement(sent(settling, 12, 'asks for more'))).toBe('settlement refused');
  });
});
