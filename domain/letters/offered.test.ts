import { describe, expect, it } from 'vitest';
import { isMet } from './condition.ts';
import type { LetterCondition } from './definition.ts';
import type { LetterFacts } from './facts.ts';
import { offered } from './offered.ts';
import { LETTER_SIGN_NAMES, LETTER_SIGNS } from './signs.ts';
import { LETTER } from './testing/letter.ts';
import { DEBT, FACTS } from './testing/letterFacts.ts';

const TODAY = { year: 2026, month: 10, day: 29 };
const kind = (facts: LetterFacts, letter = LETTER, today = TODAY) => offered(letter, facts, today).kind;

describe('a letter', () => {
  it('is offered in its nations alone, and not while nobody knows the nation (DN-058)', () => {
    expect(kind(FACTS)).toBe('offered');
    expect(kind({ ...FACTS, nation: 'scotland' })).toBe('does not apply');
    expect(kind({ ...FACTS, nation: null })).toBe('does not apply');
  });

  it('is offered from the first day of its law to the last (DN-051)', () => {
    const bound = { ...LETTER, lawFrom: '2026-10-29', lawTo: '2026-10-30' };
    const day = (of: number) => kind(FACTS, bound, { year: 2026, month: 10, day: of });
    expect([28, 29, 30, 31].map(day)).toEqual(['does not apply', 'offered', 'offered', 'does not apply']);
  });

  it('about a debt needs one, and one about all of them does not (DN-059)', () => {
    expect(kind({ ...FACTS, debt: null })).toBe('does not apply');
    expect(kind({ ...FACTS, debt: null }, { ...LETTER, about: 'all debts' })).toBe('offered');
  });

  it('is not offered where something forbids it, and the first of those says why (DN-055)', () => {
    const letter = {
      ...LETTER,
      mustNot: [
        { when: { is: ['joint'] }, says: 'It is joint.' },
        { when: { is: ['paid'] }, says: 'It is paid.' },
        { when: { is: ['disputed'] }, says: 'Ask us first.' },
      ],
    } as const;
    const facts = { ...FACTS, debt: { ...DEBT, isPaid: true, isDisputed: true } };
    expect(offered(letter, facts, TODAY)).toEqual({
      kind: 'not offered',
      says: 'It is paid.',
      isFirst: false,
    });
    const first = {
      ...letter,
      mustNot: [{ when: { is: ['paid'] }, says: 'Ring us.', isFirst: true }],
    } as const;
    expect(offered(first, facts, TODAY)).toMatchObject({ kind: 'not offered', isFirst: true });
  });
});

describe('a condition', () => {
  const rent = { roles: ['rent-of-home'], priority: 'yes', securedByDefault: false } as const;
  const facts: LetterFacts = {
    ...FACTS,
    debt: { ...DEBT, type: { ...rent, id: 22, name: 'Rent', inclusion: {} as never }, isJoint: true },
  };
  it.each<readonly [LetterCondition, boolean]>([
    [{}, true],
    [{ is: ['joint', 'priority'] }, true],
    [{ is: ['joint', 'paid'] }, false],
    [{ isNot: ['paid'] }, true],
    [{ isNot: ['paid', 'joint'] }, false],
    [{ roles: ['mortgage', 'rent-of-home'] }, true],
    [{ roles: ['mortgage'] }, false],
    [{ notRoles: ['mortgage'] }, true],
    [{ notRoles: ['rent-of-home'] }, false],
    [{ stages: ['nothing sent'] }, true],
    [{ stages: ['offered'] }, false],
    [{ nations: ['england', 'wales'] }, true],
    [{ nations: ['scotland'] }, false],
    [{ any: [{ is: ['paid'] }, { is: ['joint'] }] }, true],
    [{ any: [{ is: ['paid'] }, { is: ['disputed'] }] }, false],
    [{ is: ['joint'], any: [{ is: ['paid'] }] }, false],
  ])('%j is met: %j (DN-059)', (condition, met) => {
    expect(isMet(condition, facts)).toBe(met);
  });

  it('asks for no role of a kind that nobody has said (DN-059)', () => {
    expect(isMet({ roles: ['card'] }, FACTS)).toBe(false);
    expect(isMet({ notRoles: ['card'] }, FACTS)).toBe(true);
  });

  it('knows of nothing that nobody has told, but what follows from that (DN-059)', () => {
    const so = LETTER_SIGN_NAMES.filter(sign => LETTER_SIGNS[sign].isSo({ ...FACTS, debt: DEBT }));
    // What there is is shared by what is owed until a plan says otherwise.
    expect(so).toEqual(['kind not known', 'by what is owed']);
    const ofNone = LETTER_SIGN_NAMES.filter(sign => LETTER_SIGNS[sign].isSo({ ...FACTS, debt: null }));
    expect(ofNone).toEqual(['by what is owed']);
  });

  it.each([
    [0, 3, true],
    [-20_00, 3, true],
    [14_99, 3, true],
    [15_00, 3, false],
    [null, 3, false],
  ])('finds %j a month among %j lenders little: %j (DN-056)', (available, sharedAmong, isLittle) => {
    const money = { ...FACTS.money, available, sharedAmong };
    expect(isMet({ is: ['little left'] }, { ...FACTS, money })).toBe(isLittle);
  });
});
