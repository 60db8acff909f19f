import { describe, expect, it } from 'vitest';
import { advice, notOpen, solution } from '../../testing/advice.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { SideBySide } from '../SideBySide.tsx';
import { SolutionDetail } from './SolutionDetail.tsx';
import { SolutionPage } from './SolutionPage.tsx';

const best = solution('DMP');
const shown = (of = best, changes = {}) =>
  wordsOf(htmlOf(<SolutionDetail solution={of} advice={advice({ recommended: best, ...changes })} />));

describe('the page of a solution', () => {
  it('says what it is, what it costs and gives, both sides, home, credit file and what is next (AD-024)', () => {
    const words = shown();
    for (const text of [
      'Best Match The DMP solution DMP is one payment a month.',
      'Why it fits you You meet everything it asks for.',
      'What you pay each month £196.00',
      'How long you pay 5 years 5 months',
      'What it takes from you in all £12,674.00',
      'Fees, out of that £0.00',
      'What is written off £0.00',
      'When you could be free of these debts April 2032',
      'What’s good about it One payment you can afford.',
      'What to think about Lenders may still add interest.',
      'Your home Your home is not part of it.',
      'Your credit file It shows on your credit file for 6 years.',
      'What happens next You talk to an adviser. They write to the people you owe.',
    ]) {
      expect(words).toContain(text);
    }
  });

  it('says both dates where payments go on after the debts are gone, here and beside others (SA-026)', () => {
    const bankruptcy = solution('BKY', {
      debtFreeMonth: { value: '2027-11', says: 'November 2027' },
      lastPaymentMonth: { value: '2029-11', says: 'November 2029' },
    });
    expect(shown(bankruptcy)).toContain(
      'When you could be free of these debts November 2027 When you make the last payment November 2029',
    );
    const table = wordsOf(htmlOf(<SideBySide solutions={[best, bankruptcy]} recommended={best} />));
    expect(table).toContain('Nov 2027 Last payment Nov 2029');
    expect(shown()).not.toContain('last payment');
  });

  it('says when what only gives time is expected to end, where that is known (SA-032)', () => {
    const end = { value: '2027-01-01', says: '1 January 2027' };
    expect(shown(solution('MHBS', { expectedEnd: end }))).toContain(
      'When it is expected to end 1 January 2027',
    );
    expect(shown()).not.toContain('expected to end');
  });

  it('says why one does not fit, and what would change that; figures it does not have are left out', () => {
    const words = shown(notOpen('DRO'));
    expect(words).toContain('Unavailable The DRO solution');
    expect(words).toContain(
      'Why it doesn’t fit you What doesn’t fit What is left each month: £196 a month. It can be up to £75 a month.',
    );
    expect(words).toContain('What would change this It could fit you if this changes.');
    expect(words).not.toContain('What it costs and gives');
  });

  it('warns of a home at risk and of what an adviser checks first', () => {
    expect(shown({ ...best, isHomeAtRisk: true })).toContain('Your home could be at risk');
    expect(shown({ ...best, adviserFirst: 'This is subject to an adviser.' })).toContain(
      'An adviser checks this first This is subject to an adviser.',
    );
    expect(shown()).not.toContain('An adviser checks this first');
    expect(shown()).not.toContain('Your home could be at risk');
  });

  it('has costs and risks before the reasons; of one that does not fit, why not comes first', () => {
    const order = (words: string) =>
      words.match(/Why it (?:fits|doesn’t fit) you|What it costs and gives|Both sides/gu);
    expect(order(shown())).toEqual(['What it costs and gives', 'Both sides', 'Why it fits you']);
    expect(order(shown(notOpen('DRO')))).toEqual(['Why it doesn’t fit you', 'Both sides']);
  });

  it('names each debt that stays, or that a way to get time leaves out, with why (SA-102)', () => {
    const debt = { id: 'd1', creditorName: 'Made-up Council', typeName: 'Court fine' };
    const stays = [{ debt, why: 'kind' as const, says: 'It is not part of this. You still pay it.' }];
    const said = 'Made-up Council: Court fine It is not part of this. You still pay it.';
    expect(shown({ ...best, stays })).toContain(`Debts that stay ${said}`);
    expect(shown({ ...best, stays, displayRule: 'BANNER' })).toContain(`Debts it leaves out ${said}`);
    expect(shown()).not.toContain('Debts that stay');
  });

  it('says what this case brings with it, of what is open or may be; a home at risk is said once', () => {
    const disclosures = [
      { code: 'HOME_AT_RISK', says: 'Your home is at risk.' },
      { code: 'OTHERS_OWE_TOO', says: 'Someone who shares a debt may have to pay.' },
    ];
    const said = 'What to know in your case Someone who shares a debt may have to pay.';
    expect(shown({ ...best, disclosures })).toContain(said);
    expect(shown({ ...best, eligibility: 'CANNOT_SAY', disclosures })).toContain(said);
    expect(shown({ ...best, disclosures })).not.toContain('Your home is at risk.');
    expect(shown({ ...notOpen('DRO'), disclosures })).not.toContain('What to know in your case');
    expect(shown()).not.toContain('What to know in your case');
  });
});

it('has a header of its own: home icon and logo, without section progress (SH-012, SH-013)', () => {
  const html = htmlOf(<SolutionPage />, '/solutions/dmp');
  expect(wordsOf(html)).toContain('Back to your dashboard');
  expect(wordsOf(html)).toContain('Towpath');
  expect(html).not.toContain('progressbar');
  expect(html).not.toContain('<progress');
});
