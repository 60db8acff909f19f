/**
 * Whether two names are of one creditor: the same characters, whatever their case, the space between them and the
 * endings that say what kind of company it is ("A Bank" and "A Bank plc"). Empty names say nothing, so they are never the
 * same. Nearly all names differ in their first letter, which is looked at first: thousands of cases a second compare each
 * debt with those before it.
 */
export function isSameCreditor(one: string, other: string): boolean {
  const first = small(one.charCodeAt(0));
  if (one === other) return isPlain(first) || one.trim() !== '';
  const otherFirst = small(other.charCodeAt(0));
  return (first === otherFirst || !isPlain(first) || !isPlain(otherFirst)) && isSameAsWritten(one, other);
}

function isPlain(code: number): boolean {
  return code > SPACE && code <= LAST_PLAIN;
}

/** Whether two names that are not the same text are of one creditor. */
function isSameAsWritten(one: string, other: string): boolean {
  let at = 0;
  let otherAt = 0;
  for (;;) {
    at = pastSpace(one, at);
    otherAt = pastSpace(other, otherAt);
    if (at >= one.length || otherAt >= other.length) {
      if (at >= one.length && otherAt >= other.length) return one.trim() !== '';
      return at > 0 && otherAt > 0 && isSameCompany(one, other);
    }
    const left = one.charCodeAt(at);
    const right = other.charCodeAt(otherAt);
    if (left !== right) {
      if (left > LAST_PLAIN || right > LAST_PLAIN) return bare(one) === bare(other);
      if (small(left) !== small(right)) return at > 0 && otherAt > 0 && isSameCompany(one, other);
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

/** What may stand at the end of the name of a company, each after a space, with or without stops and brackets. */
const ENDINGS = /(?:[\s,]+\(?(?:p\.?l\.?c|l\.?l\.?p|ltd|limited|u\.?k)\.?\)?)+\s*$/iu;
const BRACKET = 0x29;
const STOP = 0x2e;
const LOWER = { c: 0x63, d: 0x64, e: 0x65, k: 0x6b, l: 0x6c, p: 0x70, t: 0x74, u: 0x75 } as const;

/** Whether two names that differ are the same but for such endings. */
function isSameCompany(one: string, other: string): boolean {
  if (!mayEndLikeCompany(one) && !mayEndLikeCompany(other)) return false;
  return bare(one.replace(ENDINGS, '')) === bare(other.replace(ENDINGS, ''));
}

/** A quick look that spares nearly all names the slow one: their last two characters, as in those endings. */
function mayEndLikeCompany(name: string): boolean {
  const last = small(name.charCodeAt(name.length - 1));
  if (last === BRACKET || last === STOP || last <= SPACE) return true;
  if (last !== LOWER.c && last !== LOWER.d && last !== LOWER.k && last !== LOWER.p) return false;
  const before = small(name.charCodeAt(name.length - 2));
  if (last === LOWER.k) return before === LOWER.u;
  return before === LOWER.l || (last === LOWER.d && (before === LOWER.t || before === LOWER.e));
}

function bare(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, '').toLowerCase();
}
