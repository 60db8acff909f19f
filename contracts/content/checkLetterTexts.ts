import type { LetterCondition } from '@towpath/domain/letters/definition.ts';
import { KNOWN_PLACES } from '@towpath/domain/letters/places.ts';
import { readSaidDay } from '@towpath/domain/values/dayWords.ts';
import { checkPounds } from '@towpath/domain/values/pence.ts';
import { LOOSE_BRACE, placeholdersIn } from './braces.ts';
import type { LetterInFile, LettersFile } from './letters.ts';
import { type ContentProblems, inPart, listOf, repeated } from './problem.ts';

type PlacedText = { readonly place: string; readonly says: string };
type PlaceInFile = NonNullable<LetterInFile['places']>[number];

const KNOWN: ReadonlyMap<string, { readonly holds: string }> = new Map(Object.entries(KNOWN_PLACES));

/** What is wrong with the texts of letters: places of no name, braces that stand alone, places that nobody fills in. */
export function placeProblems({ common, rules, letters }: LettersFile): ContentProblems {
  const { greeting, closing, reference, to } = common;
  const shared: readonly PlacedText[] = [
    ...sayingTexts(reference, 'reference'),
    ...Object.entries(to).flatMap(([receiver, lines]) => lineTexts(lines, `to.${receiver}`)),
  ];
  return [
    ...inPart('common', [...unknownPlaces(shared, [...KNOWN.keys()]), ...plain({ greeting, closing })]),
    ...Object.entries(rules).flatMap(([name, { says }]) => inPart(`rules.${name}`, plain({ says }))),
    ...letters.flatMap((letter, index) => inPart(`letters[${index}]`, inLetter(letter))),
  ];
}

/** Whether a sum stands in a letter: one that the person offers, or owes. */
export function hasSum(letter: LetterInFile): boolean {
  const sums = (letter.places ?? []).some(({ holds }) => holds === 'sum');
  return sums || namesIn(textsOf(letter)).some(name => KNOWN.get(name)?.holds === 'sum');
}

/** The conditions of a letter and of what is said in it, each with its place. */
export function conditionsIn(
  letter: LetterInFile,
): readonly { readonly place: string; readonly when: LetterCondition }[] {
  const own = letter.when === undefined ? [] : [{ place: 'when', when: letter.when }];
  const inBody = letter.body.flatMap((block, at) => {
    if (typeof block === 'string') return [];
    const points = (block.points ?? []).flatMap((point, of) =>
      typeof point === 'string' || point.when === undefined
        ? []
        : [{ place: `body[${at}].points[${of}].when`, when: point.when }],
    );
    return block.when === undefined ? points : [{ place: `body[${at}].when`, when: block.when }, ...points];
  });
  return [...own, ...inBody];
}

function inLetter(letter: LetterInFile): ContentProblems {
  const { name, purpose, ifSilent, places = [], answerDays } = letter;
  const texts = textsOf(letter);
  const used = namesIn(texts);
  const bothOrNone = letter.body.flatMap((block, at) =>
    typeof block === 'string' || (block.says === undefined) !== (block.points === undefined)
      ? []
      : [{ place: `body[${at}]`, problem: "must have either 'says' or 'points'" }],
  );
  const noDays =
    answerDays === null && used.includes('answerBy')
      ? { place: 'answerDays', problem: "must be a number of days, since '{answerBy}' stands in the letter" }
      : null;
  return [
    ...plain({ name, purpose, ifSilent }),
    ...unknownPlaces(texts, [...places.map(one => one.name), ...KNOWN.keys()]),
    ...bothOrNone,
    ...listOf(noDays),
    ...repeated(places, 'places', 'name', 'a place'),
    ...places.flatMap((place, at) => inPart(`places[${at}]`, ownPlaceProblems(place, used))),
  ];
}

function ownPlaceProblems(place: PlaceInFile, used: readonly string[]): ContentProblems {
  const { name, label, none, starts, holds, isOffer, isSettlement } = place;
  const isKnown = KNOWN.has(name) ? `every letter knows '{${name}}' already: take another name` : null;
  const isUnused = used.includes(name) ? null : `'{${name}}' stands nowhere in the letter`;
  const isSum = holds === 'sum' && starts !== undefined && !checkPounds(starts).ok;
  const isDay = holds === 'day' && starts !== undefined && readSaidDay(starts) === null;
  const tooLong = starts !== undefined && [...starts].length > place.most;
  return [
    ...plain({ label, ...(none === undefined ? {} : { none }), ...(starts === undefined ? {} : { starts }) }),
    ...[isKnown, isUnused].flatMap(problem => (problem === null ? [] : [{ place: 'name', problem }])),
    ...((isOffer || isSettlement) && holds !== 'sum'
      ? [{ place: 'holds', problem: "must be 'sum', since it is an offer" }]
      : []),
    ...(isSum ? [{ place: 'starts', problem: "must be a sum such as '£1'" }] : []),
    ...(isDay ? [{ place: 'starts', problem: "must be a day such as '1 December 2026'" }] : []),
    ...(tooLong ? [{ place: 'starts', problem: `must have at most ${place.most} characters` }] : []),
  ];
}

/** Texts that nothing is put into. */
function plain(texts: Readonly<Record<string, string>>): ContentProblems {
  return Object.entries(texts).flatMap(([place, says]) =>
    /[{}]/u.test(says) ? [{ place, problem: "has a '{' or '}', but nothing is put in here" }] : [],
  );
}

function unknownPlaces(texts: readonly PlacedText[], known: readonly string[]): ContentProblems {
  return texts.flatMap(({ says, place }) => {
    const { names, hasLooseBrace } = placeholdersIn(says);
    const problems = names
      .filter(name => !known.includes(name))
      .map(name => `there is no place '{${name}}': add it to 'places', or take one that every letter knows`);
    return [...problems, ...(hasLooseBrace ? [LOOSE_BRACE] : [])].map(problem => ({ place, problem }));
  });
}

function namesIn(texts: readonly PlacedText[]): readonly string[] {
  return texts.flatMap(({ says }) => placeholdersIn(says).names);
}

/** Every text of a letter that places stand in, with where it stands. */
function textsOf({ title, to, reference, body }: LetterInFile): readonly PlacedText[] {
  return [
    ...(title === undefined ? [] : [{ place: 'title', says: title }]),
    ...lineTexts(to ?? [], 'to'),
    ...(reference === undefined ? [] : sayingTexts(reference, 'reference')),
    ...body.flatMap((block, at) => [
      ...sayingTexts(block, `body[${at}]`),
      ...(typeof block === 'string' ? [] : (block.points ?? [])).flatMap((point, of) =>
        sayingTexts(point, `body[${at}].points[${of}]`),
      ),
    ]),
  ];
}

function lineTexts(lines: readonly string[], place: string): readonly PlacedText[] {
  return lines.map((says, at) => ({ place: `${place}[${at}]`, says }));
}

function sayingTexts(
  of: string | { readonly says?: string; readonly orElse?: string },
  place: string,
): readonly PlacedText[] {
  if (typeof of === 'string') return [{ place, says: of }];
  const texts = { says: of.says, orElse: of.orElse };
  return Object.entries(texts).flatMap(([name, says]) =>
    says === undefined ? [] : [{ place: `${place}.${name}`, says }],
  );
}
