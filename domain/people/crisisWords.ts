/**
 * Whether somebody who writes so may be in danger: one of the phrases stands in the text, word for word, however it is
 * spelt: capitals, apostrophes of any kind or none, accents, signs and spaces between the words make no difference.
 *
 * @param phrases the operator's list; one without a letter or digit is found nowhere
 */
export function hasCrisisWords(text: string, phrases: readonly string[]): boolean {
  const written = ` ${plainWords(text)} `;
  return phrases.map(plainWords).some(phrase => phrase !== '' && written.includes(` ${phrase} `));
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
