import { describe, expect, it } from 'vitest';
import { creditType } from '../solutions/testing/cases.ts';
import { dangerOf, isForStage } from './dangerOf.ts';
import type { DebtOfLetter } from './facts.ts';
import { DEBT, FACTS } from './testing/letterFacts.ts';

const tag = (debt: Partial<DebtOfLetter>, nation: 'england' | 'scotland' = 'england') =>
  dangerOf({ debt: { ...DEBT, ...debt }, nation, inForce: null })?.tag ?? null;
const card = creditType(1);
const rent = creditType(22);
const tax = creditType(24);

describe('what is in danger by a debt', () => {
  it.each([
    ['a card that is behind', { type: card, isInArrears: true }, null],
    ['a card with a court claim', { type: card, courtStage: 'court claim' }, 'Could become a judgment'],
    ['rent with papers of a court', { type: rent, courtStage: 'court claim' }, 'Could go on without you'],
    ['a debt with bailiffs', { type: tax, courtStage: 'bailiffs' }, 'Could cost you your things'],
    ['rent that is behind', { type: rent, isInArrears: true }, 'Keeps your home'],
    ['a mortgage that is not behind', { type: creditType(19), isInArrears: false }, null],
    ['rent of which nobody said so', { type: rent }, 'Keeps your home'],
    ['council tax that is behind', { type: tax, isInArrears: true }, 'Keeps you out of court'],
    ['what is taken from wages', { type: tax, hasAttachmentOfEarnings: true }, null],
    ['what is taken from a benefit', { type: tax, isTakenByAgreement: true }, null],
    ['a card under legal action', { type: card, hasLegalAction: true }, 'Keeps it from going further'],
    [
      'a card with a charging order',
      { type: card, hasLegalAction: true, courtStage: 'charging order' },
      'Keeps your home',
    ],
    ['what is paid', { type: tax, courtStage: 'bailiffs', isPaid: true }, null],
    ['what is cleared', { type: tax, courtStage: 'bailiffs', cleared: 'surely' }, null],
  ] as const)('is said of %s (DN-1589)', (_, debt, said) => {
    expect(tag(debt as Partial<DebtOfLetter>)).toBe(said);
  });

  it('is not that it goes further once it is settled by law, unless that leaves it out (DN-1714)', () => {
    const sued = { ...DEBT, type: card, hasLegalAction: true };
    const under = (inForce: string | null, debt: Partial<DebtOfLetter> = {}) =>
      dangerOf({ debt: { ...sued, ...debt }, nation: 'scotland', inForce })?.tag ?? null;
    expect(under(null)).toBe('Keeps it from going further');
    expect(under('SEQ')).toBeNull();
    expect(under('SEQ', { isProtected: false })).toBe('Keeps it from going further');
    expect(under('SEQ', { courtStage: 'bailiffs' })).toBe('Could cost you your things');
  });

  it('has letters for the stage at court that it is at, and no other (DN-1589)', () => {
    const bailiffs = { when: { is: ['bailiffs'] } } as const;
    const at = (courtStage: DebtOfLetter['courtStage']) =>
      isForStage(bailiffs, { debt: { ...DEBT, courtStage } });
    expect([at('bailiffs'), at('judgment'), at(null)]).toEqual([true, false, false]);
    expect(isForStage({ when: {} }, { debt: { ...DEBT, courtStage: 'bailiffs' } })).toBe(false);
  });

  it('goes by the nation, in whose law it is (DN-1589)', () => {
    expect(tag({ type: tax, isInArrears: true }, 'scotland')).toBe('Keeps it from going further');
    expect(dangerOf({ ...FACTS, debt: null })).toBeNull();
  });

  it('stands in the order of danger of the dates to keep (DN-1589)', () => {
    const rank = (debt: Partial<DebtOfLetter>) =>
      dangerOf({ debt: { ...DEBT, ...debt }, nation: 'england', inForce: null })?.rank ?? Number.NaN;
    const bailiffs = rank({ type: tax, courtStage: 'bailiffs' });
    const claim = rank({ type: card, courtStage: 'court claim' });
    const home = rank({ type: rent, isInArrears: true });
    expect([home, bailiffs, claim].toSorted((a, b) => a - b)).toEqual([bailiffs, claim, home]);
  });
});
