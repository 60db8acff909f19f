/** How hard a text is to read, for the tests of everything that people are shown. */
export type Reading = {
  readonly sentences: readonly string[];
  readonly averageWords: number;
  readonly longest: string;
  readonly longestWords: number;
  /** School year of the United States by Flesch and Kincaid; 6 is a reading age of about 11. */
  readonly grade: number;
};

/** Words that blame, hurry or talk down, and trade words that need a plainer one. */
const UNWELCOME = /\b(unfortunately|failed|invalid|simply|just|debtors?)\b|!/giu;

/** What must not be in a text: unwelcome words and exclamation marks. */
export function unwelcomeWords(text: string): readonly string[] {
  return text.match(UNWELCOME) ?? [];
}

/** Reads several texts as one. Tags are left out; a new line ends a sentence, as does the end of a text. */
export function reading(texts: readonly string[]): Reading {
  const sentences = texts.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const longest = sentences.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length)[0] ?? '';
  const averageWords = words.length / Math.max(1, sentences.length);
  return {
    sentences,
    averageWords,
    longest,
    longestWords: wordsOf(longest).length,
    grade: 0.39 * averageWords + 11.8 * (syllables / Math.max(1, words.length)) - 15.59,
  };
}

function sentencesOf(text: string): readonly string[] {
  return text
    .replace(/<\/p>/gu, '\n')
    .replace(/<[^>]+>/gu, '')
    .split(/\n|(?<=[.?!])\s+/u)
    .map(sentence => sentence.trim())
    .filter(sentence => wordsOf(sentence).length > 0);
}

function wordsOf(sentence: string): readonly string[] {
  return sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,@/-]*/gu) ?? [];
}

/** Groups of vowels, without a silent e at the end: right for most English words, and never far out. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/gu, '');
  const groups = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/u, '').match(/[aeiouy]{1,2}/gu);
  return Math.max(1, groups?.length ?? 0);
}
