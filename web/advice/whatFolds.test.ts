import { expect, it } from 'vitest';
import { whatFolds } from './whatFolds.ts';

const folded = (count: number, isWide = false) => {
  const matter = {
    code: 'NO_FOOD',
    says: '',
    step: { heading: '', ring: null, ringsThem: false, instead: null, say: '' },
  };
  const folds = whatFolds({ urgent: Array.from({ length: count }, () => matter) }, isWide);
  return Object.entries(folds).flatMap(([part, isFolded]) => (isFolded ? [part] : []));
};

it('folds the more of an advice the more cannot wait, and nothing where nothing does (WT-017)', () => {
  expect(folded(0)).toEqual([]);
  expect(folded(1)).toEqual(['kept', 'findOut']);
  expect(folded(2)).toEqual(['kept', 'findOut', 'whatIf', 'left', 'untilThen']);
  expect(folded(3)).toEqual([...folded(2), 'comparison', 'safe']);
  expect(folded(9)).toEqual(folded(3));
});

it('folds only what is to try where there is room (WT-017)', () => {
  expect(folded(1, true)).toEqual([]);
  expect(folded(9, true)).toEqual(['whatIf']);
});
