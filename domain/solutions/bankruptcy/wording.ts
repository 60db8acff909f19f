import {
  ADDRESS_CAN_BE_LEFT_OUT,
  HARD_TO_BORROW,
  PUBLIC_REGISTER,
  SHARED_DEBTS,
  TRUSTEE,
} from '../solution/sharedWording.ts';
import type { Wording, WordingIn } from '../solution/wording.ts';

/** Where it is asked for, what that costs, and where it is made public: by the law of each part of the UK. */
type ByLaw = {
  readonly register: string;
  readonly registerAndDays: string;
  readonly fee: readonly string[];
  readonly apply: readonly string[];
  readonly steps: Wording['steps'];
  readonly terms: Wording['terms'];
};

const ENGLAND_AND_WALES: ByLaw = {
  register: 'Your name goes on a public register, and in The Gazette, a public paper. Anyone can look.',
  registerAndDays: `Your name is on the Individual Insolvency Register until {REGISTER_MONTHS_AFTER} months after you are free: most often {BKY_REGISTER_MONTHS} months in all. It is also put in The Gazette. ${ADDRESS_CAN_BE_LEFT_OUT}`,
  fee: [
    'You pay {BKY_FEE} to start: {BKY_COURT_FEE} to the adjudicator and a deposit of {BKY_DEPOSIT}. You can pay it bit by bit, but all of it is due.',
  ],
  apply: [
    'You save up for the fee. You can pay it bit by bit.',
    'You apply on the web. An adjudicator decides.',
  ],
  steps: [
    { what: 'Talk to an adviser', who: 'You both', says: 'This step is hard to undo.' },
    {
      what: 'You apply on the web',
      who: 'You or your adviser',
      says: 'You save up {BKY_FEE} first. You can pay it bit by bit.',
    },
    { what: 'The order starts', who: 'Adjudicator', says: 'The people you owe must stop chasing you.' },
  ],
  terms: [{ word: 'adjudicator', meaning: 'the officer who decides if you are made bankrupt' }],
};

const NORTHERN_IRELAND: ByLaw = {
  register:
    'Your name goes on a public register, in the Belfast Gazette and in a newspaper. Anyone can look.',
  registerAndDays:
    'Your name is on the register of bankruptcies in Northern Ireland. It is also put in the Belfast Gazette and in the Belfast Telegraph.',
  fee: [
    'You pay about {BKY_FEE} to start. The deposit is {BKY_DEPOSIT}, the court fee {BKY_COURT_FEE}, and an oath about {BKY_OATH_FEE}.',
    'On a low income or some benefits, the court may waive its fee. The deposit is always due.',
  ],
  apply: [
    'You fill in two forms: one that asks for it, and one on what you own and owe.',
    'You swear an oath on the forms before a solicitor.',
    'You ask if the court fee can be waived. You pay what is due.',
    'You take the forms to the High Court in Belfast, which decides.',
  ],
  steps: [
    { what: 'Talk to an adviser', who: 'You both', says: 'This step is hard to undo.' },
    { what: 'You swear and hand in the forms', who: 'You', says: 'Ask if the court fee can be waived.' },
    { what: 'The order starts', who: 'The High Court', says: 'The people you owe must stop chasing you.' },
  ],
  terms: [{ word: 'oath', meaning: 'saying before a solicitor that what you wrote is true' }],
};

/** What a person reads about it. */
export const wordingIn: WordingIn = nation => {
  const law = nation === 'northern-ireland' ? NORTHERN_IRELAND : ENGLAND_AND_WALES;
  return {
    whatItIs: 'Bankruptcy is a legal way to clear most of your debts when you cannot pay them back.',
    advantages: [
      'You are free of most debts after {BKY_DISCHARGE} months.',
      'The people you owe must stop chasing you.',
      'If you live on benefits alone, or have {IPA_MIN} or less left, you pay nothing each month.',
    ],
    risks: {
      home: {
        owner: 'Your home can be sold. Your share of it goes to a trustee.',
        tenant: 'Some rental agreements say that bankruptcy ends them. Check yours first.',
      },
      work: 'You cannot run a company unless a court says you may. Some jobs are closed to you, so check your contract.',
      register: law.register,
      failure:
        'It is hard to undo. If you hid things, or took on debt you could not pay, limits can last up to {BKY_RESTRICTION_YEARS} years.',
      shared: SHARED_DEBTS,
      bank: 'Your bank may freeze or close your account. Open one with a bank that you owe nothing.',
      others: [
        ...law.fee,
        'Things of value can be sold. So can a car, but for a cheap one that you need.',
        'If you have more than {IPA_MIN} a month left, you may pay for up to {IPA_MONTHS} months. That goes on after you are free.',
        'The official receiver works that sum out. What we say of it is our estimate, and it counts what you put by too.',
        'You must tell a lender about it if you ask for {DRO_CREDIT_TOLD} or more.',
        'Some debts stay: court fines, child maintenance, student loans, Social Fund loans and TV licence debt.',
        'So do debts from fraud, new debts, and money you owe for an injury.',
        { owner: 'A debt tied to your home stays if you keep the home.' },
      ],
    },
    home: {
      owner:
        'Your share of your home goes to a trustee. They have {BKY_HOME_YEARS} years to deal with it. They can sell it, or put a claim on it. If your partner or children live there, a sale most often waits for a year. A share of less than {BKY_HOME_LEAST} is given back. If you stay, you still pay your mortgage.',
      tenant:
        'You still pay your rent. If it is late, your landlord can still ask a court for your home. Some rental agreements end with a bankruptcy.',
    },
    register: law.registerAndDays,
    creditFile: `It stays on your credit file for {CREDIT_FILE_YEARS} years. ${HARD_TO_BORROW}`,
    next: [
      'You talk to an adviser. This step is hard to undo.',
      'You open a bank account with a bank that you owe nothing.',
      ...law.apply,
      'The official receiver talks to you about your money.',
    ],
    steps: law.steps,
    terms: [
      TRUSTEE,
      PUBLIC_REGISTER,
      ...law.terms,
      { word: 'official receiver', meaning: 'the officer of the state who looks after bankruptcies' },
    ],
  };
};
