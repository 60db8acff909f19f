import { describe, expect, it } from 'vitest';
import type { LetterDefinition } from './definition.ts';
import type { SentAbout } from './sentLetter.ts';
import { LETTER, paragraph, saying } from './testing/letter.ts';
import { type OfferOfPlan, wentAbout } from './wentAbout.ts';

const share = saying([paragraph('I can pay {share} a month.')]);
const offer: LetterDefinition = {
  ...share,
  id: 'offer',
  when: { stages: ['nothing sent', 'time asked'] },
  next: ['yes'],
};
const token: LetterDefinition = { ...offer, id: 'token' };
const again: LetterDefinition = { ...share, id: 'again', when: { stages: ['no answer'] }, next: ['yes'] };
const second: LetterDefinition = {
  ...share,
  id: 'second',
  when: { stages: ['offer refused'] },
  next: ['yes'],
};
const yes: LetterDefinition = { ...LETTER, id: 'yes', when: { stages: ['offer accepted'] } };
const wait: LetterDefinition = { ...LETTER, id: 'wait' };
const ALL = [offer, token, again, second, yes, wait];

const letter = (definition: LetterDefinition, sentOn: string): SentAbout => ({
  definition,
  sentOn,
  answerBy: null,
  answer: 'none',
  answeredOn: sentOn,
});
const said = (on: string, answer: OfferOfPlan['answer'] = null): OfferOfPlan => ({
  on,
  answerBy: '2026-10-30',
  answer,
});
const went = (letters: readonly SentAbout[], offers: readonly OfferOfPlan[] | null, begun: string[] = []) =>
  wentAbout({ letters, offers, all: ALL, chosen: 'DMP', begun }).map(one => [
    one.definition.id,
    one.sentOn,
    one.answer,
    one.isByPlan,
  ]);

describe('what went about a debt (DN-519)', () => {
  it('is what went by letter where no plan pays it', () => {
    expect(went([letter(wait, '2026-10-01'), letter(offer, '2026-10-02')], null)).toEqual([
      ['wait', '2026-10-01', 'none', false],
      ['offer', '2026-10-02', 'none', false],
    ]);
  });

  it('is what the plan says of offers, and what else was written', () => {
    const letters = [letter(offer, '2026-10-01'), letter(wait, '2026-10-03')];
    expect(went(letters, [])).toEqual([['wait', '2026-10-03', 'none', false]]);
    expect(went(letters, [said('2026-10-01')])).toEqual([
      ['offer', '2026-10-01', null, false],
      ['wait', '2026-10-03', 'none', false],
    ]);
  });

  it('went by the letter that was there for it then, or that was begun', () => {
    const no = { answer: 'refuses', on: '2026-10-02', sum: null } as const;
    expect(went([], [said('2026-10-01', no), said('2026-10-03')])).toEqual([
      ['offer', '2026-10-01', 'refused', true],
      ['second', '2026-10-03', null, true],
    ]);
    expect(went([], [said('2026-10-01')], ['token'])).toEqual([['token', '2026-10-01', null, true]]);
  });

  it('is two where two went on one day', () => {
    const no = { answer: 'refuses', on: '2026-10-01', sum: null } as const;
    const both = [said('2026-10-01', no), said('2026-10-01')];
    expect(went([letter(offer, '2026-10-01'), letter(second, '2026-10-01')], both)).toEqual([
      ['offer', '2026-10-01', 'refused', false],
      ['second', '2026-10-01', null, false],
    ]);
    expect(went([letter(second, '2026-10-01')], both)).toEqual([
      ['offer', '2026-10-01', 'refused', true],
      ['second', '2026-10-01', null, false],
    ]);
  });

  it('went by the letter that asks first where one of another matter went before, or none is for then (DN-1311)', () => {
    const complaint: LetterDefinition = { ...LETTER, id: 'complaint', next: ['ombudsman'] };
    const ombudsman: LetterDefinition = { ...LETTER, id: 'ombudsman', when: { stages: ['complained'] } };
    const ids = (letters: readonly SentAbout[], offers: readonly OfferOfPlan[]) =>
      wentAbout({
        letters,
        offers,
        all: [again, ...ALL, complaint, ombudsman],
        chosen: 'DMP',
        begun: [],
      }).map(one => one.definition.id);
    expect(ids([letter(complaint, '2026-10-01')], [said('2026-10-01')])).toEqual(['complaint', 'offer']);
    expect(ids([], [said('2026-10-01'), said('2026-10-03')])).toEqual(['offer', 'offer']);
  });
});
