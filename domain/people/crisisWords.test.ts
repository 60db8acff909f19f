import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCrisisWords, plainWords } from './crisisWords.ts';

const PHRASES = ['can’t go on', 'kill myself', 'end it all', 'suicide'];

describe('words of somebody in danger (PT-104)', () => {
  it.each([
    'I can’t go on',
    "i can't go on like this",
    'i cant go on',
    'I CAN‘T GO ON!!!',
    'I … can`t\n\ngo   on',
    'thinking of suicide.',
    '“Suicide”',
    'I want to kíll myself',
    'i will ki​ll myself',
    'so i wanted to end it all, you know',
    's u i c i d e',
    'thinking of s.u.i.c.i.d.e again',
    'i will k i l l  m y s e l f',
    'su1cide',
    'SU1C1D3',
    'k1ll my5elf',
    'ki11 myself',
    'kill my self',
    'kill meself',
  ])('are found in: %s', text => expect(hasCrisisWords(text, PHRASES)).toBe(true));

  it.each([
    '',
    'This debt is killing me',
    'Can we go on with the form?',
    'I can go on Monday',
    'Kill switch, myself included',
    'end it after all',
    'suicidesquad.example',
    'U N I T E D',
    'My reference is 5U1 C1D3',
    'kill 1 myself',
  ])('are not found in: %s', text => expect(hasCrisisWords(text, PHRASES)).toBe(false));

  it('are not found in what is ordinary, and are all the same beside it (PT-592)', () => {
    const harmless = ['end it all with', 'the', ''];
    expect(hasCrisisWords('I want to end it all with my bank', PHRASES, harmless)).toBe(false);
    expect(hasCrisisWords('End  it ALL, with my bank', PHRASES, harmless)).toBe(false);
    expect(hasCrisisWords('I will end it all', PHRASES, harmless)).toBe(true);
    expect(hasCrisisWords('I end it all with my bank or end it all', PHRASES, harmless)).toBe(true);
    expect(hasCrisisWords('end it all end it all with them', PHRASES, harmless)).toBe(true);
  });

  it.each([
    ['wholly inside it', 'no point in going on with the plan', false],
    ['as what it is, drawn together', 'No point in going on with the plan!', false],
    ['and once more, beside it', 'no point in going on with the plan, no point in going on', true],
    ['and once more, before it', 'no point in going on. no point in going on with the plan', true],
    ['in twos, each inside', 'no point in going on with the plan no point in going on with the plan', false],
    ['only beginning in it', 'no point in going on with the planned end', true],
    ['at its end and beyond', 'going on with the plan to end it all', true],
    ['an abbreviation, inside it', 'two weeks on kms pay', false],
    ['an abbreviation, inside it and beside it', 'two weeks on kms pay, i will kms', true],
  ])('count in something ordinary only outside it: %s (PT-613)', (_, text, isFound) => {
    const phrases = ['no point in going on', 'plan to end it all', 'kms'];
    const harmless = [
      'no point in going on with the plan',
      'going on with the plan to',
      'on kms pay',
      'going on',
    ];
    expect(hasCrisisWords(text, phrases, harmless)).toBe(isFound);
  });

  it('are judged in a long text without making anybody wait (PT-613)', () => {
    const phrases = ['end things'];
    const harmless = ['end things with', 'to end things between us'];
    const text = 'I want to end things with them. '.repeat(3_000);
    const begun = performance.now();
    expect(hasCrisisWords(text, phrases, harmless)).toBe(false);
    expect(hasCrisisWords(`${text} I want to end things.`, phrases, harmless)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('are found wherever they stand and however they are written', () => {
    const noise = fc.stringMatching(/^[ .,!?"“”…\n-]{1,5}$/);
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...PHRASES),
        fc.array(word),
        fc.array(word),
        noise,
        fc.boolean(),
        (phrase, before, after, between, isLoud) => {
          const said = phrase.split(' ').join(between);
          const text = [...before, isLoud ? said.toUpperCase() : said, ...after].join(between);
          expect(hasCrisisWords(text, PHRASES)).toBe(true);
        },
      ),
    );
  });

  it('are in no text without a word of theirs, and an empty phrase is in none', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(hasCrisisWords(text, ['', '!!'])).toBe(false);
        expect(plainWords(plainWords(text))).toBe(plainWords(text));
      }),
    );
  });
});
