import * as z from 'zod/mini';
import { call } from './call.ts';
import { decidedByUs, takenBackByUs } from './decidedByUs.ts';
import { described, named } from './described.ts';
import { LeftSum } from './leftSum.ts';
import { pence, pounds } from './money.ts';
import { debtNamed, UrgentMatter } from './urgentMatter.ts';

/**
 * An amount to show. `says` can always be shown, even where only a range is known: "£90 to £140", "not known".
 * `value` is there only when the amount is known exactly.
 */
export const AmountText = named('AmountInWords', z.object({ value: z.optional(pounds), says: z.string() }));
export type AmountText = z.infer<typeof AmountText>;

/** A number of months to show, like an `AmountText`. */
export const MonthsText = named(
  'MonthsInWords',
  z.object({ value: z.optional(z.number()), says: z.string() }),
);
export type MonthsText = z.infer<typeof MonthsText>;

/** One criterion of a solution, and whether the person meets it. */
export const SolutionReason = named(
  'SolutionReason',
  z.object({
    code: described(z.string(), 'Fixed: stands for the same criterion in every version of the rules.'),
    outcome: z.enum(['met', 'not met', 'cannot say']),
    says: described(z.string(), 'The whole reason in a sentence or two.'),
    figure: described(
      z.optional(z.string()),
      'The figure tested and the limit, as text; left out for a yes or no.',
    ),
    limit: z.optional(z.string()),
    inForceFrom: described(
      z.optional(z.string()),
      "'YYYY-MM-DD', where the day the limit came into force is known.",
    ),
    source: described(z.string(), 'Where the rule comes from, with the day it came into force.'),
    missingFact: described(z.optional(z.string()), 'The missing fact that decides it.'),
    adviserConfirms: described(z.boolean(), 'Met, and an adviser confirms it first.'),
    turns: described(
      z.optional(z.string()),
      'Where its outcome would turn, of one that is met or not met by a figure.',
    ),
  }),
);
export type SolutionReason = z.infer<typeof SolutionReason>;

/** How long something lasts, in full months. `most` is null where nobody knows. */
const stretch = { least: z.number(), most: z.nullable(z.number()) };

/** Payments, register and credit file on one scale of months, counted from a month, and when the debts are gone. */
export const YearsPicture = z.object({
  from: described(z.string(), "'YYYY-MM'"),
  bars: z.array(
    z.object({
      kind: z.enum(['pays', 'may pay', 'nothing to pay', 'register', 'credit file', 'mark on credit file']),
      ...stretch,
      each: described(z.nullable(z.string()), 'What is paid each month, in words.'),
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
      sum: described(pence, 'What is drawn, in pence; `says` is what is said of it.'),
      says: z.string(),
    }),
  ),
  inThePound: described(z.nullable(z.number()), 'What of each pound owed is paid, in whole pence.'),
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
export const Solution = named(
  'Solution',
  z.object({
    type: z.string(),
    eligibility: described(
      z.enum(['ELIGIBLE', 'INELIGIBLE', 'CANNOT_SAY']),
      'CANNOT_SAY is only ever among `undecided`: the other groups hold the other two.',
    ),
    precedence: described(z.number(), 'Lowest first.'),
    displayRule: z.nullable(z.enum(['ALWAYS', 'BANNER'])),
    product: z.object({ id: z.number(), shortName: z.string(), name: z.string(), description: z.string() }),
    context: described(
      z.object({ di: z.nullable(pounds) }),
      'Disposable income in pounds a month: what can go to the creditors of this solution. Null while it is not known.',
    ),
    reasons: described(z.array(SolutionReason), 'One for each criterion: those that passed too.'),
    isHomeAtRisk: described(z.boolean(), 'A home with equity would pass to a trustee.'),
    adviserConfirms: described(z.boolean(), 'Open, and an adviser confirms something first.'),
    adviserFirst: described(
      z.nullable(z.string()),
      'What an adviser does before it can start, in words to show; null where nobody has to look first.',
    ),
    disclosures: described(
      z.array(said),
      'What this person must be told because of their own case, besides the general `wording`, the gravest first.',
    ),
    stays: described(
      z.array(
        z.object({
          debt: debtNamed,
          why: z.enum(['kind', 'fraud', 'secured', 'not due', 'disputed', 'very old', 'adviser decides']),
          says: z.string(),
          balance: AmountText,
        }),
      ),
      'Each debt that stays when it is over, or that a way to get time leaves out, with why, in the order of the list. Empty for a solution that is not open.',
    ),
    takesIn: described(
      z.array(z.object({ debt: debtNamed, balance: AmountText, says: z.optional(z.string()) })),
      'The debts that it deals with, in the order of the list; empty where it deals with no debts of its own. Of one of which only what is late is in it, `says` says so, that is its balance here, and the rest is among `stays`.',
    ),
    sums: described(
      z.object({ takesIn: AmountText, stays: AmountText }),
      'The balances of either list together; `value` is there only where each is known.',
    ),
    payment: described(
      z.optional(AmountText),
      'What it takes each month: £0 of one that takes nothing. Left out where it is not open, or where that cannot be said.',
    ),
    paymentSum: described(
      z.optional(z.string()),
      'How the payment comes from what is left each month, where a trustee leaves some of that, or where it is less than the sum of the month leads to.',
    ),
    termMonths: described(
      z.optional(MonthsText),
      'Left out, as the five fields after it, for a solution that is not open or has no payment of its own.',
    ),
    totalPaid: z.optional(AmountText),
    fees: described(z.optional(AmountText), 'The part of the total that does not go to creditors.'),
    writtenOff: z.optional(AmountText),
    debtFreeMonth: described(
      z.optional(z.object({ value: z.optional(z.string()), says: z.string() })),
      `\`value\` is 'YYYY-MM'; \`says\` is "June 2031", "June 2031 to May 2033", or that it cannot be said.`,
    ),
    lastPaymentMonth: described(
      z.optional(z.object({ value: z.optional(z.string()), says: z.string() })),
      'Where payments may go on after the debts are gone, the month of the last; like `debtFreeMonth`.',
    ),
    expectedEnd: described(
      z.optional(z.object({ value: z.string(), says: z.string() })),
      "Of what only gives time, the day it is expected to end, 'YYYY-MM-DD', where that is known. A fact of health.",
    ),
    years: described(z.nullable(YearsPicture), 'The same as pictures; null where there is nothing to draw.'),
    money: z.nullable(MoneyPicture),
    gauges: z.array(Gauge),
    meanings: described(
      z.array(
        z.object({
          about: z.enum(['home', 'work', 'bank', 'credit file', 'shared', 'cost']),
          says: z.string(),
        }),
      ),
      'What it means for this person, in a line or two each.',
    ),
    wording: z.object({
      whatItIs: z.string(),
      advantages: z.array(z.string()),
      risks: described(z.array(z.string()), 'The gravest first.'),
      gravest: described(z.array(z.string()), 'The gravest of them for who reads about this solution alone.'),
      home: z.string(),
      register: described(
        z.optional(z.string()),
        'Which public register has the name, and for how long; left out where none has.',
      ),
      creditFile: z.string(),
      next: described(z.array(z.string()), 'What happens next, step by step.'),
      steps: described(
        z.array(z.object({ what: z.string(), who: z.string(), says: z.string() })),
        'The same in three steps, each with who does it.',
      ),
      terms: z.array(z.object({ word: z.string(), meaning: z.string() })),
    }),
  }),
);
export type Solution = z.infer<typeof Solution>;

/** A thing to do or not to do: `lead` is the thing itself, `says` follows it. */
const suggestion = z.object({ code: z.string(), lead: z.string(), says: z.string() });

/** A free or cheap write-off that is nearly open. Said before everything else, and nothing else is recommended. */
const CloseTo = named(
  'CloseTo',
  z.object({
    shortName: z.enum(['DRO', 'MAP']),
    name: described(z.string(), 'Inside a sentence: "a debt relief order".'),
    whatItIs: described(z.string(), 'What it is, in a sentence or two.'),
    missing: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        distance: described(
          z.optional(z.string()),
          '"£13 over", "114 days to go"; left out where nothing can be counted.',
        ),
        figure: z.optional(z.string()),
        limit: z.optional(z.string()),
        scale: described(
          z.optional(z.object({ figure: z.number(), limit: z.number() })),
          'Both as numbers of one unit, for a picture.',
        ),
        tip: z.string(),
        endsOn: described(z.optional(z.string()), "The day on which it has passed by itself, 'YYYY-MM-DD'."),
        source: z.optional(z.string()),
      }),
    ),
    untilThen: described(z.array(suggestion), 'What helps until then, and what would do harm.'),
    pleaseDont: z.array(suggestion),
  }),
);

export const Recommendation = named(
  'Recommendation',
  z.object({
    status: described(
      z.enum(['ready', 'incomplete', 'ask an adviser']),
      'ready: a solution is recommended. ask an adviser: an adviser looks first, `forAdviser` says why; the plan for budget and bills may still be recommended. incomplete: `missing` says what is needed, and the groups are empty.',
    ),
    recommended: z.nullable(Solution),
    answer: described(
      z.nullable(z.object({ says: z.string(), because: z.string(), figures: z.array(z.string()) })),
      'What is recommended and why, as one sentence in two parts: "… could …", "because …". Null where nothing is.',
    ),
    left: described(z.nullable(LeftSum), 'Null while the budget is not complete.'),
    costMissing: described(
      z.nullable(z.string()),
      'Stands beside what is left: the person lacks food, heat or power all the same. Null where they do not.',
    ),
    eligible: z.array(Solution),
    ineligible: z.array(Solution),
    undecided: described(
      z.array(Solution),
      'Solutions we cannot decide yet: an adviser is asked. One that only gives time is here where an answer points to it.',
    ),
    givesTime: described(
      z.array(Solution),
      'Solutions that only give time, where they fit. Shown beside the groups, before them when `timeComesFirst`.',
    ),
    timeComesFirst: z.boolean(),
    missing: described(
      z.array(said),
      'What is still needed, each in words to show; empty unless incomplete.',
    ),
    forAdviser: described(z.array(said), 'Why an adviser looks first, in words to show.'),
    close: described(z.nullable(CloseTo), 'The write-off that is nearly open, where that decides.'),
    namesNothing: described(
      z.boolean(),
      'A person has to look before any solution is named: the groups are not for showing.',
    ),
    gates: described(
      z.array(
        z.object({
          code: z.string(),
          effect: described(z.enum(['decided', 'applied']), 'decided: nothing is recommended because of it.'),
          why: z.string(),
          lifts: z.string(),
          findings: described(
            z.array(z.object({ ...said.shape, isAnswered: z.optional(z.literal(true)) })),
            'What it found, each in words to show. `isAnswered`: the person was asked about it and said how they get by.',
          ),
        }),
      ),
      'What stood before a recommendation: what it did, and what would lift it.',
    ),
    decided: decidedByUs,
    takenBack: takenBackByUs,
    waitIsOver: described(
      z.nullable(z.object({ name: z.string(), endedOn: z.string() })),
      'A wait that an earlier advice named, and that is over since it was last looked at.',
    ),
    kept: described(
      z.nullable(z.object({ debts: pounds, income: pounds, outgoings: pounds })),
      'What the person told us, in sums; null before anything is judged. The budget is for a month.',
    ),
    urgent: described(
      z.array(UrgentMatter),
      'Urgent matters, the most urgent first: shown before everything else.',
    ),
    freeAdvice: described(z.string(), 'Where advice is free, said with every result.'),
    judgedOn: described(z.string(), "The day whose limits apply, 'YYYY-MM-DD'."),
    rulesVersion: z.number(),
    recordId: described(
      z.nullable(z.string()),
      'The record that was kept of it. Null when nothing was judged: the nation is not open yet.',
    ),
  }),
);
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
