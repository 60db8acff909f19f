import { describe, expect, it } from 'vitest';
import { listedDebt } from '../../testing/debts.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { DebtCards } from '../cards/DebtCards.tsx';
import { ClearedDebts } from './ClearedDebts.tsx';

const never = () => undefined;
const by = { by: 'a debt relief order', on: '2027-11-26' } as const;
const sure = listedDebt({ id: 'a', cleared: { as: 'cleared', ...by } });
const unsure = listedDebt({
  id: 'b',
  initialCreditorName: 'Rook Bank',
  cleared: { as: 'may be cleared', ...by },
});
const words = (...debts: Parameters<typeof ClearedDebts>[0]['debts']) =>
  wordsOf(htmlOf(<ClearedDebts debts={debts} onGone={never} onOwed={never} />));

describe('the debts of a list that an order cleared', () => {
  it('are taken off it in one press, with what cleared them and since when (DN-1471)', () => {
    expect(words(sure)).toBe(
      'One debt is cleared By a debt relief order, which was over on 26 November 2027. You don’t owe what it cleared. Kestrel Cards Take it off my list',
    );
    expect(words(sure, { ...sure, id: 'c' })).toContain('Take all 2 off my list');
    expect(words(listedDebt())).toBe('');
  });

  it('are asked about where nobody here knows which were in it: nothing is taken off without a word (DN-1471)', () => {
    expect(words(unsure)).toContain('Some debts may be cleared');
    expect(words(unsure)).toContain('Rook Bank It was in it : Rook Bank I still owe this : Rook Bank');
    expect(words(unsure)).not.toContain('Take it off');
    expect(words(sure, unsure)).toContain('Take it off my list Look at its papers');
  });

  it('say so on their cards (DN-1471)', () => {
    const cards = wordsOf(htmlOf(<DebtCards debts={[sure, unsure]} legalKnown={false} />));
    expect(cards).toContain('Cleared by a debt relief order. You don’t owe this.');
    expect(cards).toContain('May be cleared by a debt relief order. Look at its papers.');
  });
});
