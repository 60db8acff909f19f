import { expect, it } from 'vitest';
import { TODAY } from '../testing/cases.ts';
import type { UrgentItem } from './now.ts';
import { sayNow } from './urgentWording.ts';
import { sayForAdviser, sayWithheld } from './wording.ts';

it.each([
  ['england', ['Shelter can', 'food bank', 'Stop Loan Sharks can help you.']],
  ['wales', ['Shelter Cymru', 'Discretionary Assistance Fund', 'Stop Loan Sharks Wales can help you.']],
  [
    'scotland',
    ['Shelter Scotland', 'Scottish Welfare Fund', 'Scottish Illegal Money Lending Unit can help you.'],
  ],
  ['northern-ireland', ['Housing Rights', 'Discretionary Support', 'the police on 101. Advice NI']],
] as const)('names who helps in %s with a home, food and a loan shark (SA-202)', (nation, helpers) => {
  const said = (['EVICTION', 'EVICTION_SOON', 'NO_FOOD', 'ILLEGAL_LENDER'] as const).map(code =>
    sayNow({ code, on: TODAY, debtId: 'debt-1' } as UrgentItem, nation),
  );
  expect(said[0]).toContain(helpers[0]);
  expect(said[1]).toContain(helpers[0]);
  expect(said[2]).toContain(helpers[1]);
  expect(said[3]).toContain(helpers[2]);
});

it('says in how many days somebody has to act, as the law of the nation has it (SA-203)', () => {
  const said = (code: 'BAILIFFS' | 'COURT', nation: 'scotland' | 'northern-ireland') =>
    sayNow({ code, on: null }, nation);
  expect(said('BAILIFFS', 'scotland')).toMatch(
    /gives you 14 days\. Money in a bank can be held before that/u,
  );
  expect(said('BAILIFFS', 'northern-ireland')).toMatch(
    /10 days to pay, or to agree a plan with the one you owe/u,
  );
  expect(said('COURT', 'northern-ireland')).toMatch(
    /statutory demand gives you 21 days, and only 18 to object/u,
  );
});

it('tells nobody in Northern Ireland of helplines that are not known to serve it (SA-201)', () => {
  expect(sayForAdviser('SELF_EMPLOYED_WITH_BUSINESS_DEBTS', 'northern-ireland')).toContain('Advice NI');
  expect(sayForAdviser('RECENT_GAMBLING', 'northern-ireland')).not.toContain('GamCare');
  expect(sayForAdviser('RECENT_GAMBLING', 'wales')).toContain('GamCare');
  expect(sayWithheld('UNDER_AGE', 'northern-ireland')).toContain('Advice NI');
  expect(sayWithheld('UNDER_AGE', null)).toContain('Citizens Advice');
});

it.each(['england', 'wales', 'northern-ireland'] as const)(
  'names the days of a statutory demand, which Scotland counts otherwise: %s (SA-191)',
  nation => {
    const demand = 'A statutory demand gives you 21 days, and only 18 to object. Call an adviser now.';
    expect(sayNow({ code: 'COURT', on: null }, nation)).toContain(demand);
    expect(sayNow({ code: 'COURT', on: null }, 'scotland')).not.toContain('statutory demand');
  },
);

it.each([
  ['england', 'on form N244'],
  ['wales', 'on form N244'],
  ['scotland', 'ask the court or tribunal to look at the case again'],
  ['northern-ireland', 'ask the court to put it off'],
] as const)(
  'says in %s what a court can be asked for before a day to leave a home (DN-1340)',
  (nation, court) => {
    for (const code of ['EVICTION_SOON', 'EVICTION'] as const) {
      const says = sayNow({ code, on: TODAY } as UrgentItem, nation);
      expect(says).toContain(court);
      // The day may be that of a notice, of which no court has heard.
      expect(says).toMatch(/If (?:a court has ruled|there is an order), you/u);
    }
    expect(sayNow({ code: 'EVICTION', on: null }, nation)).not.toContain(court);
  },
);
