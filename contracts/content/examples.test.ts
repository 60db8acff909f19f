import { describe, expect, it } from 'vitest';
import { hasDramaNumber } from './dramaNumbers.ts';
import { exampleContent } from './examples.ts';
import { CONTENT_FILES } from './operator.ts';
import { shipped } from './testing/shippedContent.ts';

const inBrand = (brand: unknown) =>
  exampleContent({ 'brand.json': JSON.stringify(brand) }).map(({ place, why }) => [place, why]);

describe('sample content', () => {
  it('is found wherever it is marked, with its file and place (HO-062)', () => {
    expect(
      exampleContent({
        'pages.json': '{ "pages": [{ "path": "/a" }, { "path": "/b", "example": true }] }',
        'brand.json': '{ "claims": { "helped": { "example": true } } }',
      }),
    ).toEqual([
      { file: 'pages.json', place: 'pages[1]', why: 'is marked as an example' },
      { file: 'brand.json', place: 'claims.helped', why: 'is marked as an example' },
    ]);
  });

  it('is told once for all that a marked part holds, and not for what is marked as none (HO-062)', () => {
    expect(inBrand({ firm: { example: true, email: 'help@towpath.example' } })).toHaveLength(1);
    expect(inBrand({ firm: { example: false } })).toEqual([]);
  });

  it.each(['help@towpath.example', 'https://booking.example/towpath', 'Write to a.b.example.'])(
    'is any address that nobody can have: %s (HO-062)',
    text => {
      expect(inBrand({ a: [text] })).toEqual([['a[0]', 'has an address of a sample']]);
    },
  );

  it.each(['For example, rent', 'https://example-advice.org.uk', 'https://www.example.org', 'a.example.com'])(
    'is not every text that sounds like it: %s',
    text => {
      expect(inBrand({ a: text })).toEqual([]);
    },
  );

  it('is a phone number that nobody answers, wherever it stands (HO-170)', () => {
    expect(
      exampleContent({
        'settings.json': '{ "callFromNumber": "0113 496 0111" }',
        'help.json': '{ "help": [{ "phone": "0800 138 1111" }, { "text": "Ring +44 20 7946 0958." }] }',
      }),
    ).toEqual([
      {
        file: 'settings.json',
        place: 'callFromNumber',
        why: 'has a phone number that Ofcom keeps for drama',
      },
      { file: 'help.json', place: 'help[1].text', why: 'has a phone number that Ofcom keeps for drama' },
    ]);
  });

  it.each([
    'These firm details are an example, until the firm puts in its own.',
    '<p>Our reference number is 1. These firm details are an example.</p>',
    'This page is example wording.',
    'Example: count of people helped',
    'Towpath Example Limited',
    '1 Example Wharf, Leeds LS1 1AA',
  ])('is a text that calls itself one after its mark is gone: %s (HO-171)', text => {
    expect(inBrand({ a: [{ example: false, text }] })).toEqual([['a[0].text', 'says that it is an example']]);
  });

  it('is not every text with that word (HO-171)', () => {
    expect(
      inBrand({ a: ['For example, rent', 'Rent, for example.', 'Examples are rent and food.'] }),
    ).toEqual([]);
  });

  it('does not hide behind a file that cannot be read', () => {
    expect(exampleContent({ 'brand.json': '{', 'help.json': '{ "example": true }' })).toHaveLength(1);
  });

  it('is found in every file of the content that has a mark, an address, a number or the words of a sample (HO-062, HO-171)', () => {
    const found = new Set(exampleContent(shipped).map(({ file }) => file));
    const speaking = CONTENT_FILES.filter(
      file =>
        hasDramaNumber(shipped[file]) ||
        /"example": ?true|[\w-]\.example\b|\b(?:is|are) an example\b|\bexample wording\b|\bExample /u.test(
          shipped[file],
        ),
    );
    expect([...found].sort()).toEqual([...speaking].sort());
  });
});
