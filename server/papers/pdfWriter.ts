import type { BrandColours } from '@towpath/contracts/content/brandLook.ts';
import PDFDocument from 'pdfkit';
import { needsWide, plain, printable } from './printable.ts';
import { COLOUR, drawnIn, FONTS, LOOKS, type Look, PAGE, WIDE_FONTS, WIDTH, wideFont } from './textStyles.ts';

declare global {
  namespace PDFKit.Mixins {
    // The library accepts it, but its types do not declare it yet.
    interface StructureElementOptions {
      scope?: 'Row' | 'Column' | 'Both';
      /** Left, top, right and bottom, from the top of the page. */
      bbox?: readonly [number, number, number, number];
    }
  }
}

/** An element of the structure that screen readers follow. */
export type Element = PDFKit.PDFStructureElement;

/** The position of a text: its left edge, its top, its maximum width. */
export type TextBox = { readonly x: number; readonly y: number; readonly width: number };

type Written = {
  readonly scope?: 'Row' | 'Column';
  readonly align?: 'left' | 'right';
};

export type PdfWriter = ReturnType<typeof createPdfWriter>;

/** What is said of a file as a whole. */
export type PdfFile = {
  readonly title: string;
  /** Who wrote it, as programs show it. */
  readonly by: string;
  /** The colours of pictures. */
  readonly colours: BrandColours;
  /** The time written into the file: the same content with the same time has the same bytes. */
  readonly at: Date;
};

/** What stands at the edges of one page, left at its head or its foot, and right at its foot; empty for nothing. */
export type PageEdge = { readonly head: string; readonly foot: string; readonly number: string };

/** The same width for every digit, so that sums line up. */
const FOR_SUMS: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];
const REORDERED = /\p{Script=Devanagari}/u;
/** PDF/UA is the standard for accessible PDF. The library accepts it, but its types do not declare it yet. */
const PDF_UA: string = 'PDF/UA';

/**
 * A PDF that is written from top to bottom. Everything written is part of the structure or marked as
 * decoration, so a screen reader neither reads out decoration nor misses content.
 */
export function createPdfWriter({ title, by, colours, at }: PdfFile) {
  const info = { Title: safeTitle(title), Author: safeTitle(by), Creator: safeTitle(by) };
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.side, right: PAGE.side },
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    subset: PDF_UA as PDFKit.Mixins.PDFSubsets,
    lang: 'en-GB',
    displayTitle: true,
    // Without this option the library would use its default font, which is not embedded in the file.
    font: '',
    info: { ...info, Producer: 'PDFKit', CreationDate: at, ModDate: at },
  });
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file);
  doc.addPage();
  const root = doc.struct('Document');
  doc.addStructure(root);
  let y: number = PAGE.top;
  const bottom = PAGE.height - PAGE.bottom;

  const withWide = new Set<Look['font']>();
  /** Takes the font that shows a text, as `printable` gave it. One for other scripts is read once it is needed. */
  function use({ font, size }: Look, shown: string) {
    if (!needsWide(shown)) return doc.font(font).fontSize(size);
    const name = `wide ${font}`;
    if (!withWide.has(font)) doc.registerFont(name, wideFont(WIDE_FONTS[font]));
    withWide.add(font);
    return doc.font(name).fontSize(size);
  }

  function height(text: string, look: Look, width: number): number {
    const shown = printable(text);
    return shown === '' ? 0 : use(look, shown).heightOfString(shown, { width, lineGap: look.lineGap });
  }

  /** Draws a text that belongs to the open element. */
  function draw(text: string, look: Look, { x, y: top, width }: TextBox, align: 'left' | 'right' = 'left') {
    const features = align === 'right' ? { features: FOR_SUMS } : {};
    use(look, text)
      .fillColor(look.colour)
      .text(text, x, top, { width, align, lineGap: look.lineGap, ...features });
  }

  return {
    drawn: drawnIn(colours),
    root,
    /** The number of the page that is being written, from 1. */
    get page() {
      return doc.bufferedPageRange().count;
    },
    get y() {
      return y;
    },
    set y(to: number) {
      y = to;
    },
    height,

    /**
     * Begins a new page when this height does not fit on the rest of the current one. Returns whether it did.
     */
    ensure(needed: number): boolean {
      if (y + needed <= bottom || y === PAGE.top) return false;
      this.beginPage();
      return true;
    },

    /** Goes on at the top of a new page. */
    beginPage(): void {
      doc.addPage();
      y = PAGE.top;
    },

    /** Opens an element that contains others. Call `end` on it once they are in. */
    open(parent: Element, tag: string): Element {
      const element = doc.struct(tag);
      parent.add(element);
      return element;
    },

    /**
     * Writes a text as an element of its own. The file still contains characters that cannot be displayed.
     */
    write(
      parent: Element,
      tag: string,
      text: string,
      look: Look,
      place: TextBox,
      written: Written = {},
    ): void {
      const { scope, align } = written;
      const shown = printable(text);
      const typed = plain(text);
      // The parts of some letters are drawn in another order than they are written.
      const isAsTyped = shown === typed && !REORDERED.test(typed);
      const options = { ...(scope ? { scope } : {}), ...(isAsTyped ? {} : { actual: typed }) };
      const content = shown === '' ? [] : [() => draw(shown, look, place, align)];
      parent.add(doc.struct(tag, options, content));
    },

    /** Draws decoration: lines, repeated headings, page numbers. */
    decorate(type: 'Layout' | 'Pagination', work: (on: typeof doc) => void): void {
      doc.markContent('Artifact', { type });
      doc.save();
      work(doc);
      doc.restore();
      doc.endMarkedContent();
    },

    draw,

    /**
     * Draws a figure across the page.
     *
     * @param alt what it says, for who cannot see it
     * @param work draws it; it is handed the top of the figure
     */
    figure(alt: string, size: number, work: (on: typeof doc, top: number) => void): void {
      this.ensure(size);
      const top = y;
      const bbox = [PAGE.side, top, PAGE.side + WIDTH, top + size] as const;
      const content = () => {
        doc.save();
        work(doc, top);
        doc.restore();
      };
      root.add(doc.struct('Figure', { alt: plain(alt), bbox }, [content]));
      y = top + size;
    },

    /** A thin line across the page, below what was written. */
    rule(at: number, width = 0.6, colour: string = COLOUR.line): void {
      this.decorate('Layout', on => {
        on.lineWidth(width)
          .strokeColor(colour)
          .moveTo(PAGE.side, at)
          .lineTo(PAGE.side + WIDTH, at)
          .stroke();
      });
    },

    bookmark(text: string): void {
      doc.outline.addItem(printable(text));
    },

    /**
     * Writes the edges of each page, ends the file and returns its bytes.
     *
     * @param edgeOf what stands at the edges of a page, of so many
     */
    async finish(
      edgeOf: (page: number, of: number) => PageEdge,
    ): Promise<{ readonly bytes: Buffer; readonly pages: number }> {
      const { count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index);
        this.decorate('Pagination', () => edges(edgeOf(index + 1, count)));
      }
      root.end();
      doc.end();
      const chunks: Uint8Array[] = [];
      for await (const chunk of doc) chunks.push(chunk as Uint8Array);
      return { bytes: Buffer.concat(chunks), pages: count };
    },
  };

  function edges({ head, foot, number }: PageEdge) {
    const { edge } = LOOKS;
    // Without line breaks: a line below the bottom margin would begin another page.
    const line = (typed: string, top: number, isRight: boolean) => {
      const text = printable(typed);
      use(edge, text).fillColor(edge.colour);
      const x = isRight ? PAGE.side + WIDTH - doc.widthOfString(text) : PAGE.side;
      doc.text(text, x, top, { lineBreak: false });
    };
    if (head !== '') line(head, 28, false);
    if (foot !== '') line(foot, PAGE.height - 36, false);
    if (number !== '') line(number, PAGE.height - 36, true);
  }
}

/** The title also goes, unchanged, into a part of the file that is XML. */
function safeTitle(text: string): string {
  return plain(text).replaceAll('&', 'and').replace(/[<>]/gu, '');
}
