/**
 * Whether two names are of one creditor: the same characters, whatever their case and the space between them. Empty
 * names say nothing, so they are never the same. It ends at the first letter that differs: thousands of cases a second
 * compare each debt with those before it.
 */
export function isSameCreditor(one: string, other: string): boolean {
  if (one === other) return one.trim() !== '';
  let at = 0;
  let otherAt = 0;
  for (;;) {
    at = pastSpace(one, at);
    otherAt = pastSpace(other, otherAt);
    if (at >= one.length || otherAt >= other.length) {
      return at >= one.length && otherAt >= other.length && one.trim() !== '';
    }
    const left = one.charCodeAt(at);
    const right = other.charCodeAt(otherAt);
    if (left !== right) {
      if (left > LAST_PLAIN || right > LAST_PLAIN) return bare(one) === bare(other);
      if (small(left) !== small(right)) return false;
    }
    at += 1;
    otherAt += 1;
  }
}

/** The space, and the last character of ASCII. */
const SPACE = 0x20;
const LAST_PLAIN = 0x7f;

function pastSpace(name: string, from: number): number {
  let at = from;
  while (at < name.length && name.charCodeAt(at) <= SPACE) at += 1;
  return at;
}

/** A plain letter in lower case; any other character as it is. */
function small(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

function bare(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, '').toLowerCase();
}
