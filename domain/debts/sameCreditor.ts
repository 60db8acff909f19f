/**
 * Whether two names are of one creditor: the same characters, whatever their case, the space, stops, commas and
 * apostrophes between them and the endings that say what kind of company it is ("A Bank" and "A Bank plc"); "&" is "and".
 * Empty names say nothing, so they are never the same. Nearly all names differ in their first letter, which is looked at first: thousands of cases a second compare each
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
  let saysSomething = false;
  for (;;) {
    at = pastPauses(one, at);
    otherAt = pastPauses(other, otherAt);
    if (at >= one.length || otherAt >= other.length) {
      if (at >= one.length && otherAt >= other.length) return saysSomething;
      return saysSomething && isSameCompany(one, other);
    }
    const left = one.charCodeAt(at);
    const right = other.charCodeAt(otherAt);
    if (left !== right) {
      if (isSpelt(left) || isSpelt(right)) return bare(one) === bare(other) || isSameCompany(one, other);
      if (small(left) !== small(right)) return saysSomething && isSameCompany(one, other);
    }
    saysSomething = true;
    at += 1;
    otherAt += 1;
  }
}

/** The space, and the last character of ASCII. */
const SPACE = 0x20;
const LAST_PLAIN = 0x7f;

const AMPERSAND = 0x26;
const APOSTROPHE = 0x27;
const COMMA = 0x2c;
const STOP = 0x2e;

/** Whether a character can be written another way, so that the names are to be compared as a whole. */
function isSpelt(code: number): boolean {
  return code > LAST_PLAIN || code === AMPERSAND;
}

/** Past what is left out in one way to write a name and not in another. */
function pastPauses(name: string, from: number): number {
  let at = from;
  while (at < name.length && isPause(name.charCodeAt(at))) at += 1;
  return at;
}

function isPause(code: number): boolean {
  return code <= STOP && (code <= SPACE || code === STOP || code === COMMA || code === APOSTROPHE);
}

/** A plain letter in lower case; any other character as it is. */
function small(code: number): number {
  return code >= 0x41 && code <= 0x5a ? code + 0x20 : code;
}

/** What may stand at the end of the name of a company, each after a space, with or without stops and brackets. */
const ENDINGS = /(?:[\s,]+\(?(?:p\.?l\.?c|l\.?l\.?p|ltd|limited|u\.?k)\.?\)?)+\s*$/iu;
const BRACKET = 0x29;
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
  return name
    .normalize('NFC')
    .replace(/[\s.,'’]+/gu, '')
    .replaceAll('&', 'and')
    .toLowerCase();
}
