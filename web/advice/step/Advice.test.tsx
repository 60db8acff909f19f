import { readFileSync } from 'node:fs';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { describe, expect, it } from 'vitest';
import { advice, notKnown, notOpen, solution } from '../../testing/advice.ts';
import { nobody } from '../../testing/journey.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { Advice } from './FullJourneyAdvice.tsx';

const pages = [
  { id: 'debts', sections: [{ steps: [{ id: 'list', type: 'Customer Debts' }] }] },
  { id: 'budget', sections: [{ steps: [{ id: 'sfs', type: 'SFS' }] }] },
];

function shown(changes: Partial<Recommendation> = {}): string {
  return htmlOf(<Advice advice={advice(changes)} details={nobody} stepId="advice" pages={pages} />);
}

/**
 * The position of each text in the output, in the order given. The order is right when the positions rise.
 */
function places(html: string, texts: readonly string[]): readonly number[] {
  return texts.map(text => wordsOf(html).indexOf(text));
}

describe('the recommendations', () => {
  it('stand in three groups, recommended, other and not, each with its status (AD-019, AD-022)', () => {
    const found = places(shown(), [
      'We’d recommend for you',
      'Best Match',
      'The DMP solution',
      'Other available solutions',
      'Also Matched',
      'The IVA solution',
      'We wouldn’t recommend',
      'Unavailable',
      'The DRO solution',
    ]);
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it('lead from each card to the page of its solution, by short name (AD-021, AD-024)', () => {
    const html = shown({ ineligible: [notOpen('BKY')] });
    const links = [...html.matchAll(/href="(\/solutions\/[^"]+)"[^>]*>(.*?)<\/a>/g)].map(
      ([, href, inside]) => [href, wordsOf(inside ?? '')],
    );
    expect(links).toEqual([
      ['/solutions/dmp', 'Go with a DMP'],
      ['/solutions/iva', 'See IVA , The IVA solution'],
      ['/solutions/bky', 'Why not BKY? , The BKY solution'],
    ]);
  });

  it('show the monthly payment of an IVA, a DMP and a bankruptcy, and N/A for others (AD-023)', () => {
    const bankruptcy = solution('BKY', { payment: { value: 0, says: '£0.00' } });
    const words = wordsOf(shown({ eligible: [solution('IVA'), bankruptcy], ineligible: [notOpen('DRO')] }));
    const payments = [...words.matchAll(/Monthly payment (£[\d,]+|N\/A)/g)].map(([, sum]) => sum);
    expect(payments).toEqual(['£196', '£196', '£0', 'N/A']);
  });

  it('say why one is not open, with the figure against the limit', () => {
    expect(wordsOf(shown())).toContain(
      'The DRO solution What is left each month: £196 a month. It can be up to £75 a month.',
    );
  });

  it.each<[Partial<Recommendation>, string]>([
    [{ eligible: [] }, 'Other available solutions'],
    [{ ineligible: [] }, 'We wouldn’t recommend'],
    [{ recommended: null }, 'We’d recommend for you'],
    [{}, 'We need to ask you more'],
    [{}, 'Ways to get more time'],
  ])('leave out an empty group: %o (AD-025)', (changes, heading) => {
    expect(wordsOf(shown(changes))).not.toContain(heading);
  });

  it('keep the way to an advisor when nothing is open (AD-020, AD-025)', () => {
    const html = shown({ recommended: null, eligible: [] });
    expect(wordsOf(html)).toContain('Speak to an advisor?');
    expect(html).toContain('Speak to us');
  });

  it('say what has to be found out where it cannot be said', () => {
    const undecided = [{ ...solution('DRO'), eligibility: 'CANNOT_SAY' as const, reasons: [notKnown] }];
    expect(wordsOf(shown({ undecided }))).toContain('We need to know if you own your home.');
  });

  it('put time first only when time comes first', () => {
    const givesTime = [solution('BS', { displayRule: 'BANNER' })];
    const headings = (timeComesFirst: boolean) => {
      const words = wordsOf(shown({ givesTime, timeComesFirst }));
      return words.match(/Ways to get more time|We’d recommend for you/g);
    };
    expect(headings(true)).toEqual(['Ways to get more time', 'We’d recommend for you']);
    expect(headings(false)).toEqual(['We’d recommend for you', 'Ways to get more time']);
  });
});

describe('the risks on a card', () => {
  const risks = ['Home first.', 'Then work.', 'Then the register.', 'Then failure.', 'Then fees.'];
  const { wording } = solution('IVA');
  const risky = solution('IVA', {
    wording: { ...wording, risks },
    disclosures: [{ code: 'OTHERS_OWE_TOO', says: 'Someone who shares a debt may have to pay.' }],
    adviserFirst: 'This is subject to an adviser.',
  });
  /** What stands before and inside the part that opens at a tap. */
  const parts = (html: string) => html.split('<details').map(wordsOf);

  it('of the best match are the three gravest, and all others behind one tap (SA-096, SA-100)', () => {
    const [card = '', fold = ''] = parts(shown({ recommended: risky, eligible: [], ineligible: [] }));
    for (const text of risks.slice(0, 3)) expect(card).toContain(text);
    expect(card).toContain('This is subject to an adviser.');
    expect(card).not.toContain('Then failure.');
    expect(fold).toContain('3 more to know before you choose');
    expect(fold).toContain(
      'More to think about Someone who shares a debt may have to pay. Then failure. Then fees.',
    );
  });

  it('are all printed, folded or not (SA-096)', () => {
    const html = shown({ recommended: risky, eligible: [], ineligible: [] });
    const [, printed = ''] = html.split('class="print-only"');
    for (const text of risks.slice(3)) expect(wordsOf(printed)).toContain(text);
    expect(html).toMatch(/<details class="[^"]*no-print"/);
  });

  it('of the best match have each debt that stays beside them, by name (SA-102)', () => {
    const stay = (id: string, typeName: string, why: 'kind' | 'adviser decides') => ({
      debt: { id, creditorName: 'Made-up Council', typeName },
      why,
      says: 'You still pay it.',
    });
    const fine = stay('d1', 'Court fine', 'kind');
    const one = solution('DRO', { stays: [fine, stay('d2', 'Other', 'adviser decides')] });
    expect(wordsOf(shown({ recommended: one }))).toContain('One debt stays: Made-up Council: Court fine.');
    const two = solution('DRO', { stays: [fine, stay('d3', 'Student loan', 'kind')] });
    expect(wordsOf(shown({ recommended: two }))).toContain(
      '2 debts stay: Made-up Council: Court fine; Made-up Council: Student loan.',
    );
  });

  it('of any other that may be open are the three gravest; one that is not open has none (SA-096, SA-100)', () => {
    const closed = { ...notOpen('DRO'), wording: { ...wording, risks: ['Only of what is closed.'] } };
    const words = wordsOf(shown({ eligible: [risky], ineligible: [closed] }));
    expect(words).toContain('Home first. Then work. Then the register. This is subject to an adviser.');
    expect(words).not.toContain('Only of what is closed.');
  });

  it('stand side by side too, with the public register (SA-096)', () => {
    const html = shown({ eligible: [risky] });
    expect(html).toContain('<td>Home first. Then work. Then the register.</td>');
    expect(html).toMatch(/<th scope="row">On a public register<\/th><td>No<\/td>/);
  });
});

describe('what cannot wait', () => {
  const urgent = [
    { code: 'COURT_SOON', says: 'A court day is near.', on: '2026-12-03' },
    {
      code: 'PRIORITY_DEBT',
      says: 'If it is not paid, you could lose your home.',
      debt: { id: 'd1', creditorName: 'The Landlord', typeName: 'Rent' },
    },
  ];

  it('comes before every solution, with its day and its debt', () => {
    const [first = 0, best = 0] = places(shown({ urgent }), ['First things first', 'Best Match']);
    expect(first).toBeGreaterThan(-1);
    expect(first).toBeLessThan(best);
    expect(wordsOf(shown({ urgent }))).toContain(
      '3 December 2026 A court day is near. The Landlord: Rent If it is not paid, you could lose your home.',
    );
  });
});

describe('an advice that is not complete', () => {
  const missing = [
    { code: 'DEBTS_INCOMPLETE', says: 'Tell us what kind each debt is.' },
    { code: 'STATEMENT_INCOMPLETE', says: 'Finish your budget first.' },
    { code: 'STATEMENT_PART', says: 'Food' },
    { code: 'UNDER_AGE', says: 'We can only help people who are 18 or over.' },
  ];
  const html = shown({ status: 'incomplete', missing, recommended: null, eligible: [], ineligible: [] });

  it('says what is missing and leads to where it is asked, and recommends nothing', () => {
    const words = wordsOf(html);
    for (const { says } of missing) expect(words).toContain(says);
    expect(html).toMatch(/href="\/journey\/debts"[^>]*>Go to your debts/);
    expect(html).toMatch(/href="\/journey\/budget"[^>]*>Go to your budget/);
    expect(words.match(/Go to your budget/g)).toHaveLength(1);
    expect(words).not.toContain('Best Match');
  });
});

it('says with every result where advice is free', () => {
  for (const status of ['ready', 'incomplete', 'ask an adviser'] as const) {
    expect(wordsOf(shown({ status }))).toContain(
      'Free advice is available from MoneyHelper: moneyhelper.org.uk, 0800 011 3797.',
    );
  }
});

describe('side by side', () => {
  it('compares what is open, with a head for each row and column, and as cards below md', () => {
    const html = shown();
    expect(html).toMatch(/<th scope="col">The DMP solution<\/th><th scope="col">The IVA solution<\/th>/);
    expect(html).toMatch(/<th scope="row">What you pay each month<\/th><td>£196.00<\/td><td>£196.00<\/td>/);
    const css = readFileSync(new URL('../Comparison.module.css', import.meta.url), 'utf8');
    expect(css).toMatch(/\.scroll \{\s*display: none/);
    expect(css).toMatch(
      /min-width: 768px\) \{\s*\.scroll \{\s*display: block;\s*\}\s*\.cards \{\s*display: none/,
    );
  });

  it('needs two to compare', () => {
    expect(shown({ eligible: [] })).not.toContain('<table');
  });
});
