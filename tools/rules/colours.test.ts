import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coloursFile, rawColours } from '../colours/coloursOf.ts';
import { root, sourceFiles } from '../sourceFiles.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const TOKENS = 'design-system/tokens.css';
/** Drawings have colours of their own. */
const DRAWN = /\/pictures\//u;
const TESTS = /\.test\.tsx?$|^e2e\/|^bench\/|\/testing\//u;

/** Colours in code: `#fff`, `rgb(10 63 65 / 0.06)`; not a fragment of an address, nor a name. */
const COLOUR =
  /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch)\([^)]*\)/giu;

/** Looks like a colour, but is an anchor on a page. */
const NOT_A_COLOUR = /'#add'/u;

/** The colour literals in some source, each with its line. */
function coloursIn(source: string): readonly string[] {
  return source
    .split('\n')
    .flatMap((line, index) =>
      [...line.replace(NOT_A_COLOUR, '').matchAll(COLOUR)].map(([colour]) => `${index + 1}: ${colour}`),
    );
}

describe('the colours', () => {
  const raw = rawColours(read(TOKENS));

  it('are what the tokens say in the file that is generated from them (HO-147)', () => {
    expect(read('contracts/content/colours.generated.ts')).toBe(coloursFile(read(TOKENS)));
    expect(raw.find(({ token }) => token === 'canal')?.value).toBe('#0f5455');
    expect(raw.length).toBeGreaterThan(30);
  });

  it('are written out nowhere else (HO-147)', () => {
    const files = sourceFiles(['.ts', '.tsx', '.css'], root).filter(
      file => file !== TOKENS && !DRAWN.test(file) && !TESTS.test(file),
    );
    expect(files).toContain('server/partners/mail/letter.ts');
    expect(files).toContain('web/home/CannotWait.module.css');
    expect(files.flatMap(file => coloursIn(read(file)).map(place => `${file}:${place}`))).toEqual([]);
  });

  it.each([
    ['in a style sheet', 'a { color: #0F5455; }', ['1: #0F5455']],
    ['short', 'a { color:#fff }', ['1: #fff']],
    ['with see-through', 'a {\n  background: #0f545580;\n}', ['2: #0f545580']],
    ['in numbers', 'a { box-shadow: 0 0 4px rgb(10 63 65 / 0.06); }', ['1: rgb(10 63 65 / 0.06)']],
    ['in a string', "const INK = '#14292b';", ['1: #14292b']],
    ['in a mail', 'row(`<td bgcolor="#f6e9f5">`)', ['1: #f6e9f5']],
  ])('would be found %s (HO-147)', (_, source, found) => {
    expect(coloursIn(source)).toEqual(found);
  });

  it.each([
    ['a character', 'const dash = "&#8211;";'],
    ['an id', "href: '#main'"],
    ['an address', "'/guides#debts'"],
  ])('are not meant by %s', (_, source) => {
    expect(coloursIn(source)).toEqual([]);
  });
});
