/**
 * The forms a name is searched by: lower case, without accents and punctuation. A name with punctuation inside a word
 * has two, since some people write 'Co-operative' in one piece and some in two; 'M&S' is found as 'ms' and 'm and s'.
 */
export function searchForms(name: string): readonly string[] {
  const inTwo = withoutAccents(name)
    .replace(/&/gu, ' and ')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, ' ');
  const forms = [inOnePiece(name), inTwo].map(text => wordsOf(text).join(' '));
  return [...new Set(forms)].filter(form => form !== '');
}

/** More words than any name has; further words are ignored. */
const MOST_WORDS = 8;
/** Longer than any word of a name. */
const LONGEST_WORD = 40;

/** The words of what somebody typed, in the form names are searched by. */
export function typedWords(typed: string): readonly string[] {
  return wordsOf(inOnePiece(typed))
    .slice(0, MOST_WORDS)
    .map(word => word.slice(0, LONGEST_WORD));
}

function inOnePiece(text: string): string {
  return withoutAccents(text)
    .replace(/\s&\s/gu, ' and ')
    .replace(/[^\p{L}\p{N}\s]/gu, '');
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/u).filter(word => word !== '');
}
