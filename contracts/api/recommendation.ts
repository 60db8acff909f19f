import * as z from 'zod/mini';
import { call } from './call.ts';
import { pence, pounds } from './money.ts';
import { debtNamed, UrgentMatter } from './urgentMatter.ts';

/**
 * An amount to show. `says` can always be shown, even where only a range is known: "£90 to £140", "not known".
 * `value` is there only when the amount is known exactly.
 */
export const AmountText = z.object({ value: z.optional(pounds), says: z.string() });
export type AmountText = z.infer<typeof AmountText>;

/** A number of months to show, like an `AmountText`. */
export const MonthsText = z.object({ value: z.optional(z.number()), says: z.string() });
export type MonthsText = z.infer<typeof MonthsText>;

/** One criterion of a solution, and whether the person meets it. */
export const SolutionReason = z.object({
  /** Fixed: stands for the same criterion in every version of the rules. */
  code: z.string(),
  outcome: z.enum(['met', 'not met', 'cannot say']),
  /** The whole reason in a sentence or two. */
  says: z.string(),
  /** The figure tested and the limit, as text; left out for a yes or no. */
  figure: z.optional(z.string()),
  limit: z.optional(z.string()),
  /** 'YYYY-MM-DD', where the day the limit came into force is known. */
  inForceFrom: z.optional(z.string()),
  /** Where the rule comes from, with the day it came into force. */
  source: z.string(),
  /** The missing fact that decides it. */
  missingFact: z.optional(z.string()),
  /** Met, and an adviser confirms it first. */
  adviserConfirms: z.boolean(),
  /** Where its outcome would turn, of one that is met or not met by a figure. */
  turns: z.optional(z.string()),
});
export type SolutionReason = z.infer<typeof SolutionReason>;

/** How long something lasts, in full months. `most` is null where nobody knows. */
const stretch = { least: z.number(), most: z.nullable(z.number()) };

/** Payments, register and credit file on one scale of months, counted from a month, and when the debts are gone. */
export const YearsPicture = z.object({
  /** 'YYYY-MM' */
  from: z.string(),
  bars: z.array(
    z.object({
      kind: z.enum(['pays', 'may pay', 'nothing to pay', 'register', 'credit file', 'mark on credit file']),
      ...stretch,
      /** What is paid each month, in words. */
      each: z.nullable(z.string()),
    }),
  ),
  end: z.object({ kind: z.enum(['cleared', 'paid back']), ...stretch, sum: z.nullable(z.string()) }),
});
export type YearsPicture = z.infer<typeof YearsPicture>;

/** What reaches the people who are owed, what goes on fees, what is written off: parts of one whole. */
export const MoneyPicture = z.object({
  pays: z.string(),
  parts: z.array(
    z.object({
      kind: z.enum(['paid', 'fees', 'written off']),
      /** What is drawn, in pence; `says` is what is said of it. */
      sum: pence,
      says: z.string(),
    }),
  ),
  /** What of each pound owed is paid, in whole pence. */
  inThePound: z.nullable(z.number()),
});
export type MoneyPicture = z.infer<typeof MoneyPicture>;

/** A figure of the person beside a limit, in words, and in pence to draw it. */
export const Gauge = z.object({
  code: z.string(),
  title: z.string(),
  figure: z.string(),
  limit: z.string(),
  scale: z.object({ figure: pence, limit: pence }),
  distance: z.string(),
  isWithin: z.boolean(),
  source: z.string(),
});
export type Gauge = z.infer<typeof Gauge>;

/** A code that stays the same, and its words to show. */
const said = z.object({ code: z.string(), says: z.string() });

/** A solution, judged. Fields up to `context` are the specification's (section 3). */
export const Solution = z.object({
  type: z.string(),
  /** CANNOT_SAY is only ever among `undecided`: the three groups of the specification hold the other two. */
  eligibility: z.enum(['ELIGIBLE', 'INELIGIBLE', 'CANNOT_SAY']),
  /** Lowest first. */
  precedence: z.number(),
  displayRule: z.nullable(z.enum(['ALWAYS', 'BANNER'])),
  product: z.object({ id: z.number(), shortName: z.string(), name: z.string(), description: z.string() }),
  /** Disposable income in pounds a month: what can go to the creditors of this solution. Null while it is not known. */
  context: z.object({ di: z.nullable(pounds) }),
  /** One for each criterion: those that passed too. */
  reasons: z.array(SolutionReason),
  /** A home with equity would pass to a trustee. */
  isHomeAtRisk: z.boolean(),
  /** Open, and an adviser confirms something first. */
  adviserConfirms: z.boolean(),
  /** What an adviser does before it can start, in words to show; null where nobody has to look first. */
  adviserFirst: z.nullable(z.string()),
  /** What this person must be told because of their own case, besides the general `wording`, the gravest first. */
  disclosures: z.array(said),
  /**
   * Each debt that stays when it is over, or that a way to get time leaves out, with why, in the order of the list. Empty
   * for a solution that is not open.
   */
  stays: z.array(
    z.object({
      debt: debtNamed,
      why: z.enum(['kind', 'fraud', 'secured', 'not due', 'disputed', 'very old', 'adviser decides']),
      says: z.string(),
      balance: AmountText,
    }),
  ),
  /**
   * The debts that it deals with, in the order of the list; empty where it deals with no debts of its own. Of one of
   * which only what is late is in it, `says` says so, that is its balance here, and the rest is among `stays`.
   */
  takesIn: z.array(z.object({ debt: debtNamed, balance: AmountText, says: z.optional(z.string()) })),
  /** The balances of either list together; `value` is there only where each is known. */
  sums: z.object({ takesIn: AmountText, stays: AmountText }),
  /** What it takes each month: £0 of one that takes nothing. Left out where it is not open, or where that cannot be said. */
  payment: z.optional(AmountText),
  /**
   * How the payment comes from what is left each month, where a trustee leaves some of that, or where it is less than the
   * sum of the month leads to.
   */
  paymentSum: z.optional(z.string()),
  /** The next six fields are left out for a solution that is not open, or that has no payment of its own. */
  termMonths: z.optional(MonthsText),
  totalPaid: z.optional(AmountText),
  /** The part of the total that does not go to creditors. */
  fees: z.optional(AmountText),
  writtenOff: z.optional(AmountText),
  /** `value` is 'YYYY-MM'; `says` is "June 2031", "June 2031 to May 2033", or that it cannot be said. */
  debtFreeMonth: z.optional(z.object({ value: z.optional(z.string()), says: z.string() })),
  /** Where payments may go on after the debts are gone, the month of the last; like `debtFreeMonth`. */
  lastPaymentMonth: z.optional(z.object({ value: z.optional(z.string()), says: z.string() })),
  /** Of what only gives time, the day it is expected to end, 'YYYY-MM-DD', where that is known. A fact of health. */
  expectedEnd: z.optional(z.object({ value: z.string(), says: z.string() })),
  /** The same as pictures; null where there is nothing to draw. */
  years: z.nullable(YearsPicture),
  money: z.nullable(MoneyPicture),
  gauges: z.array(Gauge),
  /** What it means for this person, in a line or two each. */
  meanings: z.array(
    z.object({
      about: z.enum(['home', 'work', 'bank', 'credit file', 'shared', 'cost']),
      says: z.string(),
    }),
  ),
  wording: z.object({
    whatItIs: z.string(),
    advantages: z.array(z.string()),
    /** The gravest first. */
    risks: z.array(z.string()),
    /** The gravest of them for who reads about this solution alone. */
    gravest: z.array(z.string()),
    home: z.string(),
    /** Which public register has the name, and for how long; left out where none has. */
    register: z.optional(z.string()),
    creditFile: z.string(),
    /** What happens next, step by step. */
    next: z.array(z.string()),
    /** The same in three steps, each with who does it. */
    steps: z.array(z.object({ what: z.string(), who: z.string(), says: z.string() })),
    terms: z.array(z.object({ word: z.string(), meaning: z.string() })),
  }),
});
export type Solution = z.infer<typeof Solution>;

/** A thing to do or not to do: `lead` is the thing itself, `says` follows it. */
const suggestion = z.object({ code: z.string(), lead: z.string(), says: z.string() });

/** A free or cheap write-off that is nearly open. Said before everything else, and nothing else is recommended. */
const CloseTo = z.object({
  shortName: z.enum(['DRO', 'MAP']),
  /** Inside a sentence: "a debt relief order". */
  name: z.string(),
  /** What it is, in a sentence or two. */
  whatItIs: z.string(),
  missing: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      /** "£13 over", "114 days to go"; left out where nothing can be counted. */
      distance: z.optional(z.string()),
      figure: z.optional(z.string()),
      limit: z.optional(z.string()),
      /** Both as numbers of one unit, for a picture. */
      scale: z.optional(z.object({ figure: z.number(), limit: z.number() })),
      tip: z.string(),
      /** The day on which it has passed by itself, 'YYYY-MM-DD'. */
      endsOn: z.optional(z.string()),
      source: z.optional(z.string()),
    }),
  ),
  /** What helps until then, and what would do harm. */
  untilThen: z.array(suggestion),
  pleaseDont: z.array(suggestion),
});

/** A sum in whole pounds and what it is. */
const sumSaid = z.object({ sum: z.string(), says: z.string() });

/** What is left of a month: the one figure of that name, and how each other figure of the month comes from it. */
const LeftSum = z.object({
  /** Negative for a shortfall. */
  value: pounds,
  /** In whole pounds, without a sign. */
  says: z.string(),
  /** The first less the second is the third. */
  line: z.array(sumSaid).check(z.length(3)),
  /** The whole sum to the penny. */
  rows: z.array(z.object({ code: z.string(), says: z.string(), sum: z.string(), isTotal: z.boolean() })),
  /** What becomes of it once the recommended solution has taken in what is late; null where it does not. */
  takenIn: z.nullable(z.string()),
});

export const Recommendation = z.object({
  /**
   * ready: a solution is recommended. ask an adviser: an adviser looks first, `forAdviser` says why; the plan for
   * budget and bills may still be recommended. incomplete: `missing` says what is needed, and the groups are empty.
   */
  status: z.enum(['ready', 'incomplete', 'ask an adviser']),
  recommended: z.nullable(Solution),
  /** What is recommended and why, as one sentence in two parts: "… could …", "because …". Null where nothing is. */
  answer: z.nullable(z.object({ says: z.string(), because: z.string(), figures: z.array(z.string()) })),
  /** Null while the budget is not complete. */
  left: z.nullable(LeftSum),
  /** Stands beside what is left: the person lacks food, heat or power all the same. Null where they do not. */
  costMissing: z.nullable(z.string()),
  eligible: z.array(Solution),
  ineligible: z.array(Solution),
  /** Solutions we cannot decide yet: an adviser is asked. One that only gives time is here where an answer points to it. */
  undecided: z.array(Solution),
  /** Solutions that only give time, where they fit. Shown beside the groups, before them when `timeComesFirst`. */
  givesTime: z.array(Solution),
  timeComesFirst: z.boolean(),
  /** What is still needed, each in words to show; empty unless incomplete. */
  missing: z.array(said),
  /** Why an adviser looks first, in words to show. */
  forAdviser: z.array(said),
  /** The write-off that is nearly open, where that decides. */
  close: z.nullable(CloseTo),
  /** A person has to look before any solution is named: the groups are not for showing. */
  namesNothing: z.boolean(),
  /** What stood before a recommendation: what it did, and what would lift it. */
  gates: z.array(
    z.object({
      code: z.string(),
      /** decided: nothing is recommended because of it. */
      effect: z.enum(['decided', 'applied']),
      why: z.string(),
      lifts: z.string(),
      /** What it found, each in words to show. `isAnswered`: the person was asked about it and said how they get by. */
      findings: z.array(z.object({ ...said.shape, isAnswered: z.optional(z.literal(true)) })),
    }),
  ),
  /** A wait that an earlier advice named, and that is over since it was last looked at. */
  waitIsOver: z.nullable(z.object({ name: z.string(), endedOn: z.string() })),
  /** What the person told us, in sums; null before anything is judged. The budget is for a month. */
  kept: z.nullable(z.object({ debts: pounds, income: pounds, outgoings: pounds })),
  /** Urgent matters, the most urgent first: shown before everything else. */
  urgent: z.array(UrgentMatter),
  /** Where advice is free, said with every result. */
  freeAdvice: z.string(),
  /** The day whose limits apply, 'YYYY-MM-DD'. */
  judgedOn: z.string(),
  rulesVersion: z.number(),
  /** The record that was kept of it. Null when nothing was judged: the nation is not open yet. */
  recordId: z.nullable(z.string()),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const recommendation = call({
  base: 'core',
  method: 'GET',
  path: '/advice/mine/recommendation',
  access: 'customer',
  summary:
    'What we would recommend, what else is open and what is not, each with its reasons, judged by the limits of today and kept. Refused until the full review has been walked to its advice. The same facts on the same day give the same record.',
  answer: Recommendation,
  errors: ['NO_JOURNEY', 'STEP_NOT_ON_PATH'],
});

export const keptRecommendation = call({
  base: 'core',
  method: 'GET',
  path: '/advice/mine/recommendation/{recordId}',
  access: 'customer',
  summary: 'A recommendation as it was given and kept, on the facts, rules and limits of its day.',
  params: z.object({ recordId: z.string().check(z.maxLength(100)) }),
  answer: Recommendation,
  errors: ['NOT_FOUND'],
});
