import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readPdf, withRole } from '../testing/readPdf.ts';
import { SHIPPED_LOOK } from '../testing/shippedHelp.ts';
import { facts, heading, list, type Paper, paragraph, type Row } from './paper.ts';
import { printable } from './printable.ts';
import { pointsOf, SHOWN, SHOWN_WIDE } from './shownPoints.ts';
import { FONTS, WIDE_FONTS, wideFont } from './textStyles.ts';
import { writePaper } from './writePaper.ts';

const paper = (blocks: Paper['blocks'], changes: Partial<Paper> = {}): Paper => ({
  title: 'A paper',
  brand: SHIPPED_LOOK,
  marks: ['Made on 23 November 2026'],
  at: new Date('2026-11-23T10:00:00Z'),
  blocks,
  ...changes,
});
const table = (rows: readonly Row[]): Paper['blocks'][number] => ({
  kind: 'table',
  columns: [
    { name: 'Who', width: 3 },
    { name: 'Sum', width: 1, isSum: true },
  ],
  rows,
});
const read = async (source: Paper) => readPdf((await writePaper(source)).bytes);

describe('a paper', () => {
  it('is tagged, in English, with its title, bookmarks and numbered pages', async () => {
    const pdf = await read(
      paper([heading(2, 'First part'), paragraph('Some words.'), heading(3, 'Within'), list(['One', 'Two'])]),
    );
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-GB', title: 'A paper – Towpath' });
    expect(pdf.bookmarks).toEqual(['First part']);
    expect(pdf.elements.map(({ role }) => role)).toEqual(['P', 'P', 'H1', 'H2', 'P', 'H3', 'L']);
    expect(withRole(pdf.elements, 'LBody').length).toBe(2);
    expect(withRole(pdf.elements, 'H1')[0]?.text).toBe('A paper');
    expect(pdf.text).toContain('Page 1 of 1');
    // Page numbers are only visual: they are in no element.
    expect(JSON.stringify(pdf.elements)).not.toContain('Page 1');
  });

  it('has the same bytes for the same content, and says so of accessible PDF', async () => {
    const source = paper([paragraph('Some words.'), table([{ cells: ['A', '£1.00'] }])]);
    const [first, second] = [await writePaper(source), await writePaper(source)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.bytes.toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const later = await writePaper({ ...source, at: new Date('2026-11-24T10:00:00Z') });
    expect(later.bytes.equals(first.bytes)).toBe(false);
  });

  it('repeats the head of a table on each page, once for those who listen', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({ cells: [`Creditor ${index}`, '£1,234.50'] }));
    const { pages, elements } = await read(paper([heading(2, 'Debts'), table(rows)]));
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, text] of pages.entries()) {
      expect(text, `page ${index + 1}`).toContain('Who Sum');
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    const heads = withRole(elements, 'TH').map(({ text }) => text);
    expect(heads.filter(text => text === 'Who')).toHaveLength(1);
    expect(heads).toContain('Creditor 199');
    expect(withRole(elements, 'TD')).toHaveLength(200);
  });

  it('has no sums of a table alone on a page: the line above them is with them, and its group (DN-838)', async () => {
    for (let count = 20; count < 60; count += 1) {
      const rows: Row[] = Array.from({ length: count }, (_, index) => ({
        cells: [`Line ${index}`, '£1.00'],
      }));
      const ends: Row[] = [
        { cells: ['Personal', '£50.00'], look: 'group' },
        { cells: ['Clothing', '£50.00'], look: 'part' },
        { cells: ['All of it', '£60.00'], look: 'total' },
        { cells: ['Left over', '£70.00'], look: 'result' },
      ];
      const { pages } = await read(paper([heading(2, 'Budget'), table([...rows, ...ends])]));
      expect(
        pages.find(text => text.includes('Left over')),
        `${count} lines`,
      ).toMatch(/Personal.*Clothing.*All of it/su);
    }
  });

  it('has no heading before a further heading alone at the end of a page either (DN-760)', async () => {
    const rows = Array.from({ length: 5 }, () => ({ cells: ['A creditor', '£1,234.50'] }));
    for (let lines = 20; lines < 45; lines += 1) {
      const above = Array.from({ length: lines }, (_, index) => paragraph(`Line ${index}.`));
      const { pages } = await read(
        paper([...above, heading(2, 'Your debts'), heading(3, 'Kestrel Cards'), table(rows)]),
      );
      const page = pages.find(text => text.includes('Your debts'));
      expect(page, `after ${lines} lines`).toContain('Who Sum');
      expect(page).toContain('Kestrel Cards');
    }
  });

  it('has no heading alone at the end of a page: its table begins below it (DN-486)', async () => {
    const first = 'A creditor with a name of so many words that it goes on for line after line. '.repeat(3);
    let wasPushed = false;
    for (let lines = 24; lines < 36; lines += 1) {
      const above = Array.from({ length: lines }, () => paragraph('A line.'));
      const rows = [{ cells: [first, '£1.00'] }, { cells: [first, '£2.00'] }];
      const { pages } = await read(paper([...above, heading(2, 'Debts that come first'), table(rows)]));
      const [on] = pages.filter(text => text.includes('Debts that come first'));
      expect(on, `after ${lines} lines`).toContain('£2.00');
      wasPushed ||= pages.length > 1;
    }
    expect(wasPushed).toBe(true);
  });

  it.each([
    ['a list', [list(['One line.', 'Second last of it.', 'Last of it.'])]],
    [
      'facts',
      [
        facts([
          { name: 'One', says: 'line' },
          { name: 'Second last of it', says: 'x' },
          { name: 'Last of it', says: 'x' },
        ]),
      ],
    ],
    [
      'a table',
      [
        table([
          { cells: ['One', '1'] },
          { cells: ['Second last of it', '2'] },
          { cells: ['Last of it', '3'] },
        ]),
      ],
    ],
    ['a list of two', [list(['Second last of it.', 'Last of it.'])]],
    ['a heading and a text', [heading(3, 'Second last of it'), paragraph('Last of it.')]],
  ])(
    'has its last lines on no page alone: the end of what is before stays with them, %s (DN-770)',
    async (_, before) => {
      const ends = [
        heading(2, 'Said to be right'),
        facts([{ name: 'They said so', says: 'today' }]),
        paragraph('Not checked.'),
        paragraph('How to reach us.'),
      ];
      for (let lines = 15; lines < 42; lines += 1) {
        const above = Array.from({ length: lines }, (_, index) => paragraph(`Line ${index}.`));
        for (const end of [ends, [paragraph('How to reach us.')]]) {
          const { pages } = await read(paper([...above, heading(2, 'A part'), ...before, ...end]));
          const last = pages.at(-1) ?? '';
          expect(last, `after ${lines} lines`).toMatch(/Second last of it.*Last of it.*How to reach us/su);
          if (end === ends) expect(last).toContain('Said to be right');
          const headed = pages.find(text => text.includes('A part'));
          expect(headed).toMatch(/A part.*(?:One|Second last)/su);
        }
      }
    },
  );

  it('breaks long names and leaves nothing out', async () => {
    const long = 'Unbreakable'.repeat(40);
    const { text } = await read(
      paper([table([{ cells: [long, '£1.00'] }]), paragraph('word '.repeat(3000))]),
    );
    expect(text.replaceAll(' ', '')).toContain(long);
    expect(text.match(/word/gu)).toHaveLength(3000);
  });

  it('is not broken by characters that no font has, and keeps what was typed', async () => {
    const odd = ['🙂', 'Łukasz', '北京', 'Nguyễn', '\u0000\u202e', 'a\u0301', '👩‍👧', '\ud800', 'Ωmega', ' '];
    const source = paper([list(odd), table(odd.map(text => ({ cells: [text, '£1.00'] })))], {
      title: odd.join(' '),
      brand: { ...SHIPPED_LOOK, name: 'A & <B>' },
    });
    const { bytes } = await writePaper(source);
    const { text, title } = await readPdf(bytes);
    expect(text).toContain('Łukasz');
    expect(title).toContain('A and B');
    expect(bytes.toString('latin1')).toContain('/ActualText');
  });
});

describe('a text for the fonts', () => {
  it.each([
    ['Zoë O’Neill-Müller', 'Zoë O’Neill-Müller'],
    ['Nguyễn', 'Nguyễn'],
    ['Γιώργος Παπαδόπουλος, Λεωφ. 5', 'Γιώργος Παπαδόπουλος, Λεωφ. 5'],
    ['Юлія Ґудзь 北', 'Юлія Ґудзь ?'],
    ['कृष्णा शर्मा', 'कृष्णा शर्मा'],
    ['محمد Ali', '???? Ali'],
    ['a\u200db', 'ab'],
    ['Cafe\u0301', 'Café'],
    ['🙂 and 👩‍👧‍👦', 'and'],
    ['my hours were cut 😟.', 'my hours were cut.'],
    ['my 🏡 is © mine 🇬🇧, no. 1️⃣', 'my is © mine, no. 1'],
    ['👩‍👧‍👦', '?'],
    ['北京', '??'],
    ['a\u0000b\u202ec\ud800', 'abc'],
    ['two\n\tlines', 'two lines'],
  ])('turns %j into %j (DN-487, DN-531)', (typed, shown) => {
    expect(printable(typed)).toBe(shown);
  });

  it('names only what every font has', () => {
    const wide = Object.values(WIDE_FONTS).map(name => [SHOWN_WIDE, wideFont(name)] as const);
    for (const [shown, file] of [...Object.values(FONTS).map(one => [SHOWN, one] as const), ...wide]) {
      const doc = new PDFDocument({ autoFirstPage: false, font: '' });
      doc.font(file);
      const { font } = Reflect.get(doc, '_font') as {
        font: { hasGlyphForCodePoint(point: number): boolean };
      };
      expect([...pointsOf(shown)].filter(point => !font.hasGlyphForCodePoint(point))).toEqual([]);
    }
  });
});
