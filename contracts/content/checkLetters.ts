import type { LetterCondition } from '@towpath/domain/letters/definition.ts';
import { PRODUCTS } from '@towpath/domain/solutions/solution/products.ts';
import { conditionsIn, hasSum, placeProblems } from './checkLetterTexts.ts';
import type { LetterInFile, LettersFile } from './letters.ts';
import { type ContentProblems, inPart, listOf, repeated, unknownSource } from './problem.ts';

/**
 * What is wrong with letters beside their shape: names of nothing, places that nothing is known of, a letter that can
 * never be offered, and one that could admit a debt that nobody should write about.
 */
export function lettersProblems(file: LettersFile): ContentProblems {
  const { letters, sources } = file;
  return [
    ...repeated(letters, 'letters', 'id', 'a letter'),
    ...unknownSource(
      sources,
      letters.map(({ source }, index) => ({ key: source, place: `letters[${index}].source` })),
    ),
    ...placeProblems(file),
    ...letters.flatMap((letter, index) => inPart(`letters[${index}]`, letterProblems(letter, file))),
  ];
}

/** Each role that a condition of a letter asks for and no kind of debt has: it would ask about nothing. */
export function letterRoleProblems(
  { letters, rules }: LettersFile,
  kinds: readonly { readonly roles: readonly string[] }[],
): ContentProblems {
  const present = new Set(kinds.flatMap(({ roles }) => roles));
  const conditions = [
    ...Object.entries(rules).map(([name, { when }]) => ({ place: `rules.${name}.when`, when })),
    ...letters.flatMap((letter, index) =>
      conditionsIn(letter).map(({ place, when }) => ({ place: `letters[${index}].${place}`, when })),
    ),
  ];
  return conditions.flatMap(({ place, when }) =>
    [when, ...(when.any ?? [])]
      .flatMap(({ roles = [], notRoles = [] }) => [...roles, ...notRoles])
      .filter(role => !present.has(role))
      .map(role => ({ place, problem: `no kind of debt has the role '${role}'` })),
  );
}

function letterProblems(letter: LetterInFile, { letters, rules }: LettersFile): ContentProblems {
  const { mustNot, next, lawFrom, lawTo, sendWithin, places = [] } = letter;
  const isDay = places.some(({ name, holds }) => name === sendWithin?.of && holds === 'day');
  return [
    ...solutionProblems(letter),
    ...mustNot.flatMap((rule, at) =>
      Object.hasOwn(rules, rule)
        ? []
        : [{ place: `mustNot[${at}]`, problem: `there is no rule '${rule}' in 'rules'` }],
    ),
    ...next.flatMap((id, at) =>
      letters.some(other => other.id === id)
        ? []
        : [{ place: `next[${at}]`, problem: `there is no letter '${id}'` }],
    ),
    ...listOf(
      lawFrom !== null && lawTo !== null && lawTo < lawFrom
        ? { place: 'lawTo', problem: `must not be before ${lawFrom}` }
        : null,
    ),
    ...listOf(
      sendWithin !== undefined && !isDay
        ? { place: 'sendWithin.of', problem: 'must name a place of this letter that holds a day' }
        : null,
    ),
    ...conditionsIn(letter).flatMap(({ place, when }) =>
      when.nations?.some(nation => letter.nations.includes(nation)) === false
        ? [{ place, problem: 'is for no nation that the letter is for, so it can never be met' }]
        : [],
    ),
    ...guardProblems(letter, rules),
  ];
}

function solutionProblems({ solutions = [], nations }: LetterInFile): ContentProblems {
  return solutions.flatMap((name, at) => {
    const product = PRODUCTS.find(({ shortName }) => shortName === name);
    const place = `solutions[${at}]`;
    if (product === undefined) return [{ place, problem: `there is no solution '${name}'` }];
    const isThere = product.nations.some(nation => nations.includes(nation));
    return isThere ? [] : [{ place, problem: `'${name}' is in no nation that the letter is for` }];
  });
}

/** The signs that forbid each letter in which a sum stands: it would admit a debt, or offer to pay it twice. */
const GUARDS = ['paid', 'advice first'] as const;

function guardProblems(letter: LetterInFile, rules: LettersFile['rules']): ContentProblems {
  if (!hasSum(letter)) return [];
  const forbids = letter.mustNot.map(rule => rules[rule]?.when);
  const isGuarded = (sign: string) => forbids.some(when => when && isOnly(when, sign));
  return GUARDS.filter(sign => !isGuarded(sign)).map(sign => ({
    place: 'mustNot',
    problem: `must have a rule that asks for '${sign}' alone: a sum stands in this letter, and with it the person would admit the debt`,
  }));
}

/** Whether a rule asks for one sign and nothing else. */
function isOnly(when: LetterCondition, sign: string): boolean {
  return Object.keys(when).length === 1 && when.is?.length === 1 && when.is[0] === sign;
}
