/** Invented names, as many and as similar as real ones: a few words occur in very many of them. */

const SYLLABLES =
  'ba bar cla den fen gor han jo kes lan mar nor or pel qui ros sta ter um vel wex yar zo bri cro dra el fro gle hol in ken lo mo nel ol pra ri so tra ul ver wal'.split(
    ' ',
  );
const ENDINGS = ['', '', '', 's', 'ton', 'ley', 'ford', 'by'];
const TRADES = [
  'Finance',
  'Bank',
  'Loans',
  'Credit',
  'Energy',
  'Water',
  'Housing Association',
  'Borough Council',
  'Collections',
  'Solicitors',
  'Group',
  'Cards',
  'Motor Finance',
  'Services Limited',
  'Credit Union',
];
const WORDS = 25_000;

/** Returns numbers from 0 to 1, the same in every run. */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function oneOf<Of>(chance: Chance, all: readonly Of[]): Of {
  const found = all[Math.floor(chance() * all.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}

/** This many different names. */
export function creditorNames(chance: Chance, count: number): readonly string[] {
  const words = Array.from({ length: WORDS }, () => wordBy(chance));
  const names = new Set<string>();
  while (names.size < count) {
    // Some words begin very many names, so half of the draws come from the first quarter.
    const first = words[Math.floor(chance() ** 2 * WORDS)] ?? '';
    const second = oneOf(chance, words);
    const trade = oneOf(chance, TRADES);
    const shape = chance();
    if (shape < 0.4) names.add(`${first} ${trade}`);
    else if (shape < 0.75) names.add(`${first} ${second} ${trade}`);
    else if (shape < 0.9) names.add(`${first} & ${second}`);
    else names.add(first);
  }
  return [...names];
}

function wordBy(chance: Chance): string {
  const length = 2 + Math.floor(chance() * 2);
  const word = Array.from({ length }, () => oneOf(chance, SYLLABLES)).join('') + oneOf(chance, ENDINGS);
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
