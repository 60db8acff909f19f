/** Words that are written in one and in two, as the two: "I dont wanna" is "i do not want to". */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wanna: 'want to',
    wana: 'want to',
    gonna: 'going to',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    isnt: 'is not',
    aint: 'is not',
    wasnt: 'was not',
    werent: 'were not',
    wont: 'will not',
    wouldnt: 'would not',
    cant: 'can not',
    cannot: 'can not',
    im: 'i am',
    ive: 'i have',
    id: 'i would',
    lifes: 'life is',
    whats: 'what is',
    theres: 'there is',
    anymore: 'any more',
    meself: 'myself',
    mesel: 'myself',
    miself: 'myself',
    mysen: 'myself',
    myslef: 'myself',
    mysef: 'myself',
  }),
);

/** Words before an abbreviation after which it is a measure: "how many kms". A number is one, too. */
const MEASURING = new Set(['many', 'few', 'some', 'of', 'the', 'in', 'per', 'more', 'less', 'extra']);
/** A phrase between its spaces. */
const ABBREVIATION = /^ \p{L}{1,3} $/u;

/** Digits that stand for letters; 1 is an i or an l. */
const AS_LETTER: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
]);
/** Four letters and more, each apart: "s u i c i d e". */
const LETTERS_APART = / \p{L}(?: \p{L}){3,}(?= )/gu;

/**
 * Whether somebody who writes so may be in danger: one of the phrases stands in the text, word for word, however it is
 * spelt: capitals, apostrophes of any kind or none, accents, signs, spaces between the words, and whether they are drawn
 * together ("wanna", "don't", "do not") or apart ("my self", "s u i c i d e"), or have digits for letters ("su1cide") make
 * no difference.
 *
 * @param phrases the operator's list; one without a letter or digit is found nowhere, and one of at most three letters is
 * an abbreviation, which after a number or a word of measure says something else
 * @param harmless the operator's list of what says nothing of the kind though one of the phrases stands in it, from its
 * first word to its last; worrying words elsewhere in the text count all the same, also where they only begin in it
 */
export function hasCrisisWords(
  text: string,
  phrases: readonly string[],
  harmless: readonly string[] = [],
): boolean {
  const ordinary = allWrittenOut(harmless);
  const written = ` ${writtenOut(text)} `;
  const readings = [written, ...['i', 'l'].map(one => ` ${writtenOut(withLetters(text, one))} `)];
  const apart = [...written.matchAll(LETTERS_APART)].map(([letters]) => letters.replaceAll(' ', ''));
  return allWrittenOut(phrases).some(phrase => {
    if (ABBREVIATION.test(phrase)) {
      return isSaid(written, phrase, ordinary, at => !isMeasure(written, at));
    }
    return (
      readings.some(reading => isSaid(reading, phrase, ordinary)) ||
      apart.some(letters => letters.includes(phrase.replaceAll(' ', '')))
    );
  });
}

/** Lists as they were written out: an operator's is the same for every message. */
const known = new WeakMap<readonly string[], readonly string[]>();

/** Each phrase between spaces, as it stands in a text; without those that have no word. */
function allWrittenOut(list: readonly string[]): readonly string[] {
  const all =
    known.get(list) ??
    list
      .map(writtenOut)
      .filter(phrase => phrase !== '')
      .map(phrase => ` ${phrase} `);
  known.set(list, all);
  return all;
}

/** Whether a phrase stands in a text at a place that counts, and there not wholly inside something ordinary. */
function isSaid(
  written: string,
  phrase: string,
  ordinary: readonly string[],
  counts: (at: number) => boolean = () => true,
): boolean {
  let at = written.indexOf(phrase);
  if (at < 0) return false;
  const around = ordinary.flatMap(whole => placesOf(whole, phrase).map(inside => ({ whole, inside })));
  for (; at >= 0; at = written.indexOf(phrase, at + 1)) {
    const isInside = around.some(
      ({ whole, inside }) => at >= inside && written.startsWith(whole, at - inside),
    );
    if (!isInside && counts(at)) return true;
  }
  return false;
}

function placesOf(text: string, phrase: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) places.push(at);
  return places;
}

/** Whether the word before a place makes a measure of what stands there. */
function isMeasure(written: string, at: number): boolean {
  const before = written.slice(written.lastIndexOf(' ', at - 1) + 1, at);
  return MEASURING.has(before) || /\p{N}/u.test(before);
}

/** With letters for the digits in words that have both: "su1cide" is "suicide". A number stays one. */
function withLetters(text: string, one: string): string {
  return plainWords(text)
    .split(' ')
    .map(word =>
      /\p{L}/u.test(word)
        ? word.replace(/\d/g, digit => (digit === '1' ? one : (AS_LETTER.get(digit) ?? digit)))
        : word,
    )
    .join(' ');
}

function writtenOut(text: string): string {
  return plainWords(text)
    .split(' ')
    .map(word => WRITTEN_OUT.get(word) ?? word)
    .join(' ')
    .replace(/\bmy self\b(?! harm)/g, 'myself');
}

/** The words of a text in small letters, with one space between them: "I CAN'T go on!" is "i cant go on". */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}'’‘ʼ`´]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
