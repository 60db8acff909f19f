import { ENGLISH_LAW, INSOLVENCY, must, NI } from './must.ts';

/** What must be said of the insolvencies of England, Wales and Northern Ireland. */
export const INSOLVENCIES = {
  IVA: [
    ...INSOLVENCY,
    must('that only a practitioner proposes it', /insolvency practitioner. Only they can set it up/u),
    must('the fact sheet on creditors', /fact sheet: “In debt\? Dealing with your creditors”/u),
    must('that a home is usually not sold', /home is usually not sold/u),
    must('the longer term with a home', /72 months, not 60/u),
    must('the test of the share in the home', /85% of its value.*£10,000/u, ENGLISH_LAW),
    must('that some tenancies end', /rental agreements/u),
    must(
      'the register, until 3 months after',
      /Individual Insolvency Register until 3 months after/u,
      ENGLISH_LAW,
    ),
    must('the register', /register of IVAs in Northern Ireland/u, NI),
    must('that creditors vote and may refuse', /vote, and can say no. It needs a yes from 75%/u),
    must(
      'fees: none before, then out of what is paid',
      /costs fees. There are none before.*come out of what you pay in/u,
    ),
    must('that fees are an estimate', /fees is our estimate/u),
    must('rises, overtime, windfalls', /more pay, overtime or a lump sum/u),
    must('the budget', /live on an agreed budget/u),
    must('missed payments extend or fail it', /miss payments, it can go on for longer or end/u),
    must('failure: debts return, bankruptcy', /come back with interest, and you could be made bankrupt/u),
    must('that late rent stays', /late rent/u),
  ],
  DRO: [
    ...INSOLVENCY,
    must('that only an approved adviser applies', /adviser who can apply for you. You cannot apply alone/u),
    must('the length', /for 12 months/u),
    must(
      'the register and its months',
      /Individual Insolvency Register until 3 months after it ends: 15 months in all/u,
      ENGLISH_LAW,
    ),
    must('the register', /register of debt relief orders in Northern Ireland/u, NI),
    must('that a lender is told from £500', /tell a lender.*£500 or more/u),
    must(
      'that more income or assets is reported, and it can be revoked',
      /more money or things, you must say so. The order can be taken back/u,
    ),
    must('that a forgotten debt cannot be added', /debt you forget cannot be added/u),
    must('that a landlord can still act', /landlord can still ask a court/u),
    must('that each partner needs an order', /for one person/u),
    must('fraud and injury', /debts from fraud, and money you owe for an injury/u),
    must('the years until another', /once in 6 years/u),
    must('restrictions', /up to 15 years/u),
    must('gifts and preferences', /gifts, sales and who you paid back in the last 24 months/u),
  ],
  BKY: [
    ...INSOLVENCY,
    must(
      'the fee, its parts and that it is due in full',
      /£680 to start: £130 to the adjudicator and a deposit of £550.*bit by bit, but all of it is due/u,
      ENGLISH_LAW,
    ),
    must(
      'the fee and its parts',
      /£683 to start. The deposit is £525, the court fee £151, and an oath about £7/u,
      NI,
    ),
    must(
      'that the court fee may be waived, the deposit never',
      /waive its fee. The deposit is always due/u,
      NI,
    ),
    must('where it is asked for', /apply on the web. An adjudicator decides/u, ENGLISH_LAW),
    must('where it is asked for', /High Court in Belfast/u, NI),
    must('the oath', /oath on the forms before a solicitor/u, NI),
    must(
      'the register and the Gazette',
      /Individual Insolvency Register until 3 months after you are free: most often 15 months in all. It is also put in The Gazette/u,
      ENGLISH_LAW,
    ),
    must(
      'the register and the Gazette',
      /register of bankruptcies in Northern Ireland. It is also put in the Belfast Gazette/u,
      NI,
    ),
    must(
      'that the payments are an estimate',
      /official receiver works that sum out. What we say of it is our estimate/u,
    ),
    must('discharge', /free of most debts after 12 months/u),
    must(
      'the income payments, and that they outlast the discharge',
      /£20 a month left, you may pay for up to 36 months. That goes on after you are free/u,
    ),
    must(
      'the home: trustee, sale or charge, 3 years, small shares',
      /trustee. They have 3 years.*sell it, or put a claim on it.*£1,000/u,
    ),
    must('that a sale waits a year for a family', /partner or children.*waits for a year/u),
    must('the vehicle and things of value', /Things of value can be sold. So can a car/u),
    must('that a lender is told from £500', /tell a lender.*£500 or more/u),
    must('restrictions for misconduct', /limits can last up to 15 years/u),
    must(
      'TV licence, fraud, injury, new debts',
      /TV licence.*fraud, new debts, and money you owe for an injury/u,
    ),
    must('that a secured debt stays with the home', /tied to your home stays if you keep the home/u),
    must('that it is hard to undo', /hard to undo/u),
    must('the official receiver', /official receiver/u),
  ],
};
