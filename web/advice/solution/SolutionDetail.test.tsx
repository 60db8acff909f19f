import { describe, expect, it } from 'vitest';
import { advice, notOpen, solution } from '../../testing/advice.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { SideBySide } from '../SideBySide.tsx';
import { SolutionDetail } from './SolutionDetail.tsx';
import { SolutionPage } from './SolutionPage.tsx';

const best = solution('DMP');
const shown = (of = best, changes = {}) =>
  wordsOf(
    htmlOf(
      <SolutionDetail
        solution={of}
        advice={advice({ recommended: best, ...changes })}
        back="/journey/advice"
      />,
    ),
  );

describe('the page of a solution', () => {
  it('says what it is, what it costs and gives, both sides, home, credit file and what is next (AD-024)', () => {
    const words = shown();
    for (const text of [
      'Best Match The DMP solution DMP is one payment a month. Each month £196 It takes 5 years 5 months Paid back £12,674',
      'Know this first Lenders may still add interest. It can grow.',
      'What it means for you Home Your home is not part of it.',
      'Three steps 1 Talk to an adviser You both They check your budget.',
      'Why it fits you You meet everything it asks for.',
      'What you pay each month £196',
      'How long you pay 5 years 5 months',
      'What it takes from you in all £12,674',
      'Fees, out of that £0',
      'What is written off £0',
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

  it('says how long something is paid that ends no debt, and never that it takes for ever (WT-178)', () => {
    const token = solution('TPP', {
      payment: { value: 1, says: '£1' },
      termMonths: { says: '6 months to 12 months' },
      totalPaid: { says: '£6 to £12' },
      debtFreeMonth: { says: 'never by this alone' },
    });
    expect(shown(token)).toContain('It takes 6 months to 12 months Paid back £6 to £12');
  });

  it('is the best match only where nobody has to look at the case first (WT-180)', () => {
    const forAdviser = [{ code: 'NOTHING_FITS', says: 'An adviser looks at it with you.' }];
    expect(shown(best)).toContain('Best Match');
    expect(shown(best, { status: 'ask an adviser', forAdviser })).toMatch(/^Also Matched/u);
  });

  it('says beside the money of the recommended solution what more could go into it (WT-157)', () => {
    const takenIn =
      'An individual voluntary arrangement takes the arrears in. Then up to £225 a month could go into it.';
    const money = {
      pays: '£11,760',
      parts: [{ kind: 'paid' as const, sum: 11_760_00, says: '£11,760' }],
      inThePound: 40,
    };
    const left = { value: 225, says: '£225', line: [], rows: [], takenIn };
    const iva = solution('IVA', { money });
    expect(shown(iva, { recommended: iva, left })).toContain(takenIn);
    expect(shown(iva, { left })).not.toContain(takenIn);
    expect(shown(iva, { recommended: iva })).not.toContain('takes the arrears in');
  });

  it('says beside the limit of what may be left, and beside its reasons, that a cost may be missing (WT-053)', () => {
    const costMissing = 'You told us you can’t pay for the basics. So a cost may be missing here.';
    const gauge = {
      code: 'DRO_SURPLUS_MAX',
      title: 'Left each month',
      figure: '£42',
      limit: '£75',
      scale: { figure: 4200, limit: 7500 },
      distance: '£33 under',
      isWithin: true,
      source: 'The regulations',
    };
    const told = shown(solution('DRO', { gauges: [gauge] }), { costMissing });
    expect(told.split(costMissing)).toHaveLength(3);
    expect(shown(best, { costMissing }).split(costMissing)).toHaveLength(2);
    expect(shown(solution('DRO', { gauges: [gauge] }))).not.toContain('a cost may be missing');
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
      'Why it doesn’t fit you What is left each month: £196 a month. It can be up to £75 a month.',
    );
    expect(words).toContain('What would change this It could fit you if this changes.');
    expect(words).not.toContain('What it costs and gives');
  });

  it('warns of a home at risk, and says that an adviser looks first', () => {
    expect(shown({ ...best, isHomeAtRisk: true })).toContain('Your home could be at risk');
    expect(shown({ ...best, adviserFirst: 'This is subject to an adviser.' })).toContain(
      'This is subject to an adviser.',
    );
    expect(shown()).not.toContain('Your home could be at risk');
  });

  it('has facts, the gravest risks and the way there before what is behind a tap, and why not first (WT-024)', () => {
    const order = (words: string) =>
      words.match(
        /It takes|Know this first|Three steps|Why it (?:fits|doesn’t fit) you|What would change this|All there is to know/gu,
      );
    expect(order(shown())).toEqual([
      'It takes',
      'Know this first',
      'Three steps',
      'What would change this',
      'Why it fits you',
      'All there is to know',
    ]);
    expect(order(shown(notOpen('DRO')))).toEqual([
      'Why it doesn’t fit you',
      'What would change this',
      'Know this first',
      'All there is to know',
    ]);
  });

  it('leaves four risks open, and counts the others with those of this case behind a tap (WT-024)', () => {
    const risks = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'];
    const wording = { ...best.wording, risks, gravest: risks.slice(0, 4) };
    const disclosures = [
      { code: 'HOME_AT_RISK', says: 'Your home is at risk.' },
      { code: 'OTHERS_OWE_TOO', says: 'Someone who shares a debt may have to pay.' },
    ];
    const said = '3 more to know Someone who shares a debt may have to pay. Five. Six.';
    expect(shown({ ...best, wording, disclosures })).toContain(`Four. ${said}`);
    expect(shown({ ...best, wording, eligibility: 'CANNOT_SAY', disclosures })).toContain(said);
    expect(shown({ ...notOpen('DRO'), wording, disclosures })).toContain('2 more to know');
    expect(shown({ ...best, disclosures })).not.toContain('Your home is at risk.');
  });

  it('names each debt that goes and each that stays, or that is left out, with the sum and why (SA-102, WT-025)', () => {
    const money = (value: number) => ({ value, says: `£${value}` });
    const fine = { id: 'd1', creditorName: 'Made-up Council', typeName: 'Court fine' };
    const card = { id: 'd2', creditorName: 'Made-up Bank', typeName: 'Credit card' };
    const of = {
      ...best,
      takesIn: [{ debt: card, balance: money(900) }],
      stays: [
        { debt: fine, why: 'kind' as const, says: 'You still pay it.', balance: { says: 'about £180' } },
      ],
      sums: { takesIn: money(900), stays: { says: 'about £180' } },
    };
    expect(shown(of)).toContain(
      'Debts in it, debts that stay In it £900 Made-up Bank Made-up Bank: Credit card £900 Stays 1 debt Made-up Council Made-up Council: Court fine about £180 You still pay it.',
    );
    expect(shown({ ...of, displayRule: 'BANNER' })).toContain('Left out 1 debt');
    expect(shown()).not.toContain('debts that stay');
  });

  it('says that something cannot wait, with where it is said what to do, and nothing to be afraid of (WT-026)', () => {
    const step = {
      heading: 'Call the council today',
      ring: null,
      ringsThem: false,
      instead: null,
      say: 'Please wait.',
    };
    const urgent = [{ code: 'PRIORITY_DEBT', says: 'They can send bailiffs.', step }];
    const html = htmlOf(
      <SolutionDetail
        solution={best}
        advice={advice({ recommended: best, urgent })}
        back="/journey/advice"
      />,
    );
    const [screen = '', paper = ''] = html.split('print-only');
    expect(wordsOf(screen)).toContain('One thing comes first. See what to do');
    expect(screen).toContain('href="/journey/advice"');
    expect(screen).not.toContain('bailiffs');
    expect(paper).toContain('They can send bailiffs.');
  });

  it('says where a rule is from, with a link to a public law (WT-023)', () => {
    const [reason] = best.reasons;
    const law = { ...best, reasons: reason ? [{ ...reason, source: 'Insolvency Act 1986, section 1' }] : [] };
    const html = htmlOf(<SolutionDetail solution={law} advice={advice({ recommended: law })} back="/" />);
    expect(html).toContain('<a href="https://www.legislation.gov.uk/ukpga/1986/45">Insolvency Act 1986');
  });
});

it('has a header of its own: home icon and logo, without section progress (SH-012, SH-013)', () => {
  const html = htmlOf(<SolutionPage />, '/solutions/dmp');
  expect(wordsOf(html)).toContain('Back to your dashboard');
  expect(wordsOf(html)).toContain('Towpath');
  expect(html).not.toContain('progressbar');
  expect(html).not.toContain('<progress');
});
