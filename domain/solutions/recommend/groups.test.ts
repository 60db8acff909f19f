import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSolutions, type SolutionsByGroup } from './groups.ts';

const one = (changes: Partial<SolutionsByGroup> = {}): SolutionsByGroup => ({
  type: 'IVA',
  eligibility: 'ELIGIBLE',
  precedence: 1,
  displayRule: null,
  ...changes,
});

describe('the groups', () => {
  it('go by precedence, lowest first, in whatever order they arrive (AD-012)', () => {
    const [third, first, second] = [3, 1, 2].map(precedence => one({ precedence })) as [
      SolutionsByGroup,
      SolutionsByGroup,
      SolutionsByGroup,
    ];
    const groups = groupSolutions([third, first, second]);
    expect(groups.recommended).toBe(first);
    expect(groups.eligible).toEqual([second, third]);
  });

  it('recommend the first that is eligible, whatever its rule or type (AD-013)', () => {
    const first = one({ precedence: 1, eligibility: 'INELIGIBLE' });
    const plan = one({ precedence: 2, type: 'DEBT_ACTION_PLAN' });
    expect(groupSolutions([one({ precedence: 3 }), plan, first]).recommended).toBe(plan);
  });

  it.each([
    ['ALWAYS', 'DMP', true],
    ['ALWAYS', 'DEBT_ACTION_PLAN', true],
    [null, 'DMP', true],
    [null, 'DEBT_ACTION_PLAN', false],
    ['BANNER', 'BREATHING_SPACE', false],
  ] as const)('show with rule %s a solution of type %s: %s (AD-014, AD-015)', (displayRule, type, shown) => {
    const other = one({ precedence: 2, displayRule, type });
    const unfit = one({ precedence: 3, displayRule, type, eligibility: 'INELIGIBLE' });
    const groups = groupSolutions([one(), other, unfit]);
    expect(groups.eligible).toEqual(shown ? [other] : []);
    expect(groups.ineligible).toEqual(shown ? [unfit] : []);
  });

  it('recommend nothing when none is eligible, and hold nothing twice', () => {
    expect(groupSolutions([one({ eligibility: 'INELIGIBLE' })]).recommended).toBeNull();
    expect(groupSolutions([])).toEqual({ recommended: null, eligible: [], ineligible: [] });
  });

  it('never call an undecided solution eligible or ineligible', () => {
    const eligibility = fc.constantFrom('ELIGIBLE' as const, 'INELIGIBLE' as const, 'CANNOT_SAY' as const);
    fc.assert(
      fc.property(fc.array(eligibility), list => {
        const groups = groupSolutions(
          list.map((each, index) => one({ precedence: index, eligibility: each })),
        );
        const all = [groups.recommended, ...groups.eligible, ...groups.ineligible];
        expect(all.some(solution => solution?.eligibility === 'CANNOT_SAY')).toBe(false);
      }),
    );
  });
});
