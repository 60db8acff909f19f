import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { describe, expect, it } from 'vitest';
import { StepHeadingsProvider } from '../../journey/stepHeadings.tsx';
import { advice, solution } from '../../testing/advice.ts';
import { nobody } from '../../testing/journey.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { AdviceHead } from './AdviceHead.tsx';
import { Advice } from './FullJourneyAdvice.tsx';

const pages = [
  {
    id: 'debts',
    sections: [
      {
        steps: [
          { id: 'list', type: 'Customer Debts' },
          { id: 'details', type: 'Customer Debts Details' },
        ],
      },
    ],
  },
  { id: 'budget', sections: [{ steps: [{ id: 'budget', type: 'SFS' }] }] },
  { id: 'more', sections: [{ steps: [{ id: 'changes', type: 'Question' }] }] },
];
const CLOSE: NonNullable<Recommendation['close']> = {
  shortName: 'DRO',
  name: 'a debt relief order',
  whatItIs: 'It clears most debts after 12 months.',
  missing: [
    {
      code: 'DRO_REPEAT_YEARS',
      title: 'Time since your last debt relief order',
      distance: '114 days to go',
      figure: '5 years 8 months',
      limit: '6 years',
      scale: { figure: 68, limit: 72 },
      tip: 'It ends by itself.',
      endsOn: '2027-03-15',
      source: 'The Act',
    },
    {
      code: 'DRO_SURPLUS_MAX',
      title: 'Money left each month',
      distance: '£13 over',
      figure: '£88 a month',
      limit: '£75 a month',
      scale: { figure: 88, limit: 75 },
      tip: 'Is every cost in your budget?',
      source: 'The Order',
    },
  ],
  untilThen: [{ code: 'FIRST_BILLS', lead: 'Pay rent first.', says: 'It keeps your home safe.' }],
  pleaseDont: [{ code: 'NO_FEES', lead: 'Sign up for a plan with fees.', says: 'You may not need it.' }],
};
const DAP = solution('DAP');
const forPerson = (...codes: readonly string[]): Partial<Recommendation> => ({
  status: 'ask an adviser',
  recommended: DAP,
  forAdviser: codes.map(code => ({ code, says: `Why ${code}.` })),
});
const isClose: Partial<Recommendation> = { ...forPerson('CLOSE_TO_WRITE_OFF'), close: CLOSE };
const noBudget: Partial<Recommendation> = {
  ...forPerson('BUDGET_NOT_CREDIBLE'),
  namesNothing: true,
  gates: [
    {
      code: 'CREDIBLE_BUDGET',
      effect: 'decided',
      why: 'Nobody could live on this budget.',
      lifts: 'Fill in what is missing.',
      findings: [{ code: 'FOOD_NIL', says: 'Your budget has nothing for food.' }],
    },
  ],
};

function page(changes: Partial<Recommendation>): string {
  const given = advice(changes);
  return htmlOf(
    <StepHeadingsProvider>
      <AdviceHead stepId="advice" given={given} details={{ ...nobody, forename: 'Tom' }} pages={pages} />
      <Advice advice={given} details={nobody} stepId="advice" pages={pages} />
    </StepHeadingsProvider>,
  );
}

describe('the advice to somebody who is close to a write-off', () => {
  it('has a figure beside a limit of nothing in words, where a bar would have no length (WT-186)', () => {
    const missing = [
      {
        code: 'MAP_INCOME',
        title: 'Money left each month',
        distance: '£15 over',
        figure: '£15 a month',
        limit: '£0 a month',
        scale: { figure: 15, limit: 0 },
        tip: 'Is every cost in your budget?',
      },
    ];
    const html = page({ ...isClose, close: { ...CLOSE, shortName: 'MAP', missing } });
    expect(wordsOf(html)).toContain('You £15 a month Limit £0 a month');
    expect(html).not.toContain('The limit is £0 a month');
  });

  it('says so first, then what is missing by how much, what to do, what not, and a call (SA-110, SA-111)', () => {
    const words = wordsOf(page(isClose));
    const found = [
      'Close, not yet',
      'You are close to a debt relief order.',
      'Two things stand in the way, Tom. One ends by itself on 15 March 2027.',
      'What is missing, and by how much',
      '114 days to go',
      '£13 over',
      ': The Order.',
      'By the limits of 21 November 2026.',
      'Until then',
      'Please don’t',
      'Ring us before you decide',
    ].map(text => words.indexOf(text));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it('says by what is left over that a cost may be missing, of who lacks the basics (WT-053)', () => {
    const costMissing = 'You told us you can’t pay for the basics. So a cost may be missing here.';
    const told = wordsOf(page({ ...isClose, costMissing }));
    expect(told.split(costMissing)).toHaveLength(2);
    expect(told).not.toContain('Is every cost in your budget?');
  });

  it('gives each missing thing its own source, by its name (SA-219)', () => {
    const words = wordsOf(page(isClose));
    for (const { title, source } of CLOSE.missing) expect(words).toContain(`${title}: ${source}.`);
    expect(new Set(CLOSE.missing.map(({ source }) => source)).size).toBe(CLOSE.missing.length);
  });

  it('names nothing that costs a fee or binds, and tries nothing out (SA-111)', () => {
    const words = wordsOf(page(isClose));
    expect(words).not.toMatch(/The (?:IVA|DMP|DAP) solution|Best Match|What if something changes|Good news/u);
  });

  it('offers the day for a calendar only where something ends by itself, and draws that wait (SA-112, SA-113)', () => {
    const html = page(isClose);
    expect(html.match(/Add it to my calendar/gu)).toHaveLength(1);
    expect(wordsOf(html)).toContain(
      'A canal from today, 21 November 2026, to a bridge at 15 March 2027, the day the wait ends. 114 days from today.',
    );
    const withoutWait = page({ ...isClose, close: { ...CLOSE, missing: CLOSE.missing.slice(1) } });
    expect(withoutWait).not.toContain('Add it to my calendar');
    expect(withoutWait).not.toContain('How long the wait is');
    expect(withoutWait).toContain('href="/journey/budget"');
  });

  it('says the figure and the limit of each bar in words', () => {
    expect(page(isClose)).toContain('Money left each month: £88 a month. The limit is £75 a month.');
  });
});

describe('the advice to somebody whose case a person has to look at first', () => {
  it('has the call first, then each thing to find out, with where it can be answered (SA-115)', () => {
    const html = page(noBudget);
    const words = wordsOf(html);
    const found = [
      'A person decides',
      'Let’s get a person to look at this',
      'We don’t want to guess with something this big, Tom. One thing needs a talk',
      'Talk to a person',
      'How you get by for food',
      'Your budget has nothing for food.',
      'Answer this now',
      'Safe to do now',
      'What we’ve kept',
      '£4,212',
    ].map(text => words.indexOf(text));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(html).toContain('href="/journey/budget"');
  });

  it('thanks somebody who said how they get by, and does not ask them again (SA-169)', () => {
    const [gate] = noBudget.gates ?? [];
    if (gate === undefined) throw new Error('No gate');
    const says = 'You told us how you get by for food: by borrowing. Thank you.';
    const told = { ...gate, findings: [{ code: 'FOOD_NIL', says, isAnswered: true as const }] };
    const words = wordsOf(page({ ...noBudget, gates: [told] }));
    expect(words).toContain(says);
    expect(words).not.toContain('Answer this now');
    expect(words.indexOf('Check my answer')).toBeGreaterThan(words.indexOf(says));
  });

  it('names no solution where the budget or an arrangement decides (SA-116)', () => {
    expect(wordsOf(page(noBudget))).not.toMatch(/The \w+ solution|What else we looked at|What if something/u);
  });

  it('keeps the solutions folded where something else decides, none of them the best match (SA-116, WT-007)', () => {
    const html = page(forPerson('CHANGE_COMING', 'RECENT_GAMBLING'));
    const words = wordsOf(html);
    expect(words).toContain('Two things need a talk');
    // Nothing is the best match while it is said that nothing is clearly right.
    expect(words).not.toContain('Best Match');
    expect(words.indexOf('The DMP solution')).toBe(-1);
    expect(words.indexOf('The IVA solution')).toBeGreaterThan(words.indexOf('What else we looked at'));
    expect(html).toContain('href="/journey/more"');
    expect(words).toContain('Check my answer');
    expect(words).toContain('On the call');
  });

  it('says what is not known where that decides, and no more than four things', () => {
    const undecided = solution('DRO', {
      eligibility: 'CANNOT_SAY',
      reasons: [
        {
          code: 'A',
          outcome: 'cannot say',
          says: '',
          source: '',
          missingFact: 'if you own your home',
          adviserConfirms: false,
        },
      ],
    });
    const words = wordsOf(page({ ...forPerson('ORDER_NOT_SETTLED'), undecided: [undecided] }));
    expect(words).toContain('We need to know if you own your home.');
    const many = wordsOf(
      page(forPerson('RECENT_GIFT', 'RECENT_GAMBLING', 'NO_DEBTS', 'NOTHING_FITS', 'OTHER')),
    );
    expect(many).toContain('Four things need a talk');
    expect(many).not.toContain('Why OTHER.');
  });

  it('leads to what is told of each debt where one may not be owed (SA-140)', () => {
    const html = page(forPerson('DEBTS_NOT_SETTLED'));
    expect(wordsOf(html)).toContain('Which debts you owe');
    expect(wordsOf(html)).toContain('Leave alone any debt you may not owe.');
    expect(html).toContain('href="/journey/debts"');
  });

  it('is not for who cannot be advised at all', () => {
    const words = wordsOf(
      page({ ...forPerson('OUTSIDE_UK'), recommended: null, eligible: [], ineligible: [] }),
    );
    expect(words).toContain('Let’s talk it through');
    expect(words).toContain('Why OUTSIDE_UK.');
  });
});

describe('every advice', () => {
  it('says once that a wait is over (SA-114)', () => {
    const waitIsOver = { name: 'a debt relief order', endedOn: '2027-03-15' };
    expect(wordsOf(page({ waitIsOver }))).toContain(
      'The wait you had is over The time to wait before a debt relief order ended on 15 March 2027.',
    );
    expect(wordsOf(page({}))).not.toContain('The wait you had is over');
  });

  it('says behind one tap how it came about (SA-117)', () => {
    expect(wordsOf(page(noBudget))).toContain(
      'How we got to this Nobody could live on this budget. Your budget has nothing for food. Fill in what is missing.',
    );
    expect(wordsOf(page({}))).not.toContain('How we got to this');
    const applied = {
      code: 'LEAVES_SOMETHING',
      effect: 'applied' as const,
      why: 'An IVA is all fees.',
      lifts: '',
      findings: [],
    };
    expect(wordsOf(page({ gates: [applied] }))).toContain('How we got to this An IVA is all fees.');
    expect(wordsOf(page({ ...isClose, gates: [applied] }))).not.toContain('all fees');
  });
});
