/** The kinds of file that a paper can be sent as. */
export const PHOTO_KINDS = ['jpeg', 'png', 'pdf'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** What each kind of file begins with. */
const BEGINNINGS: Readonly<Record<PhotoKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** What a file is, by its first bytes; undefined for anything else. */
export function photoKind(file: Uint8Array): PhotoKind | undefined {
  return PHOTO_KINDS.find(kind => BEGINNINGS[kind].every((byte, at) => file[at] === byte));
}

/**
 * Whether a file of a kind opens: it is there to its end, and has no password. What comes behind the end of a picture, as
 * some phones add it, does no harm.
 */
export function howItOpens(kind: PhotoKind, file: Uint8Array): 'opens' | 'broken' | 'locked' {
  switch (kind) {
    case 'jpeg':
      return hasWholeJpeg(file) ? 'opens' : 'broken';
    case 'png':
      return hasWholePng(file) ? 'opens' : 'broken';
    case 'pdf':
      return howPdfOpens(file);
  }
}

/** Goes by the segments to what is drawn, and from there to its end: a small picture inside has an end of its own. */
function hasWholeJpeg(file: Uint8Array): boolean {
  let at = 2;
  let hasFrame = false;
  while (file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // A frame says how large the picture is; three markers between those of frames say something else.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) hasFrame = true;
    const length = numberAt(file, at + 2, 2);
    if (length < 2) return false;
    at += 2 + length;
    if (marker === 0xda) return hasFrame && endsFrom(file, at);
  }
  return false;
}

/** In what is drawn the end stands once alone: a byte 0xff of the picture itself is followed by a zero. */
function endsFrom(file: Uint8Array, from: number): boolean {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    if (file[at + 1] === 0xd9) return true;
  }
  return false;
}

/** Goes from chunk to chunk: the size, what is drawn, and the end. */
function hasWholePng(file: Uint8Array): boolean {
  const [size, end] = ['IHDR', 'IEND'];
  let isDrawn = false;
  for (let at = 8; at + 12 <= file.length; at += 12 + numberAt(file, at, 4)) {
    const name = charactersOf(file.subarray(at + 4, at + 8));
    if (at === 8 && name !== size) return false;
    if (name === 'IDAT') isDrawn = true;
    if (name === end) return isDrawn;
  }
  return false;
}

/** So near its end a PDF says where its contents stand. */
const TRAILER_WITHIN = 2 * 1024;
/** What a PDF with a password says of it. */
const LOCK = /^\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/u;

function howPdfOpens(file: Uint8Array): 'opens' | 'broken' | 'locked' {
  if (!/startxref\s+\d+\s+%%EOF/u.test(charactersOf(file.subarray(-TRAILER_WITHIN)))) return 'broken';
  const slash = 0x2f;
  for (let at = file.indexOf(slash); at !== -1; at = file.indexOf(slash, at + 1)) {
    if (LOCK.test(charactersOf(file.subarray(at, at + 40)))) return 'locked';
  }
  return 'opens';
}

function numberAt(file: Uint8Array, at: number, bytes: number): number {
  return file.subarray(at, at + bytes).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** A few bytes, each as one character. */
function charactersOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
