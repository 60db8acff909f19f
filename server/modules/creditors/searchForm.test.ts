import { describe, expect, it } from 'vitest';
import { searchForms, typedWords } from './searchForm.ts';

describe('the forms a name is searched by', () => {
  it.each([
    ['Barclays', ['barclays']],
    ['The Co-operative Bank', ['the cooperative bank', 'the co operative bank']],
    ['M&S Bank', ['ms bank', 'm and s bank']],
    ['Bristow & Sutor', ['bristow and sutor']],
    ["Sainsbury's Bank", ['sainsburys bank']],
    ['E.ON Next', ['eon next', 'e on next']],
    ['Dŵr Cymru', ['dwr cymru']],
    ['118 118 Money', ['118 118 money']],
    ['HM Courts & Tribunals Service', ['hm courts and tribunals service']],
    [' - ', []],
    ['', []],
  ])('%j is found as %j', (name, forms) => {
    expect(searchForms(name)).toEqual(forms);
  });
});

it.each([
  ['m&s', ['ms']],
  ['M & S', ['m', 'and', 's']],
  ['sainsbury’s', ['sainsburys']],
  ['  LLOYDS   bank.', ['lloyds', 'bank']],
  ['🙂', []],
  ["'; drop table creditors; --", ['drop', 'table', 'creditors']],
])('what is typed as %j is looked for as %j', (typed, words) => {
  expect(typedWords(typed)).toEqual(words);
});

it('looks at no more of a long text than a name can have', () => {
  expect(typedWords('word '.repeat(50))).toHaveLength(8);
  expect(typedWords('x'.repeat(100))[0]).toHaveLength(40);
});
