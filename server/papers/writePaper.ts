import { COLOUR, LOOKS, PAGE, WIDTH } from './look.ts';
import type { Block, Fact, Item, Paper } from './paper.ts';
import { createSheet, type Place, type Sheet } from './sheet.ts';
import { writeTable } from './writeTable.ts';

/** A heading is never last on a page: at least this much of what follows stays with it. */
const GOES_WITH = 64;
/** How far the text of a list stands in. */
const INDENT = 16;

/** Makes the PDF of a paper: tagged, in English, with bookmarks. The same paper gives the same bytes. */
export async function writePaper(paper: Paper): Promise<{ readonly bytes: Buffer; readonly pages: number }> {
  const sheet = createSheet(paper);
  writeTop(sheet, paper);
  for (const block of paper.blocks) WRITERS[block.kind](sheet, block as never);
  return sheet.finish();
}

const WRITERS: { readonly [K in Block['kind']]: (sheet: Sheet, block: Extract<Block, { kind: K }>) => void } =
  {
    heading(sheet, { level, text }) {
      const look = LOOKS[`h${level}`];
      const before = sheet.y === PAGE.top ? 0 : look.before;
      sheet.ensure(before + sheet.height(text, look, WIDTH) + GOES_WITH);
      if (sheet.y !== PAGE.top) sheet.y += look.before;
      if (level === 2) sheet.bookmark(text);
      writeDown(sheet, `H${level}`, text, look);
    },
    paragraph(sheet, { text, look }) {
      writeDown(sheet, 'P', text, look === 'small' ? LOOKS.small : LOOKS.text);
    },
    list(sheet, { items, isNumbered = false }) {
      const element = sheet.open(sheet.root, 'L');
      for (const [index, item] of items.entries()) {
        writeItem(sheet, element, item, isNumbered ? `${index + 1}.` : '•');
      }
      element.end();
      sheet.y += LOOKS.text.after - 3;
    },
    facts(sheet, { facts }) {
      writeFacts(sheet, facts);
    },
    table: writeTable,
  };

type Looks = (typeof LOOKS)[keyof typeof LOOKS];

/** Writes a text across the page and goes on below it. */
function writeDown(sheet: Sheet, tag: string, text: string, look: Looks): void {
  const height = sheet.height(text, look, WIDTH);
  if (height === 0) return;
  sheet.ensure(height);
  sheet.write(sheet.root, tag, text, look, { x: PAGE.side, y: sheet.y, width: WIDTH });
  sheet.y += height + look.after;
}

function writeItem(sheet: Sheet, parent: PDFKit.PDFStructureElement, { lead, text }: Item, label: string) {
  const place = { x: PAGE.side + INDENT, width: WIDTH - INDENT };
  const leadHeight = lead ? sheet.height(lead, LOOKS.strong, place.width) : 0;
  const height = leadHeight + sheet.height(text, LOOKS.text, place.width);
  sheet.ensure(height);
  const { y } = sheet;
  const item = sheet.open(parent, 'LI');
  sheet.write(item, 'Lbl', label, LOOKS.text, { x: PAGE.side, y, width: INDENT });
  const body = sheet.open(item, 'LBody');
  if (lead) sheet.write(body, 'P', lead, LOOKS.strong, { ...place, y });
  sheet.write(body, 'P', text, LOOKS.text, { ...place, y: y + leadHeight });
  body.end();
  item.end();
  sheet.y += height + 3;
}

/** Facts are a table of two columns, whose rows are named by their first cells. */
function writeFacts(sheet: Sheet, facts: readonly Fact[]): void {
  const table = sheet.open(sheet.root, 'Table');
  const nameWidth = WIDTH * 0.42;
  for (const { name, says } of facts) {
    const right = { x: PAGE.side + nameWidth, width: WIDTH - nameWidth };
    const left = { x: PAGE.side, width: nameWidth - 12 };
    const height = Math.max(
      sheet.height(name, LOOKS.cell, left.width),
      sheet.height(says, LOOKS.strongCell, right.width),
    );
    sheet.ensure(height + 9);
    const y = sheet.y + 4;
    const row = sheet.open(table, 'TR');
    sheet.write(row, 'TH', name, LOOKS.cell, { ...left, y }, { scope: 'Row' });
    sheet.write(row, 'TD', says, LOOKS.strongCell, { ...right, y });
    row.end();
    sheet.y += height + 9;
    sheet.rule(sheet.y - 0.5);
  }
  table.end();
  sheet.y += LOOKS.text.after;
}

/** Mark and name of the brand, what marks the paper, and its title. */
function writeTop(sheet: Sheet, { brand, marks, title }: Paper): void {
  const { y } = sheet;
  sheet.decorate('Layout', on => {
    on.translate(PAGE.side, y - 4).scale(0.65);
    on.path('M2 20a18 18 0 0 1 36 0H28.5a8.5 8.5 0 0 0-17 0Z').fill(COLOUR.canal);
    on.lineWidth(3).lineCap('round').strokeColor(COLOUR.canal);
    for (const [line, opacity] of WATER) on.strokeOpacity(opacity).path(line).stroke();
  });
  const name: Place = { x: PAGE.side + 34, y, width: WIDTH / 2 - 34 };
  sheet.write(sheet.root, 'P', brand, LOOKS.brand, name);
  const right = { x: PAGE.side + WIDTH / 2, width: WIDTH / 2 };
  let top = y - 2;
  for (const mark of marks) {
    sheet.write(sheet.root, 'P', mark, LOOKS.mark, { ...right, y: top }, { align: 'right' });
    top += sheet.height(mark, LOOKS.mark, right.width);
  }
  sheet.y = Math.max(top, y + sheet.height(brand, LOOKS.brand, name.width)) + LOOKS.h1.before;
  writeDown(sheet, 'H1', title, LOOKS.h1);
}

/** The reflection below the arch of the mark. */
const WATER = [
  ['M4 24.3h6.4', 0.85],
  ['M29.6 24.3H36', 0.85],
  ['M6.4 29.6h27.2', 0.6],
  ['M11.2 34.9h17.6', 0.4],
] as const;
