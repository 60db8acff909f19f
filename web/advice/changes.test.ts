import { FEES } from '@towpath/domain/solutions/criteria/missingFactTexts.ts';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { notKnown, notOpen, solution, tooMuchLeft } from '../testing/advice.ts';
import { htmlOf } from '../testing/render.tsx';
import { changesOf } from './changes.ts';
import { Reasons } from './Reasons.tsx';
import { whatToFindOut } from './solutionTexts.ts';

describe('what would change a result', () => {
  it('is each thing not met, by what it would have to be, and not once more by what it is (WT-027)', () => {
    const turns = 'What is left each month: £75 a month or less';
    expect(changesOf(notOpen('DRO', { ...tooMuchLeft, turns }))).toEqual({
      lead: 'It could fit you if this changes.',
      items: [{ code: 'DRO_SURPLUS_MAX', says: `${turns}.` }],
    });
    const two = { ...notOpen('DRO'), reasons: [tooMuchLeft, { ...tooMuchLeft, code: 'OTHER' }] };
    expect(changesOf(two).lead).toBe('It could fit you if all of these change.');
  });

  it('is a sentence that stands for itself as it is', () => {
    const says = 'These debts would never be paid back. So this is not open to you now.';
    const never = { ...tooMuchLeft, says, figure: 'never', limit: '10 years' };
    expect(changesOf(notOpen('DMP', never)).items).toEqual([{ code: 'DRO_SURPLUS_MAX', says }]);
  });

  it('is what has to be found out where it cannot be said', () => {
    const { items } = changesOf({ eligibility: 'CANNOT_SAY', reasons: [notKnown] });
    expect(items).toEqual([{ code: 'DRO_NO_HOME', says: 'Tell us if you own your home.' }]);
  });

  it('asks nobody for what only an adviser can find out (WT-168)', () => {
    const reasons = [{ ...notKnown, missingFact: FEES }];
    expect(changesOf({ eligibility: 'CANNOT_SAY', reasons })).toEqual({
      lead: 'We can say more once we know this.',
      items: [{ code: 'DRO_NO_HOME', says: 'An adviser finds out what the fees would be.' }],
    });
    const { product } = solution('PTD');
    expect(whatToFindOut({ reasons, product })).toBe('An adviser finds out what the fees would be.');
    expect(whatToFindOut({ reasons: [notKnown], product })).toMatch(/^We need to know/u);
  });

  it('is the decision of an adviser where all is known (SA-217)', () => {
    const says = 'Time to pay back: 11 years. An adviser will look at this with you.';
    const reasons = [{ ...notKnown, says, missingFact: undefined }];
    expect(changesOf({ eligibility: 'CANNOT_SAY', reasons })).toEqual({
      lead: 'All of it is known. An adviser decides with you if it fits.',
      items: [{ code: 'DRO_NO_HOME', says }],
    });
  });

  it('is not what is known already, of one that something else stands in the way of (WT-168)', () => {
    const says = 'The debts that it takes in: £8,220. It has to be £10,000 or more.';
    const decided = { ...notKnown, code: 'BKY_DEBT_MIN', says, missingFact: undefined };
    const reasons = [tooMuchLeft, decided];
    expect(changesOf({ eligibility: 'INELIGIBLE', reasons }).items.map(({ code }) => code)).toEqual([
      'DRO_SURPLUS_MAX',
    ]);
    const html = htmlOf(createElement(Reasons, { reasons }));
    expect(html).toContain('What an adviser would decide');
    expect(html).not.toContain('What we don’t know yet');
  });

  it('is a figure going past its limit where it is open (WT-027)', () => {
    const { reasons, eligibility } = solution('DMP');
    const [age, payment] = reasons;
    if (!age || !payment) throw new Error('Two reasons.');
    const turns = 'What you can pay each month: less than £5 a month';
    const { items } = changesOf({ eligibility, reasons: [age, { ...payment, turns }] });
    expect(items).toEqual([{ code: 'DMP_PAYMENT_MIN', says: `${turns}.` }]);
  });
});
