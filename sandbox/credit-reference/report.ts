import { createHash } from 'node:crypto';

/** How much there is on a file. */
export type FileContent = 'everything' | 'one card' | 'nothing';

/** Sums are in pounds, with pence as decimals; dates are year-month-day. */
type Account = {
  readonly lender: string;
  readonly type: string;
  readonly number: string;
  readonly balance: number;
  readonly monthlyPayment: number | null;
  readonly opened: string;
  readonly closed: string | null;
  readonly settled: string | null;
  readonly defaulted: string | null;
  /**
   * One character for each month, newest first: 0 to 6 payments behind, 8 default, 9 written off, S settled, U not
   * reported.
   */
  readonly history: string;
  readonly joint: boolean;
};

type Judgment = {
  readonly court: string;
  readonly caseNumber: string;
  readonly date: string;
  readonly amount: number;
  readonly status: 'ACTIVE' | 'SATISFIED';
};

export type WireReport = {
  readonly accounts: readonly Account[];
  readonly judgments: readonly Judgment[];
};

/** An account in good standing, with these changes; `drift` is what each month adds to its balance. */
type Sketch = Pick<Account, 'lender' | 'type' | 'balance'> &
  Partial<Omit<Account, 'number'>> & { readonly drift: number };

const PAID_ON_TIME = '0'.repeat(24);

const CARD: Sketch = {
  lender: 'Barclaycard',
  type: 'CREDIT_CARD',
  balance: 3240.55,
  monthlyPayment: 81,
  opened: '2017-05-12',
  drift: 18.2,
};

const ACCOUNTS: readonly Sketch[] = [
  CARD,
  {
    lender: 'Capital One',
    type: 'CREDIT_CARD',
    balance: 1115.2,
    monthlyPayment: 36.4,
    opened: '2020-09-03',
    history: `2210${'0'.repeat(20)}`,
    drift: 27.15,
  },
  {
    lender: 'Lloyds Bank',
    type: 'UNSECURED_LOAN',
    balance: 6480,
    monthlyPayment: 214.13,
    opened: '2023-02-20',
    drift: -214.13,
  },
  { lender: 'NatWest', type: 'CURRENT_ACCOUNT', balance: 850, opened: '2009-10-01', drift: 22 },
  {
    lender: 'Nationwide',
    type: 'MORTGAGE',
    balance: 142_300,
    monthlyPayment: 803.2,
    opened: '2019-06-28',
    joint: true,
    drift: -310.4,
  },
  {
    lender: 'Very',
    type: 'MAIL_ORDER',
    balance: 412.75,
    monthlyPayment: 25,
    opened: '2021-11-26',
    drift: 9.9,
  },
  {
    lender: 'Black Horse',
    type: 'HIRE_PURCHASE',
    balance: 5209.6,
    monthlyPayment: 189.45,
    opened: '2024-03-15',
    drift: -189.45,
  },
  {
    lender: 'Lowell',
    type: 'DEBT_PURCHASER',
    balance: 1940,
    opened: '2018-01-09',
    defaulted: '2024-08-30',
    history: '888888888888888654321000',
    drift: 0,
  },
  {
    lender: 'EE',
    type: 'COMMUNICATIONS',
    balance: 96.3,
    monthlyPayment: 32.1,
    opened: '2022-07-04',
    history: `3210${'0'.repeat(20)}`,
    drift: 32.1,
  },
  {
    lender: 'Halifax',
    type: 'CREDIT_CARD',
    balance: 0,
    opened: '2015-04-17',
    closed: '2025-02-11',
    settled: '2025-02-11',
    history: `SSSS${'0'.repeat(20)}`,
    drift: 0,
  },
];

const COUNTY_COURT = 'County Court Business Centre';
const JUDGMENTS: readonly Judgment[] = [
  // For the account at Lowell: the register has the sum but not the creditor.
  { court: COUNTY_COURT, caseNumber: 'K4QZ73W1', date: '2025-05-06', amount: 1940, status: 'ACTIVE' },
  { court: COUNTY_COURT, caseNumber: 'L2RT09B8', date: '2025-09-22', amount: 640, status: 'ACTIVE' },
  { court: 'Leeds', caseNumber: 'D8XX11C4', date: '2021-03-30', amount: 310, status: 'SATISFIED' },
];

/**
 * What is on a person's file. The same person has the same accounts at every search, with balances one month later
 * each time. Account numbers depend on the person.
 */
export function reportFor(content: FileContent, personKey: string, earlierSearches: number): WireReport {
  if (content === 'nothing') return { accounts: [], judgments: [] };
  const accounts = (content === 'everything' ? ACCOUNTS : [CARD]).map((sketch, place) =>
    accountOf(sketch, numberFor(personKey, place), earlierSearches),
  );
  return { accounts, judgments: content === 'everything' ? JUDGMENTS : [] };
}

function accountOf({ drift, ...sketch }: Sketch, number: string, months: number): Account {
  return {
    monthlyPayment: null,
    opened: '2020-01-01',
    closed: null,
    settled: null,
    defaulted: null,
    history: PAID_ON_TIME,
    joint: false,
    ...sketch,
    number,
    balance: Math.max(0, Math.round((sketch.balance + drift * months) * 100) / 100),
  };
}

/** As lenders send them: all digits hidden except the last four. */
function numberFor(personKey: string, place: number): string {
  const digits = BigInt(`0x${createHash('sha256').update(`${personKey} ${place}`).digest('hex')}`) % 10_000n;
  return `****${String(digits).padStart(4, '0')}`;
}
