import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  LevelFormat,
  LineRuleType,
  Packer,
  Paragraph,
} from 'docx';
import { plain } from '../printable.ts';
import type { LetterBlockOnPaper, LetterOnPaper, LettersFile } from './letter.ts';

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
const A4 = { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) };
const MARGIN = convertMillimetersToTwip(22);

/**
 * Makes one DOCX of letters, to be changed in an office program: in English, each letter a section that begins on a page
 * of its own, with real paragraphs and lists. Papers that go with them are left out: a statement is not for changing.
 */
export async function writeDocx({ title, by, sheets }: LettersFile): Promise<Buffer> {
  const letters = sheets.flatMap(sheet => (sheet.kind === 'letter' ? [sheet.letter] : []));
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
        heading1: {
          run: { font: FONT, size: SIZE + 2, bold: true, color: '000000' },
          paragraph: { spacing: { before: 480, after: AFTER }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 500, hanging: 280 } } },
            },
          ],
        },
      ],
    },
    sections: letters.map(letter => ({
      properties: {
        page: { size: A4, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
      },
      children: paragraphsOf(letter),
    })),
  });
  return Packer.toBuffer(file);
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
