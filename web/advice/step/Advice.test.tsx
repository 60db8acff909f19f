import { readFileSync } from 'node:fs';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { describe, expect, it } from 'vitest';
import { StepHeadingsProvider } from '../../journey/stepHeadings.tsx';
import { advice, notKnown, notOpen, solution } from '../../testing/advice.ts';
import { nobody } from '../../testing/journey.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { ClosedProvider } from '../closed.ts';
import { AdviceHead } from './AdviceHead.tsx';
import { Advice } from './FullJourneyAdvice.tsx';

const pages = [
  { id: 'debts', sections: [{ steps: [{ id: 'list', type: 'Customer Debts' }] }] },
  { id: 'budget', sections: [{ steps: [{ id: 'sfs', type: 'SFS' }] }] },
];

/** The whole page: its head and what is below. */
function shown(changes: Partial<Recommendation> = {}): string {
  const given = advice(changes);
  return htmlOf(
    <StepHeadingsProvider>
      <AdviceHead stepId="advice" given={given} details={{ ...nobody, forename: 'Samira' }} pages={pages} />
      <Advice advice={given} details={nobody} stepId="advice" pages={pages} />
    </StepHeadingsProvider>,
  );
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
      'Best Match',
      'We’d recommend for you',
      'A debt management plan could',
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

  it('lead from each to the page of its solution, and name it whole (AD-021, AD-024)', () => {
    const html = shown({ ineligible: [notOpen('BKY')] });
    const links = [...html.matchAll(/href="(\/solutions\/[^"]+)"[^>]*>(.*?)<\/a>/g)].map(
      ([, href, inside]) => [href, wordsOf(inside ?? '')],
    );
    expect(links).toEqual([
      ['/solutions/dmp', 'Go with a debt management plan'],
      ['/solutions/dmp', 'The DMP solution'],
      ['/solutions/iva', 'The IVA solution'],
      ['/solutions/bky', 'The BKY solution'],
    ]);
    expect(wordsOf(html)).not.toMatch(/\b(?:See|Why not|Go with a) [A-Z]{2,}\b/u);
  });

  it('show the monthly payment in a row of its own where nothing stands side by side, and N/A there (AD-023)', () => {
    const more = ['IVA', 'BKY', 'SMP', 'TPP'].map((name, place) => ({
      ...solution(name),
      product: { ...solution(name).product, id: 10 + place },
    }));
    const words = wordsOf(shown({ eligible: more, ineligible: [notOpen('DRO')] }));
    const payments = [...words.matchAll(/(?:Monthly payment|You pay monthly) (£[\d,]+|N\/A)/g)].map(
      ([, sum]) => sum,
    );
    expect(payments).toEqual(['£196', '£196', 'N/A']);
  });

  it('say why one is not open, with the figure against the limit', () => {
    expect(wordsOf(shown())).toContain(
      'Unavailable The DRO solution What is left each month: £196 a month. It can be up to £75 a month.',
    );
  });

  it.each<[Partial<Recommendation>, string]>([
    [{ eligible: [] }, 'Other available solutions'],
    [{ ineligible: [] }, 'We wouldn’t recommend'],
    [{ recommended: null, answer: null }, 'We’d recommend for you'],
    [{}, 'We need to ask you more'],
  ])('leave out an empty group: %o (AD-025)', (changes, heading) => {
    expect(wordsOf(shown(changes))).not.toContain(heading);
  });

  it('keep the way to an advisor when nothing is open (AD-020, AD-025)', () => {
    const html = shown({ recommended: null, eligible: [] });
    expect(wordsOf(html)).toContain('Speak to an advisor?');
    expect(html).toContain('Speak to us');
  });

  it('are read, and no longer to be gone with, once the session is closed (DB-011, PT-453)', () => {
    const given = advice({
      decided: { shortName: 'DMP', by: 'Jo', on: '2026-11-24', reason: 'It fits.', outcome: 'confirmed' },
    });
    const html = (isClosed: boolean) =>
      htmlOf(
        <ClosedProvider value={isClosed}>
          <StepHeadingsProvider>
            <AdviceHead stepId="advice" given={given} details={nobody} pages={pages} />
            <Advice advice={given} details={nobody} stepId="advice" pages={pages} />
          </StepHeadingsProvider>
        </ClosedProvider>,
      );
    expect(wordsOf(html(false))).toContain('Go with a debt management plan');
    expect(html(false)).toContain('/choose');
    expect(wordsOf(html(true))).toContain('Read about a debt management plan');
    expect(wordsOf(html(true))).not.toContain('Go with');
    expect(html(true)).not.toContain('/choose');
  });

  it('say what has to be found out where it cannot be said', () => {
    const undecided = [{ ...solution('DRO'), eligibility: 'CANNOT_SAY' as const, reasons: [notKnown] }];
    expect(wordsOf(shown({ undecided }))).toContain('We need to know if you own your home.');
  });

  it('put what threatens soon between the answer and the rest of its card (SA-097)', () => {
    const urgent = [{ ...MATTER, code: 'BAILIFFS_SOON', on: '2026-11-24' }];
    const texts = ['Best Match', 'First things first', 'Go with a debt management plan'];
    const inOrder = (timeComesFirst: boolean) => {
      const html = shown({ urgent, timeComesFirst });
      return texts.toSorted((a, b) => html.indexOf(a) - html.indexOf(b));
    };
    expect(inOrder(true)).toEqual(texts);
    expect(inOrder(false)).toEqual([texts[0], texts[2], texts[1]]);
  });
});

const MATTER = {
  code: 'COURT_SOON',
  says: 'A court day is near.',
  on: '2026-12-03',
  step: {
    heading: 'Ring about the court papers before Thursday 3 December',
    ring: null,
    ringsThem: false,
    instead: null,
    say: 'I have papers from a court.',
  },
};

describe('the answer', () => {
  it('says what could be done and why in one sentence, as the main heading (WT-001)', () => {
    const html = shown();
    const [, heading = ''] = html.match(/<h1[^>]*>(.*?)<\/h1>/u) ?? [];
    expect(heading.replaceAll(/<[^>]+>/gu, '')).toBe(
      'A debt management plan could pay back your debts in 5 years 5 months, for £196 a month because you have £196 left each month.',
    );
    expect(heading.match(/<em[ >]/gu)).toHaveLength(2);
    expect(html.match(/<h1/gu)).toHaveLength(1);
  });

  it('is good news in a small line above, but never beside something that cannot wait (AD-018, SA-097)', () => {
    const words = wordsOf(shown());
    expect(words.indexOf('Good news, Samira')).toBeLessThan(words.indexOf('Best Match'));
    expect(words).toContain('Good news, Samira');
    expect(wordsOf(shown({ urgent: [MATTER] }))).not.toContain('Good news');
    expect(wordsOf(shown({ recommended: null, answer: null }))).not.toContain('Good news');
  });
});

describe('what is left', () => {
  it('is one figure, whose line reads as a sum and opens to every step of it (SA-216, WT-002)', () => {
    const html = shown();
    expect(wordsOf(html)).toContain(
      'Where your £196 comes from £1,500 money in − less £1,304 money out = comes to £196 left each month',
    );
    expect(wordsOf(html)).toContain('Bills and living costs −£1,304 Left each month £196');
    expect(shown({ left: null })).not.toContain('Open the sum');
  });

  it('says that a cost may be missing, of who lacks the basics (WT-053)', () => {
    const costMissing = 'You told us you can’t pay for the basics. So a cost may be missing here.';
    expect(wordsOf(shown({ costMissing }))).toContain(`Where your £196 comes from ${costMissing} £1,500`);
    expect(wordsOf(shown())).not.toContain('a cost may be missing');
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

  it('of the best match is the gravest of all, with all others behind one tap (SA-096, SA-100)', () => {
    const [card = '', fold = ''] = parts(shown({ recommended: risky, eligible: [], ineligible: [] }));
    expect(card).toContain('Home first.');
    expect(card).toContain('This is subject to an adviser.');
    expect(card).not.toContain('Then work.');
    expect(fold).toContain('6 more to know before you choose');
    expect(fold).toContain(
      'What to think about Then work. Then the register. Someone who shares a debt may have to pay. Then failure. Then fees.',
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
      balance: { value: 180, says: '£180' },
    });
    const fine = stay('d1', 'Court fine', 'kind');
    const one = solution('DRO', { stays: [fine, stay('d2', 'Other', 'adviser decides')] });
    expect(wordsOf(shown({ recommended: one }))).toContain('One debt stays: Made-up Council – Court fine.');
    const two = solution('DRO', { stays: [fine, stay('d3', 'Student loan', 'kind')] });
    expect(wordsOf(shown({ recommended: two }))).toContain(
      '2 debts stay: Made-up Council – Court fine; Made-up Council – Student loan.',
    );
  });

  it('of any other that may be open are the three gravest, one tap away; one that is not open has none (SA-096, SA-100)', () => {
    const closed = { ...notOpen('DRO'), wording: { ...wording, risks: ['Only of what is closed.'] } };
    const words = wordsOf(shown({ eligible: [risky], ineligible: [closed] }));
    expect(words).toContain(
      'What to think about with each The IVA solution This is subject to an adviser. Home first. Then work. Then the register.',
    );
    expect(words).not.toContain('Only of what is closed.');
  });
});

describe('what cannot wait', () => {
  const debt = { id: 'd1', creditorName: 'The Landlord', typeName: 'Rent' };
  const rent = {
    code: 'PRIORITY_DEBT',
    says: 'If it is not paid, you could lose your home.',
    debt,
    step: {
      heading: 'Ring The Landlord today',
      ring: null,
      ringsThem: true,
      instead: null,
      say: 'Please hold action.',
    },
  };
  const lender = {
    ...MATTER,
    code: 'ILLEGAL_LENDER',
    step: {
      heading: 'Get help with this lender',
      ring: { name: 'Stop Loan Sharks', number: '0300 555 2222' },
      ringsThem: false,
      instead: null,
      say: 'I think that this lender breaks the law.',
    },
  };

  it('says what to do by when, who to ring and words to say; the most dangerous first, the others a line each below its number (WT-003)', () => {
    const html = shown({ urgent: [MATTER, lender, rent] });
    const words = wordsOf(html);
    const found = places(html, [
      'Ring about the court papers before Thursday 3 December',
      'A court day is near.',
      'You could say “I have papers from a court.”',
      'Stop Loan Sharks: 0300 555 2222',
      'Get help with this lender',
      'Ring The Landlord today',
      'If it is not paid, you could lose your home.',
    ]);
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(html).toContain('href="tel:03005552222"');
    expect(words).not.toContain('Good news');
  });

  it('says where the number of somebody who is owed stands, of whom we have none', () => {
    expect(wordsOf(shown({ urgent: [rent] }))).toContain(
      'Ring The Landlord today Rent. If it is not paid, you could lose your home. Their number is on their letters. Or ring us first:',
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
    expect(wordsOf(shown({ status }))).toMatch(
      /Free advice is available from MoneyHelper: moneyhelper\.org\.uk ?, 0800 011 3797 ?\./u,
    );
  }
});

describe('side by side', () => {
  it('compares what is open in a table that keeps its roles, on a phone too (WT-004)', () => {
    const html = shown();
    expect(html).toMatch(/<table role="table"/u);
    expect(html.match(/role="columnheader"/gu)).toHaveLength(3);
    expect(html.match(/role="rowheader"/gu)).toHaveLength(5);
    expect(html.match(/role="cell"/gu)).toHaveLength(10);
    const css = readFileSync(new URL('../SideBySide.module.css', import.meta.url), 'utf8');
    expect(css).toMatch(/max-width: 767px\) \{[^@]*grid-column: 1 \/ -1/u);
  });

  it('has a figure for each in every row, and never N/A beside a sum (WT-004)', () => {
    const time = solution('BS', {
      displayRule: 'BANNER',
      payment: { value: 0, says: '£0' },
      debtFreeMonth: undefined,
    });
    const [table = ''] = shown({ givesTime: [time] }).match(/<table role="table".*?<\/table>/u) ?? [];
    const words = wordsOf(table);
    expect(words).toContain('Best Match The DMP solution');
    expect(words).toContain('Gives you time The BS solution');
    expect(words).toContain('You pay each month £196 for 5 years 5 months £196 for 5 years 5 months £0');
    expect(words).toContain('Free of these debts Apr 2032 Apr 2032 Not yet');
    expect(words).not.toContain('N/A');
  });

  it('needs something to compare with', () => {
    expect(shown({ eligible: [] })).not.toContain('<table role');
  });
});
