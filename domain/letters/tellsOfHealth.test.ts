import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { isAboutHealth, withoutOwnWords } from './tellsOfHealth.ts';
import { LETTER, paragraph, saying } from './testing/letter.ts';
import { DEBT, FACTS } from './testing/letterFacts.ts';

const OFFER = saying(
  [paragraph('I offer {share} a month for {howLong} because {reason}.')],
  [
    { name: 'reason', label: 'why', holds: 'text', isOffer: false, most: 100, starts: null, none: null },
    {
      name: 'howLong',
      label: 'how long',
      holds: 'text',
      isOffer: false,
      most: 40,
      starts: 'one month',
      none: null,
    },
  ],
);
const known = { ...FACTS, debt: { ...DEBT, share: 76_00 } };
const text = ({ blocks }: ReturnType<typeof compose>) =>
  JSON.stringify(blocks.map(block => (block.kind === 'paragraph' ? block.parts : block.items)));

describe('a letter for who may not see facts of health', () => {
  it('has nothing that the person wrote in words of their own, and everything else (DN-349)', () => {
    const letter = compose(OFFER, known, { reason: 'I am ill', share: '£80' });
    const shown = withoutOwnWords(OFFER, letter, '[kept back]');
    expect(shown.isWithheld).toBe(true);
    expect(text(shown.letter)).not.toContain('I am ill');
    for (const says of ['[kept back]', '£80', 'one month']) expect(text(shown.letter)).toContain(says);
  });

  it('is the whole letter where they wrote nothing of their own (DN-349)', () => {
    const letter = compose(OFFER, known, {});
    expect(withoutOwnWords(OFFER, letter, '[kept back]')).toEqual({ letter, isWithheld: false });
  });

  it('does not say what kind it is, where that is sent by those alone who tell of their health (DN-349)', () => {
    const asks = {
      when: { any: [{ isNot: ['tells of health' as const] }] },
      says: 'Only where you want that.',
    };
    expect(isAboutHealth(LETTER)).toBe(false);
    expect(isAboutHealth({ ...LETTER, mustNot: [asks] })).toBe(true);
    expect(isAboutHealth({ ...LETTER, when: { is: ['tells of health'] } })).toBe(true);
  });
});
