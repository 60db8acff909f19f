import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the document's structure: its role, its text, its children. */
export type ReadElement = {
  readonly role: string;
  readonly text: string;
  /** What is said of a figure instead of showing it. */
  readonly alt?: string;
  readonly children: readonly ReadElement[];
};

export type ReadPdf = {
  readonly pages: readonly string[];
  /** The whole text, with single spaces. */
  readonly text: string;
  readonly title: string;
  readonly language: string | null;
  readonly isTagged: boolean;
  readonly madeAt: string;
  readonly bookmarks: readonly string[];
  /**
   * The elements of the document that contain text. One that spans two pages appears twice, with the content on each.
   */
  readonly elements: readonly ReadElement[];
};

type Node = {
  readonly role?: string;
  readonly id?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
};

/** Reads a PDF as a screen reader does. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
  const [metadata, marks, outline] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getOutline(),
  ]);
  const info = metadata.info as Readonly<Record<string, unknown>>;
  const pages: string[] = [];
  const elements: ReadElement[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const said = new Map<string, string>();
    const open: (string | undefined)[] = [];
    let all = '';
    for (const item of items) {
      if ('str' in item) {
        const words = item.str + (item.hasEOL ? ' ' : '');
        all += words;
        const id = open.findLast(one => one !== undefined);
        if (id !== undefined) said.set(id, (said.get(id) ?? '') + words);
      } else if (item.type === 'endMarkedContent') {
        open.pop();
        all += ' ';
      } else open.push(item.id);
    }
    pages.push(spaced(all));
    const tree = (await page.getStructTree()) as Node | null;
    elements.push(...(tree?.children ?? []).map(node => readElement(node, said)).filter(saysSomething));
  }
  await pdf.destroy();
  return {
    pages,
    text: spaced(pages.join(' ')),
    title: String(info.Title ?? ''),
    language: typeof info.Language === 'string' ? info.Language : null,
    isTagged: marks?.Marked === true,
    madeAt: String(info.CreationDate ?? ''),
    bookmarks: (outline ?? []).map(({ title }) => title),
    elements: elements.flatMap(element => (element.role === 'Document' ? element.children : [element])),
  };
}

/** Every element with a role, at any depth. */
export function withRole(elements: readonly ReadElement[], role: string): readonly ReadElement[] {
  return elements.flatMap(element => [
    ...(element.role === role ? [element] : []),
    ...withRole(element.children, role),
  ]);
}

function readElement(node: Node, said: ReadonlyMap<string, string>): ReadElement {
  const children = node.children ?? [];
  const own = children.map(({ id }) => (id === undefined ? '' : (said.get(id) ?? ''))).join(' ');
  return {
    role: node.role ?? '',
    text: spaced(own),
    ...(node.alt === undefined ? {} : { alt: node.alt }),
    children: children
      .filter(({ role }) => role !== undefined)
      .map(child => readElement(child, said))
      .filter(saysSomething),
  };
}

function saysSomething({ text, children }: ReadElement): boolean {
  return text !== '' || children.length > 0;
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
