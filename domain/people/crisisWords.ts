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
    theres: 'there is',
    anymore: 'any more',
  }),
);

/** Words before an abbreviation after which it is a measure: "how many kms". A number is one, too. */
const MEASURING = new Set(['many', 'few', 'some', 'of', 'the', 'in', 'per', 'more', 'less', 'extra']);
const ABBREVIATION = /^\p{L}{1,3}$/u;

/**
 * Whether somebody who writes so may be in danger: one of the phrases stands in the text, word for word, however it is
 * spelt: capitals, apostrophes of any kind or none, accents, signs, spaces between the words, and whether they are drawn
 * together ("wanna", "don't", "do not") make no difference.
 *
 * @param phrases the operator's list; one without a letter or digit is found nowhere, and one of at most three letters is
 * an abbreviation, which after a number or a word of measure says something else
 */
export function hasCrisisWords(text: string, phrases: readonly string[]): boolean {
  const written = ` ${writtenOut(text)} `;
  return phrases.map(writtenOut).some(phrase => {
    if (phrase === '') return false;
    return ABBREVIATION.test(phrase) ? isSaid(written, phrase) : written.includes(` ${phrase} `);
  });
}

function isSaid(written: string, abbreviation: string): boolean {
  const all = written.trim().split(' ');
  return all.some((word, place) => {
    const before = all[place - 1] ?? '';
    return word === abbreviation && !MEASURING.has(before) && !/\p{N}/u.test(before);
  });
}

function writtenOut(text: string): string {
  return plainWords(text)
    .split(' ')
    .map(word => WRITTEN_OUT.get(word) ?? word)
    .join(' ');
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
