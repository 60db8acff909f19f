/**
 * Whether two names are of one creditor: the same characters, whatever their case and the space between them. Empty
 * names say nothing, so they are never the same. It ends at the first letter that differs: thousands of cases a second
 * compare each debt with each.
 */
export function isSameCreditor(one: string, other: string): boolean {
  let at = 0;
  let otherAt = 0;
  for (;;) {
    while (isSpace(one, at)) at += 1;
    while (isSpace(other, otherAt)) otherAt += 1;
    if (at >= one.length || otherAt >= other.length) {
      return at >= one.length && otherAt >= other.length && one.trim() !== '';
    }
    const left = one.charCodeAt(at);
    const right = other.charCodeAt(otherAt);
    if (left > LAST_PLAIN || right > LAST_PLAIN) return bare(one) === bare(other);
    if (small(left) !== small(right)) return false;
    at += 1;
    otherAt += 1;
  }
}

/** The last character of ASCII. */
const LAST_PLAIN = 0x7f;

function isSpace(name: string, at: number): boolean {
  const code = name.charCodeAt(at);
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

/** A plain letter in lower case; any other character as it is. */
function small(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

function bare(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, '').toLowerCase();
}
