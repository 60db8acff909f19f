import { describe, expect, it } from 'vitest';
import { sameAnswers } from './sameAnswers.ts';

const pip = { id: 'benefits.pip', value: 'PIP' };
const esa = { id: 'benefits.esa', value: 'ESA' };

describe('answers given again (HO-132)', () => {
  it('are the same when each is the same answer with the same text, in the same order', () => {
    expect(sameAnswers([], [])).toBe(true);
    expect(sameAnswers([pip, esa], [{ ...pip }, { ...esa }])).toBe(true);
  });

  it.each([
    ['one more', [pip], [pip, esa]],
    ['one less', [pip, esa], [pip]],
    ['none any more', [pip], []],
    ['another first', [pip, esa], [esa, esa]],
    ['another last', [pip, esa], [pip, pip]],
    ['another text', [pip], [{ ...pip, value: 'Personal Independence Payment' }]],
    ['another answer of the same text', [pip], [{ ...pip, id: 'benefits.adp' }]],
  ])('are others with %s', (_, before, after) => {
    expect(sameAnswers(before, after)).toBe(false);
  });
});
