import { inflateRawSync } from 'node:zlib';

/** A paragraph of a DOCX: its text, its style, and whether it is in a list. */
export type ReadParagraph = {
  readonly text: string;
  readonly style: string | null;
  readonly isInList: boolean;
};

/** A table: the cells of the rows that are marked as its head, and of the others. */
export type ReadTable = {
  readonly head: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
  /** How many of its rows, the head among them, may not be parted from the row below by the end of a page. */
  readonly keptToNext: number;
};

export type ReadDocx = {
  readonly title: string;
  readonly creator: string;
  /** The language of all that says no other. */
  readonly language: string | null;
  readonly paragraphs: readonly ReadParagraph[];
  readonly tables: readonly ReadTable[];
  /** How many parts begin on a page of their own. */
  readonly sections: number;
  /** What stands at the foot of the pages of each part, with the names of what is counted. */
  readonly feet: readonly string[];
};

const ENDS_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;

/** Reads a DOCX as an office program does, as far as letters need it. */
export function readDocx(bytes: Buffer): ReadDocx {
  const files = unzipped(bytes);
  const read = (name: string) => files.get(name)?.toString('utf8') ?? '';
  const body = read('word/document.xml');
  const core = read('docProps/core.xml');
  const feet = [...files.keys()]
    .filter(name => /^word\/footer\d+\.xml$/u.test(name))
    .sort()
    .map(name => read(name).replace(/<[^>]*>/gu, ''));
  return {
    feet,
    title: said(/<dc:title>(.*?)<\/dc:title>/su.exec(core)?.[1] ?? ''),
    creator: said(/<dc:creator>(.*?)<\/dc:creator>/su.exec(core)?.[1] ?? ''),
    language: /<w:lang [^>]*w:val="([^"]+)"/u.exec(read('word/styles.xml'))?.[1] ?? null,
    paragraphs: [...body.matchAll(/<w:p>(.*?)<\/w:p>|<w:p\/>/gsu)].map(([, inside = '']) => ({
      text: textIn(inside),
      style: /<w:pStyle w:val="([^"]+)"/u.exec(inside)?.[1] ?? null,
      isInList: inside.includes('<w:numPr>'),
    })),
    tables: [...body.matchAll(/<w:tbl>(.*?)<\/w:tbl>/gsu)].map(([, inside = '']) => tableIn(inside)),
    sections: body.split('<w:sectPr').length - 1,
  };
}

function textIn(xml: string): string {
  return said([...xml.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>/gsu)].map(([, text]) => text).join(''));
}

function tableIn(xml: string): ReadTable {
  const all = [...xml.matchAll(/<w:tr>(.*?)<\/w:tr>/gsu)].map(([, row = '']) => ({
    isHead: row.includes('<w:tblHeader/>'),
    isKept: row.includes('<w:keepNext/>'),
    cells: [...row.matchAll(/<w:tc>(.*?)<\/w:tc>/gsu)].map(([, cell = '']) => textIn(cell)),
  }));
  const cellsOf = (isHead: boolean) => all.filter(row => row.isHead === isHead).map(({ cells }) => cells);
  const keptToNext = all.filter(({ isKept }) => isKept).length;
  return { head: cellsOf(true), rows: cellsOf(false), keptToNext };
}

function said(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

/** The files of a zip, by name. */
function unzipped(bytes: Buffer): ReadonlyMap<string, Buffer> {
  let end = bytes.length - 22;
  while (bytes.readUInt32LE(end) !== ENDS_DIRECTORY) end -= 1;
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('This is no zip.');
    const [name, extra, comment] = [28, 30, 32].map(offset => bytes.readUInt16LE(at + offset));
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(begin, begin + bytes.readUInt32LE(at + 20));
    files.set(
      bytes.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      bytes.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed),
    );
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
