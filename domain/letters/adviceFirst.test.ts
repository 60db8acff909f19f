import { describe, expect, it } from 'vitest';
import { creditType } from '../solutions/testing/cases.ts';
import { saidFirst } from './adviceFirst.ts';
import type { DebtOfLetter } from './facts.ts';
import { DEBT, FACTS } from './testing/letterFacts.ts';

const HERON = 'Talk to us before you pay or write to Heron Finance';
const LETTER = { receiver: 'creditor', when: {} } as const;
const heading = (debt: Partial<DebtOfLetter>, letter: Parameters<typeof saidFirst>[0] = LETTER) =>
  saidFirst(letter, { ...FACTS, debt: { ...DEBT, type: creditType(1), ...debt } }, 'Heron Finance')
    ?.heading ?? null;

describe('what is said first of a letter', () => {
  it.each([
    ['one that is disputed', { isDisputed: true }, HERON],
    ['a very old card', { isVeryOld: true }, HERON],
    ['very old council tax, which lasts longer', { isVeryOld: true, type: creditType(24) }, null],
    ['an ordinary one', {}, null],
  ] as const)('is the caution of the plan, of %s (DN-1720)', (_, debt, says) => {
    expect(heading(debt)).toBe(says);
  });

  it('is nothing of what goes to a bank or an ombudsman, or says that the law holds already (DN-1720)', () => {
    const disputed = { isDisputed: true };
    expect(heading(disputed, { ...LETTER, receiver: 'bank' })).toBeNull();
    expect(heading(disputed, { ...LETTER, receiver: 'ombudsman' })).toBeNull();
    expect(heading(disputed, { ...LETTER, when: { is: ['held by law'] } })).toBeNull();
    expect(heading(disputed, { ...LETTER, receiver: 'bailiff' })).toBe(HERON);
  });
});
