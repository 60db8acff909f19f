import { describe, expect, it } from 'vitest';
import { type RunningRule, whileItRuns } from './whileItRuns.ts';

const RULES: readonly RunningRule[] = [
  { id: 'a', solutions: ['BKY', 'DRO'], nations: ['england', 'wales'], says: 'Tell the lender.' },
  { id: 'b', solutions: ['IVA'], nations: ['england'], says: 'Tell the firm.' },
];

describe('what is kept to while something runs', () => {
  it.each([
    ['BKY', 'running', 'england', ['Tell the lender.']],
    ['BKY', 'broken', 'wales', ['Tell the lender.']],
    ['BKY', 'sent', 'england', []],
    ['BKY', 'ended', 'england', []],
    ['BKY', 'running', 'scotland', []],
    ['IVA', 'accepted', 'england', ['Tell the firm.']],
    ['DMP', 'running', 'england', []],
  ] as const)('of %s that is %s in %s is %j (DN-1375)', (shortName, state, nation, says) => {
    expect(whileItRuns(RULES, { shortName, state, nation })).toEqual(says);
  });
});
