import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { LETTER_ANSWERS, type SentAbout } from '@towpath/domain/letters/sentLetter.ts';
import { standOf, standsAt, threadOf } from '@towpath/domain/letters/threads.ts';
import { wentAbout } from '@towpath/domain/letters/wentAbout.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters } = readOperatorContent(shipped);

/** What letters go on with, by what comes back to them. All others are written beside these. */
const THREADS = {
  offers: [
    'offer-reminder',
    'pro-rata-more-asked',
    'pro-rata-second-try',
    'token-more-asked',
    'token-second-try',
    'pro-rata-offer',
    'token-offer',
  ],
  settlement: ['full-and-final-offer'],
  complaint: ['complaint'],
} as const;
const TODAY = '2026-11-20';

const named = (id: string): LetterDefinition => {
  const definition = letters.find(one => one.id === id);
  if (!definition) throw new Error(`There is no ${id}.`);
  return definition;
};
const sent = (id: string, sentOn: string, answer: SentAbout['answer']): SentAbout => ({
  definition: named(id),
  sentOn,
  answerBy: '2026-12-31',
  answer,
  answeredOn: answer && sentOn,
});
const standing = (...about: readonly SentAbout[]) => {
  const { stage, beside } = standOf(about, TODAY, letters);
  return { offers: stage, settlement: beside.settlement, complaint: beside.complaint };
};

describe('what comes back to a letter', () => {
  it('says where its own matter stands, and there are three of these (DN-1310, DN-1311)', () => {
    const found = Object.groupBy(letters, one => threadOf(one, letters) ?? 'beside');
    for (const [thread, ids] of Object.entries(THREADS))
      expect(found[thread as keyof typeof THREADS]?.map(({ id }) => id)).toEqual(ids);
    expect(found.beside).toHaveLength(letters.length - 9);
  });

  it.each(letters.map(({ id }) => id))('leaves all else as it stands: %s (DN-1310, DN-1311)', id => {
    const before = [
      sent('pro-rata-offer', '2026-11-01', 'accepted'),
      sent('full-and-final-offer', '2026-11-02', 'accepted'),
      sent('complaint', '2026-11-03', 'refused'),
    ];
    const thread = threadOf(named(id), letters);
    for (const answer of [...LETTER_ANSWERS, null]) {
      const { [thread ?? 'none']: _own, ...others } = { ...standing(...before), none: null };
      const after = { ...standing(...before, sent(id, '2026-11-10', answer)), none: null };
      expect(after, `${answer}`).toMatchObject(others);
      // Nor does it keep an offer from going that did not go yet.
      if (thread !== 'offers') {
        const alone = standOf([sent(id, '2026-11-10', answer)], TODAY, letters);
        expect(standsAt(alone, named('pro-rata-offer').when.stages ?? [])).toBe(true);
      }
    }
  });

  it.each(letters.filter(one => !threadOf(one, letters)?.startsWith('offers')).map(({ id }) => id))(
    'turns no offer of the record into another: %s (DN-1311)',
    id => {
      const went = wentAbout({
        letters: [sent(id, '2026-11-01', 'refused')],
        offers: [
          {
            on: '2026-11-01',
            answerBy: '2026-11-29',
            answer: { answer: 'accepts', on: '2026-11-05', sum: null },
          },
        ],
        all: letters,
        chosen: 'DMP',
        begun: [],
      });
      // One to a court is the offer itself.
      expect(['pro-rata-offer', id]).toContain(went.at(-1)?.definition.id);
      expect(went.map(one => one.definition.id)).not.toContain('offer-reminder');
    },
  );
});
