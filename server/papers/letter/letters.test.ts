import { describe, expect, it } from 'vitest';
import { readDocx } from '../../testing/readDocx.ts';
import { readPdf, withRole } from '../../testing/readPdf.ts';
import { SHIPPED_LOOK } from '../../testing/shippedHelp.ts';
import { facts, heading, list, paragraph, smallPrint } from '../paper.ts';
import type { LetterOnPaper, LettersFile, Sheet } from './letter.ts';
import { writeDocx } from './writeDocx.ts';
import { writeLetters } from './writeLetters.ts';

const letter = (changes: Partial<LetterOnPaper> = {}): LetterOnPaper => ({
  name: 'Fenland Finance',
  from: ['Danielle Okafor', '14 Tannery Row', 'Leeds LS9 0ZZ'],
  to: ['Fenland Finance', 'PO Box 118', 'Ely CB7 0ZZ'],
  date: '29 October 2026',
  reference: 'Account FF-1234-2281',
  greeting: 'Hello,',
  blocks: [
    { kind: 'paragraph', text: 'I can offer you £76 a month.' },
    { kind: 'bullets', items: ['accept this offer', 'stop interest & charges'] },
  ],
  closing: ['Yours faithfully,', 'Danielle Okafor'],
  ...changes,
});
const file = (...sheets: readonly Sheet[]): LettersFile => ({
  title: 'Letters',
  by: 'Danielle Okafor',
  colours: SHIPPED_LOOK.colours,
  at: new Date('2026-10-29T10:00:00Z'),
  sheets,
});
const sheet = (changes: Partial<LetterOnPaper> = {}): Sheet => ({ kind: 'letter', letter: letter(changes) });
const statement: Sheet = {
  kind: 'paper',
  paper: {
    title: 'Budget statement',
    brand: SHIPPED_LOOK,
    marks: [],
    at: new Date('2026-10-29T10:00:00Z'),
    blocks: [paragraph('Left each month: £170.')],
  },
};
const inPdf = async (...sheets: readonly Sheet[]) => readPdf((await writeLetters(file(...sheets))).bytes);
const inDocx = async (...sheets: readonly Sheet[]) => readDocx(await writeDocx(file(...sheets)));

describe('a letter as PDF', () => {
  it('is tagged, in English, by the person, and says nothing of us (DN-100)', async () => {
    const pdf = await inPdf(sheet());
    expect(pdf).toMatchObject({ isTagged: true, language: 'en-GB', title: 'Letters' });
    expect(withRole(pdf.elements, 'H1').map(({ text }) => text)).toEqual(['Account FF-1234-2281']);
    expect(withRole(pdf.elements, 'LBody').map(({ text }) => text)).toEqual([
      'accept this offer',
      'stop interest & charges',
    ]);
    for (const line of [...letter().from, ...letter().to, ...letter().closing, '29 October 2026', 'Hello,']) {
      expect(withRole(pdf.elements, 'P').map(({ text }) => text)).toContain(line);
    }
    expect(pdf.text).not.toContain(SHIPPED_LOOK.name);
    expect(pdf.text).not.toContain('Page');
  });

  it('begins each on a page, counts the pages of each, and has the statement last (DN-100, DN-101)', async () => {
    const long = { kind: 'paragraph', text: 'I owe you £5,380. '.repeat(400) } as const;
    const pdf = await inPdf(sheet(), sheet({ name: 'Kestrel Cards', blocks: [long] }), statement);
    expect(pdf.bookmarks).toEqual(['Letter to Fenland Finance', 'Letter to Kestrel Cards']);
    const [first, second, third] = pdf.pages;
    expect(first).not.toContain('Page');
    expect(second).toContain('Page 1 of');
    expect(third).toContain('To Kestrel Cards, 29 October 2026');
    const last = pdf.pages.at(-1);
    expect(last).toContain('Budget statement');
    expect(last).toContain('Page 1 of 1');
    expect(last).toContain('Left each month: £170.');
  });

  it.each([
    ['a paragraph', { kind: 'paragraph', text: 'Please write to me with your answer.' }],
    ['a list', { kind: 'bullets', items: ['wait for 30 days', 'Please write to me with your answer.'] }],
  ] as const)('has the name on the page of the last of %s, wherever that falls (DN-486)', async (_, last) => {
    let wasPushed = false;
    for (let lines = 14; lines < 24; lines += 1) {
      const above = Array.from({ length: lines }, () => ({ kind: 'paragraph' as const, text: 'A line.' }));
      const { pages } = await inPdf(sheet({ blocks: [...above, last] }));
      const [on] = pages.filter(text => text.includes('Yours faithfully,'));
      expect(on, `after ${lines} lines`).toContain('Please write to me with your answer.');
      expect(on?.match(/Danielle Okafor/gu)?.length, `after ${lines} lines`).toBe(pages.length === 1 ? 2 : 1);
      wasPushed ||= pages.length > 1;
    }
    expect(wasPushed).toBe(true);
  });

  it('leaves out an emoji that no font of it has, and keeps what was typed (DN-487)', async () => {
    const { bytes } = await writeLetters(file(sheet({ from: ['Siân Łukasz', '14 Tannery Row 🏡, Tŷ ŵ'] })));
    const { text } = await readPdf(bytes);
    expect(text).toContain('14 Tannery Row, Tŷ ŵ');
    expect(bytes.toString('latin1')).toContain('/ActualText');
  });

  it('leaves nothing out, and has the same bytes for the same letters (DN-100)', async () => {
    const words = { kind: 'paragraph', text: 'word '.repeat(3000) } as const;
    const sheets = [sheet({ blocks: [words], to: ['Łukasz 北京', ''] })];
    const [one, two] = [await writeLetters(file(...sheets)), await writeLetters(file(...sheets))];
    expect(one.bytes.equals(two.bytes)).toBe(true);
    expect((await readPdf(one.bytes)).text.match(/word/gu)).toHaveLength(3000);
  });
});

describe('letters in other scripts', () => {
  it('have names and addresses as they were typed, in a file that is still small (DN-531)', async () => {
    const from = ['Γιώργος Παπαδόπουλος', 'Юлія Ґудзь', 'Nguyễn Thị Ánh', 'कृष्णा शर्मा'];
    const { bytes } = await writeLetters(file(sheet({ from, closing: ['Yours faithfully,', 'Юлія Ґудзь'] })));
    const pdf = await readPdf(bytes);
    for (const line of from.slice(0, 3)) expect(pdf.text).toContain(line);
    // Its parts are drawn in another order than they are written: what was typed stands beside them.
    expect(bytes.toString('latin1')).toContain('/ActualText');
    expect(pdf.text).not.toContain('?');
    expect(bytes.length).toBeLessThan(120_000);
  });

  it('say on a paper that what stands as a question mark cannot be printed (DN-532)', async () => {
    const said = async (text: string) => {
      const paper = { ...statement.paper, blocks: [paragraph(text)] };
      return (await inPdf({ kind: 'paper', paper })).text;
    };
    expect(await said('For Юлія Ґудзь.')).not.toContain('We can’t print every alphabet yet.');
    expect(await said('For 北京.')).toContain('We can’t print every alphabet yet.');
  });
});

describe('letters as DOCX', () => {
  it('are real paragraphs, headings and lists, in English, by the person (DN-102)', async () => {
    const docx = await inDocx(sheet({ reference: 'Account <A> & "B"' }));
    expect(docx).toMatchObject({
      title: 'Letters',
      creator: 'Danielle Okafor',
      language: 'en-GB',
      sections: 1,
    });
    expect(docx.paragraphs.map(({ text }) => text)).toEqual([
      ...letter().from,
      '29 October 2026',
      ...letter().to,
      'Account <A> & "B"',
      'Hello,',
      'I can offer you £76 a month.',
      'accept this offer',
      'stop interest & charges',
      'Yours faithfully,',
      'Danielle Okafor',
    ]);
    expect(docx.paragraphs.filter(({ isInList }) => isInList).map(({ text }) => text)).toEqual([
      'accept this offer',
      'stop interest & charges',
    ]);
    expect(docx.paragraphs.find(({ style }) => style === 'Heading1')?.text).toBe('Account <A> & "B"');
  });

  it('are one document with each on pages of its own, the statement with its headings, sums and tables (DN-102, DN-528, DN-941)', async () => {
    const table = {
      kind: 'table',
      columns: [
        { name: 'From', width: 8 },
        { name: 'Together', width: 3, isSum: true },
      ],
      rows: [
        { look: 'part', cells: ['Pay & tips', '£170.00'] },
        { look: 'total', cells: ['Total income', '£170.00'] },
      ],
    } as const;
    const blocks = [
      facts([{ name: 'Name', says: 'Danielle Okafor' }]),
      heading(2, 'Income'),
      table,
      list(['Rent: it is dear here.']),
      smallPrint('Not checked.'),
    ];
    const budget: Sheet = { ...statement, paper: { ...statement.paper, marks: ['Made on 1 May'], blocks } };
    const docx = await inDocx(sheet(), budget, sheet({ name: 'Kestrel Cards' }));
    expect(docx).toMatchObject({ sections: 3, language: 'en-GB' });
    // A paper of several pages says which each is; a letter has no foot.
    expect(docx.feet).toEqual(['', 'Page PAGE', '']);
    expect(docx.tables).toEqual([
      { head: [], rows: [['Name', 'Danielle Okafor']], keptToNext: 0 },
      {
        head: [['From', 'Together']],
        rows: [
          ['Pay & tips', '£170.00'],
          ['Total income', '£170.00'],
        ],
        keptToNext: 2,
      },
    ]);
    const headings = docx.paragraphs.filter(({ style }) => style?.startsWith('Heading'));
    expect(headings.map(({ text, style }) => [style, text])).toEqual([
      ['Heading1', 'Account FF-1234-2281'],
      ['Heading1', 'Budget statement'],
      ['Heading2', 'Income'],
      ['Heading1', 'Account FF-1234-2281'],
    ]);
    const said = docx.paragraphs.map(({ text }) => text);
    for (const text of ['Made on 1 May', 'Rent: it is dear here.', 'Not checked.'])
      expect(said).toContain(text);
  });

  it('has a short table whole on one page, and of a long one the head with its first rows (DN-738)', async () => {
    const debts = (count: number) => ({
      kind: 'table' as const,
      columns: [{ name: 'Creditor', width: 2 }],
      rows: Array.from({ length: count }, (_, at) => ({ cells: [`Lender ${at + 1}`] })),
    });
    const kept = async (count: number) => {
      const paper = { ...statement.paper, blocks: [heading(2, 'Debts'), debts(count)] };
      return (await inDocx(sheet(), { ...statement, paper })).tables[0]?.keptToNext;
    };
    // Each but the last stays with the row below.
    expect(await kept(4)).toBe(4);
    expect(await kept(30)).toBe(2);
  });

  it('are not broken by what nobody can write (DN-102)', async () => {
    const docx = await inDocx(sheet({ greeting: 'A\u0000\ud800\u202e B 🙂' }));
    expect(docx.paragraphs.map(({ text }) => text)).toContain('A B 🙂');
  });
});
