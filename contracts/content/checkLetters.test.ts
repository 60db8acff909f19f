import { describe, expect, it } from 'vitest';
import type { LettersFile } from './letters.ts';
import { readOperatorContent } from './readOperatorContent.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

type Letter = LettersFile['letters'][number];
type Change = (letter: Letter, file: LettersFile) => void;

const FILE = JSON.parse(shipped['letters.json']) as LettersFile;
const AT = FILE.letters.findIndex(({ id }) => id === 'pro-rata-offer');

/** The faults of the shipped letters with the offer of a share changed, without where the letter stands. */
function faultsOf(change: Change): readonly string[] {
  const texts = changed('letters.json', (file: LettersFile) => {
    const letter = file.letters[AT];
    if (letter) change(letter, file);
  });
  return faultIn(texts).lines.map(line => line.replace(`letters.json: letters[${AT}].`, ''));
}

describe('a slip in the letters', () => {
  it.each<readonly [what: string, change: Change, line: string]>([
    [
      'an id of another',
      letter => Object.assign(letter, { id: 'no-offer' }),
      "there is a letter 'no-offer' already",
    ],
    [
      'an id with spaces',
      letter => Object.assign(letter, { id: 'My letter' }),
      'id: must be small letters, digits and dashes',
    ],
    [
      'no purpose',
      letter => Reflect.deleteProperty(letter, 'purpose'),
      'purpose: is missing: it must be a text between quotes',
    ],
    [
      'a field that is misspelt',
      letter => Object.assign(letter, { porpose: 'x' }),
      "there is no field 'porpose' here: is it misspelt?",
    ],
    [
      'a receiver that we do not know',
      letter => Object.assign(letter, { receiver: 'police' }),
      "receiver: must be one of 'creditor', 'court'",
    ],
    [
      'a nation that there is not',
      letter => Object.assign(letter, { nations: ['ireland'] }),
      "nations[0]: there is no nation 'ireland'; there are england",
    ],
    [
      'a sign that there is not',
      letter => Object.assign(letter, { when: { is: ['angry'] } }),
      "when.is[0]: there is no sign 'angry'; there are kind not known",
    ],
    [
      'a role that there is not',
      letter => Object.assign(letter, { when: { roles: ['yacht'] } }),
      "when.roles[0]: there is no role 'yacht'; there are goes-on",
    ],
    [
      'a stage that there is not',
      letter => Object.assign(letter, { when: { stages: ['sent'] } }),
      "when.stages[0]: there is no stage 'sent'; there are nothing sent",
    ],
    [
      'a solution that there is not',
      letter => Object.assign(letter, { solutions: ['XYZ'] }),
      "solutions[0]: there is no solution 'XYZ'",
    ],
    [
      'a solution of another nation',
      letter => Object.assign(letter, { solutions: ['DAS'], nations: ['england'] }),
      "solutions[0]: 'DAS' is in no nation that the letter is for",
    ],
    [
      'a rule that there is not',
      letter => letter.mustNot.push('never'),
      "there is no rule 'never' in 'rules'",
    ],
    ['a letter that there is not', letter => letter.next.push('novel'), "there is no letter 'novel'"],
    [
      'a source that is not listed',
      letter => Object.assign(letter, { source: 'hearsay' }),
      "source: there is no source 'hearsay'",
    ],
    [
      'an end before the beginning',
      letter => Object.assign(letter, { lawTo: '2010-01-01' }),
      'lawTo: must not be before 2014-04-01',
    ],
    [
      'a day that there is not',
      letter => Object.assign(letter, { lawFrom: '2026-02-30' }),
      'lawFrom: there is no day 2026-02-30',
    ],
    [
      'an answer after years',
      letter => Object.assign(letter, { answerDays: 900 }),
      'answerDays: must be 365 at most',
    ],
    [
      'no days to answer by',
      letter => Object.assign(letter, { answerDays: null }),
      "answerDays: must be a number of days, since '{answerBy}' stands in the letter",
    ],
    [
      'a place that nothing is known of',
      letter => letter.body.push('I pay by {cheque}.'),
      "there is no place '{cheque}': add it to 'places'",
    ],
    [
      'a place in a point that nothing is known of',
      letter => letter.body.push({ points: ['{cheque}'] }),
      ".points[0]: there is no place '{cheque}'",
    ],
    [
      'a brace that stands alone',
      letter => letter.body.push('I pay {share.'),
      "has a '{' or '}' that belongs to nothing",
    ],
    [
      'a place where nothing is put in',
      letter => Object.assign(letter, { ifSilent: 'Ring {creditor}.' }),
      "ifSilent: has a '{' or '}', but nothing is put in here",
    ],
    [
      'a paragraph and points in one',
      letter => letter.body.push({ says: 'x', points: ['y'] }),
      "must have either 'says' or 'points'",
    ],
    ['a paragraph of nothing', letter => letter.body.push({}), "must have either 'says' or 'points'"],
    [
      'no text at all',
      letter => Object.assign(letter, { body: [] }),
      'body: must have at least one paragraph',
    ],
    [
      'a place that stands nowhere',
      letter =>
        Object.assign(letter, { places: [...(letter.places ?? []), { name: 'spare', label: 'x', most: 5 }] }),
      "name: '{spare}' stands nowhere in the letter",
    ],
    [
      'a place by a name that every letter knows',
      letter =>
        Object.assign(letter, { places: [...(letter.places ?? []), { name: 'share', label: 'x', most: 5 }] }),
      "name: every letter knows '{share}' already",
    ],
    [
      'a place twice',
      letter => Object.assign(letter, { places: [...(letter.places ?? []), ...(letter.places ?? [])] }),
      "there is a place 'reason' already",
    ],
    [
      'a sum that is none',
      letter =>
        Object.assign(letter, {
          places: [{ name: 'reason', label: 'x', most: 5, holds: 'sum', starts: 'one' }],
        }),
      "starts: must be a sum such as '£1'",
    ],
    [
      'a day that is none',
      letter =>
        Object.assign(letter, {
          places: [{ name: 'reason', label: 'x', most: 5, holds: 'day', starts: 'soon' }],
        }),
      "starts: must be a day such as '1 December 2026'",
    ],
    [
      'a beginning that is too long',
      letter =>
        Object.assign(letter, { places: [{ name: 'reason', label: 'x', most: 5, starts: 'far too long' }] }),
      'starts: must have at most 5 characters',
    ],
    [
      'a sum in a letter that may be written about a debt that is very old',
      letter => Object.assign(letter, { mustNot: letter.mustNot.filter(rule => rule !== 'advice-first') }),
      "mustNot: must have a rule that asks for 'advice first' alone: a sum stands in this letter",
    ],
    [
      'a sum in a letter that may be written about a debt that is paid',
      letter => Object.assign(letter, { mustNot: letter.mustNot.filter(rule => rule !== 'paid') }),
      "mustNot: must have a rule that asks for 'paid' alone",
    ],
    [
      'words for a nation that the letter is not for',
      letter => {
        Object.assign(letter, { nations: ['england'] });
        letter.body.push({ when: { nations: ['scotland'] }, says: 'x' });
      },
      'when: is for no nation that the letter is for, so it can never be met',
    ],
    [
      'a brace in what is said instead of a letter',
      (_, { rules }) => Object.assign(rules.paid ?? {}, { says: '{creditor} is paid.' }),
      "letters.json: rules.paid.says: has a '{' or '}', but nothing is put in here",
    ],
    [
      'a place of the common reference that nothing is known of',
      (_, { common }) => Object.assign(common, { reference: { says: '{number}' } }),
      "letters.json: common.reference.says: there is no place '{number}'",
    ],
  ])('is told with its place: %s (DN-060)', (_, change, line) => {
    expect(faultsOf(change)).toContainEqual(expect.stringContaining(line));
  });

  it('is told where a letter asks for a kind of debt that there is not (DN-060)', () => {
    const texts = changed('credit-types.json', ({ creditTypes }: { creditTypes: { roles: string[] }[] }) => {
      for (const kind of creditTypes) kind.roles = kind.roles.filter(role => role !== 'card');
    });
    expect(faultIn(texts).lines).toContainEqual(
      expect.stringMatching(/^letters\.json: letters\[\d+\]\.when: no kind of debt has the role 'card'/u),
    );
  });
});

describe('an install', () => {
  it('without the file has no letters, and everything else (DN-060)', () => {
    const { 'letters.json': _, ...others } = shipped;
    const content = readOperatorContent(others);
    expect(content.letters).toEqual([]);
    expect(content.creditTypes.length).toBeGreaterThan(0);
  });

  it('with a file that cannot be read is told so (DN-060)', () => {
    expect(faultIn({ ...shipped, 'letters.json': '{' }).lines.join('\n')).toMatch(/^letters\.json/mu);
  });
});
