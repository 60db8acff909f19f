import { describe, expect, it } from 'vitest';
import { agreedByLetter, type StageTold, type ToldOfDeal } from './agreedByLetter.ts';
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

describe('a deal by letter that keeps a danger off', () => {
  const told = (at: string) => ({ at: new Date(at), day: at.slice(0, 10) });
  const since = { denied: null, stages: [], notKeptOn: null };
  // It went on the 10th, was written down at noon of that day, and the yes came on the 11th.
  const yes: SentAbout = { ...sent(arrears, 10, 'accepted'), notedAt: new Date('2026-10-10T12:00:00Z') };
  const dealWith = (more: Partial<ToldOfDeal>) => agreedByLetter([yes], ALL, { ...since, ...more }) !== null;
  const stage = (at: string, of: StageTold['stage']): StageTold => ({ ...told(at), stage: of });
  const ADDED = '2026-10-01T09:00:00Z';

  it.each([
    ['nobody has gone further', [stage(ADDED, 'judgment')], true],
    ['it was at the officers when the letter went', [stage('2026-10-10T09:00:00Z', 'bailiffs')], true],
    [
      'officers were told of before it went',
      [stage(ADDED, null), stage('2026-10-09T09:00:00Z', 'bailiffs')],
      true,
    ],
    [
      'officers came after it went',
      [stage(ADDED, 'judgment'), stage('2026-10-11T09:00:00Z', 'bailiffs')],
      false,
    ],
    ['officers came on the same day', [stage(ADDED, null), stage('2026-10-10T13:00:00Z', 'bailiffs')], false],
    [
      'a judgment came months later',
      [stage(ADDED, 'court claim'), stage('2027-03-20T09:00:00Z', 'judgment')],
      false,
    ],
    [
      'a court was told of later, and no stage',
      [stage(ADDED, null), stage('2026-10-20T09:00:00Z', 'legal action')],
      false,
    ],
    ['it has gone back since', [stage(ADDED, 'bailiffs'), stage('2026-10-20T09:00:00Z', 'judgment')], true],
    [
      'that was a slip, put right',
      [stage(ADDED, null), stage('2026-10-20T09:00:00Z', 'bailiffs'), stage('2026-10-21T09:00:00Z', null)],
      true,
    ],
  ] as const)('goes by how far it had gone when the letter went: %s (DN-1532)', (_of, stages, isDeal) => {
    expect(dealWith({ stages })).toBe(isDeal);
  });

  it('is gone once a month is not paid or its plan is over, until they say yes anew (DN-1533)', () => {
    expect(dealWith({ notKeptOn: '2026-10-10' })).toBe(true);
    expect(dealWith({ notKeptOn: '2026-10-11' })).toBe(false);
    expect(dealWith({ notKeptOn: '2027-03-20' })).toBe(false);
  });

  it('is gone once its person says that there is none (DN-1532)', () => {
    expect(dealWith({ denied: told('2026-10-10T09:00:00Z') })).toBe(true);
    expect(dealWith({ denied: told('2026-10-11T09:00:00Z') })).toBe(false);
    expect(dealWith({ denied: told('2026-11-11T09:00:00Z') })).toBe(false);
  });
});
