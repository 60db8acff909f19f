import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  Footer,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { plain } from '../printable.ts';
import { words } from '../words.ts';
import type { LetterBlockOnPaper, LetterOnPaper, LettersFile } from './letter.ts';
import { paperInDocx } from './paperInDocx.ts';

/** A font that every office program has, or stands something in for. */
const FONT = 'Arial';
/** In half points, as the format counts. */
const SIZE = 22;
/** In twentieths of a point. */
const AFTER = 200;
const ROOM_TO_SIGN = 640;
/** Lines of an address have this height whatever the font, so that it is known where they stand. */
const ADDRESS_LINE = { line: 280, lineRule: LineRuleType.EXACT } as const;
/** Whom it is for stands in the window of a long envelope, as on the PDF: so far from the top of the sheet. */
const WINDOW_TOP = convertMillimetersToTwip(50);
const BULLETS = 'bullets';
const NUMBERS = 'numbers';
const A4 = { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) };
const MARGIN = convertMillimetersToTwip(22);

const WIDTH = A4.width - 2 * MARGIN;

/**
 * Makes one DOCX of letters and of the papers that go with them, to be changed in an office program: in English, each a
 * section that begins on a page of its own, with real paragraphs, lists and tables.
 */
export async function writeDocx({ title, by, sheets }: LettersFile): Promise<Buffer> {
  const page = { width: WIDTH, bullets: BULLETS, numbers: NUMBERS };
  const file = new Document({
    title: plain(title),
    creator: plain(by),
    lastModifiedBy: plain(by),
    styles: {
      default: {
        document: {
          run: { font: FONT, size: SIZE, language: { value: 'en-GB' } },
          paragraph: { spacing: { line: 276 } },
        },
        heading1: headingLook(SIZE + 2, 480),
        heading2: headingLook(SIZE + 1, 280),
        heading3: headingLook(SIZE, 200),
        heading4: headingLook(SIZE, 160),
      },
    },
    numbering: {
      config: [points(BULLETS, LevelFormat.BULLET, '•'), points(NUMBERS, LevelFormat.DECIMAL, '%1.')],
    },
    sections: sheets.map(sheet => ({
      properties: {
        page: {
          size: A4,
          margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          pageNumbers: { start: 1 },
        },
      },
      // A sheet without a foot of its own would have that of the one before.
      footers: { default: new Footer({ children: [sheet.kind === 'letter' ? new Paragraph('') : foot()] }) },
      children: sheet.kind === 'letter' ? paragraphsOf(sheet.letter) : paperInDocx(sheet.paper, page),
    })),
  });
  return Packer.toBuffer(file);
}

/**
 * Which page of a paper it is, as an office program counts them. Not of how many: the field that counts the pages of a
 * section alone LibreOffice does not know, and leaves empty.
 */
function foot(): Paragraph {
  const children = words.page.footParts(PageNumber.CURRENT);
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ children, size: SIZE - 4 })],
  });
}

function headingLook(size: number, before: number) {
  return {
    run: { font: FONT, size, bold: true, color: '000000' },
    paragraph: { spacing: { before, after: AFTER }, keepNext: true },
  };
}

function points(reference: string, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
  const style = { paragraph: { indent: { left: 500, hanging: 280 } } };
  return { reference, levels: [{ level: 0, format, text, alignment: AlignmentType.LEFT, style }] };
}

function paragraphsOf({ from, to, date, reference, greeting, blocks, closing }: LetterOnPaper): Paragraph[] {
  const below = MARGIN + (from.length + 1) * ADDRESS_LINE.line + AFTER / 2;
  return [
    ...from.map(line => said(line, { alignment: AlignmentType.RIGHT, spacing: ADDRESS_LINE })),
    said(date, {
      alignment: AlignmentType.RIGHT,
      spacing: { ...ADDRESS_LINE, before: AFTER / 2, after: Math.max(AFTER, WINDOW_TOP - below) },
    }),
    ...to.map(line => said(line, { spacing: ADDRESS_LINE })),
    said(reference, { heading: 'Heading1' }),
    said(greeting, { spacing: { after: AFTER } }),
    ...blocks.flatMap((block, index) => paragraphsOfBlock(block, index === blocks.length - 1)),
    ...closing.map((line, index) => {
      const isLast = index === closing.length - 1;
      const spacing = isLast && index > 0 ? { before: ROOM_TO_SIGN } : {};
      return said(line, { spacing, keepNext: !isLast });
    }),
  ];
}

/** @param isLast the name comes next, which is never alone on a page */
function paragraphsOfBlock(block: LetterBlockOnPaper, isLast: boolean): Paragraph[] {
  if (block.kind === 'paragraph') return [said(block.text, { spacing: { after: AFTER }, keepNext: isLast })];
  const last = block.items.length - 1;
  return block.items.map((item, index) =>
    said(item, {
      numbering: { reference: BULLETS, level: 0 },
      spacing: { after: index === last ? AFTER : 60 },
      keepNext: isLast && index === last,
    }),
  );
}

type Look = Omit<Exclude<ConstructorParameters<typeof Paragraph>[0], string>, 'text' | 'children'>;

function said(text: string, look: Look = {}): Paragraph {
  return new Paragraph({ ...look, text: plain(text) });
}
