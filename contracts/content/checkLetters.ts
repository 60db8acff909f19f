import { KNOWN_PLACE_NAMES } from '@towpath/domain/letters/places.ts';
import { LOOSE_BRACE, placeholdersIn } from './braces.ts';
import type { LetterInFile, LettersFile } from './letters.ts';
import { type ContentProblems, repeated, unknownSource } from './problem.ts';

/** What is wrong with letters beside their shape: names of nothing, places that nothing is known of. */
export function lettersProblems(file: LettersFile): ContentProblems {
  const { letters, sources } = file;
  return [
    ...repeated(letters, 'letters', 'id', 'a letter'),
    ...unknownSource(
      sources,
      letters.map(({ source }, index) => ({ key: source, place: `letters[${index}].source` })),
    ),
    ...letters.flatMap((letter, index) => letterProblems(letter, `letters[${index}]`, file)),
  ];
}

function letterProblems(
  letter: LetterInFile,
  place: string,
  { letters, rules }: LettersFile,
): ContentProblems {
  const unknownRules = letter.mustNot.flatMap((rule, at) =>
    Object.hasOwn(rules, rule)
      ? []
      : [{ place: `${place}.mustNot[${at}]`, problem: `there is no rule '${rule}'` }],
  );
  const unknownNext = letter.next.flatMap((next, at) =>
    letters.some(({ id }) => id === next)
      ? []
      : [{ place: `${place}.next[${at}]`, problem: `there is no letter '${next}'` }],
  );
  const known = [...(letter.places ?? []).map(({ name }) => name), ...KNOWN_PLACE_NAMES];
  const unknownPlaces = textsOf(letter, place).flatMap(({ says, place: where }) => {
    const { names, hasLooseBrace } = placeholdersIn(says);
    return [
      ...names
        .filter(name => !known.includes(name))
        .map(name => `there is no place '{${name}}' in this letter`),
      ...(hasLooseBrace ? [LOOSE_BRACE] : []),
    ].map(problem => ({ place: where, problem }));
  });
  return [...unknownRules, ...unknownNext, ...unknownPlaces];
}

/** Every text of a letter that places stand in, with where it stands. */
function textsOf(
  letter: LetterInFile,
  place: string,
): readonly { readonly says: string; readonly place: string }[] {
  const said = (says: string | undefined, where: string) =>
    says === undefined ? [] : [{ says, place: `${place}.${where}` }];
  const saying = (of: string | { says?: string; orElse?: string }, where: string) =>
    typeof of === 'string'
      ? said(of, where)
      : [...said(of.says, `${where}.says`), ...said(of.orElse, `${where}.orElse`)];
  return [
    ...said(letter.title, 'title'),
    ...(letter.to ?? []).flatMap((line, at) => said(line, `to[${at}]`)),
    ...(letter.reference ? saying(letter.reference, 'reference') : []),
    ...letter.body.flatMap((block, at) => [
      ...saying(block, `body[${at}]`),
      ...(typeof block === 'string' ? [] : (block.points ?? [])).flatMap((point, of) =>
        saying(point, `body[${at}].points[${of}]`),
      ),
    ]),
  ];
}
