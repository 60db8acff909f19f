import type { UkNation } from '../../people/nation.ts';
import type { Pence } from '../../values/pence.ts';

/** A day, 'YYYY-MM-DD'. */
export type Day = string;
/** A month, 'YYYY-MM'. */
export type Month = string;

/** How the sum of a month is shared among the debts. */
export const WAYS = ['pro rata', 'contractual', 'token'] as const;
export type Way = (typeof WAYS)[number];

/** What holds of a plan by law and practice on the day on which it was drawn up, kept with it. */
export type Terms = {
  readonly way: Way;
  /** The least that each debt should get, in pence a month. */
  readonly floor: Pence;
  /** Most creditors answer in so many to so many days after an offer. */
  readonly answerDays: { readonly from: number; readonly by: number };
  /** What silence means once those days are over. */
  readonly silence: 'write again' | 'counts as yes';
  /** To whom the person pays: we hold no money. */
  readonly paidTo: 'each creditor' | 'the distributor';
  /** After so many months it is looked at again; left out where that is once a year, as of any plan. */
  readonly reviewMonths?: number;
  /** Of token payments: for so many months at most they are offered; left out where that was not kept, and of any other plan. */
  readonly mostMonths?: number;
};

/** A debt as it went into the plan. */
export type DrawnDebt = {
  readonly id: string;
  readonly creditor: string;
  /** What kind of debt it is, as the person knows it; null where that was not said. */
  readonly what: string | null;
  /** What is owed, by the list of debts of that day. */
  readonly balance: Pence;
  /** What is offered each month. */
  readonly payment: Pence;
  /** When its list said that balance, of a debt that was in the plan with another; left out where that is not known. */
  readonly listed?: ListedSum;
};

/** When the list of debts said what it says, among what a plan was told. */
export type ListedSum = {
  /** The day on which it said so first. */
  readonly on: Day;
  /** What was paid of that day and written down after that, by when the plan was drawn up, in pence. */
  readonly paidSince: Pence;
  /** What is owed was put right of that day, after the list had said so. */
  readonly isPutRightSince?: true;
};

/** A debt that stays outside the plan: it comes first, or the plan cannot take it in. */
export type OutsideDebt = Pick<DrawnDebt, 'id' | 'creditor' | 'what'> & {
  readonly balance: Pence | null;
  /** It is taken already before the person is paid, from wages or a benefit: the plan would pay it twice. */
  readonly isTaken?: true | undefined;
};

export type Drawn = {
  /** Pence a month for all debts of the plan. */
  readonly monthly: Pence;
  /**
   * What the advice of that day said that it takes, where others approved the sum; left out where the sum is that of the advice,
   * or nobody knew.
   */
  readonly advised?: Pence;
  /** The first payment; later ones are on the same day of each month. */
  readonly firstPayment: Day;
  /**
   * Whose bank holidays its days keep to, wherever the person lives later: those are the days that lenders were told. Left
   * out of plans of before it was kept.
   */
  readonly nation?: UkNation;
  readonly terms: Terms;
  readonly debts: readonly DrawnDebt[];
  readonly outside: readonly OutsideDebt[];
};

export const ANSWERS = ['accepts', 'accepts and stops interest', 'asks for more', 'refuses'] as const;
export type Answer = (typeof ANSWERS)[number];

/** Why a debt is not paid from the plan any more. */
export const CLOSINGS = ['paid elsewhere', 'settled', 'found wrong', 'written off'] as const;
export type Closing = (typeof CLOSINGS)[number];

/** Why an offer goes to who bought a debt: proof came that they have it, or the person goes on without. */
export const PROOFS = ['proof came', 'sure without'] as const;
export type Proof = (typeof PROOFS)[number];

/**
 * A change of what is owed on one debt that is no payment, in pence: below 0 where less is owed. It is worked out as it is
 * written down; what it comes to by all that was written down later says `changesOf`.
 */
export type Correction = { readonly debtId: string; readonly change: Pence };

type OfDebt = { readonly debtId: string };

/** What happened on a day. `on` is that day, which may be before the day on which it was written down. */
export type RepaymentEvent = { readonly on: Day } & (
  | ({ readonly kind: 'drawn up' } & Drawn)
  | ({
      readonly kind: 'drawn up again';
      /** Of debts that were in the plan already: what the list of debts now says otherwise. */
      readonly corrections: readonly Correction[];
      /** Debts of before that are not in it any more, each with all that was owed on it taken off. */
      readonly leftOut: readonly Correction[];
      /** The debt that those took in who approved the plan, and from which day on; left out where it was drawn up anew otherwise. */
      readonly tookIn?: { readonly debtId: string; readonly from: Day };
    } & Drawn)
  | {
      readonly kind: 'offers sent';
      readonly debtIds: readonly string[];
      /** What their letter offered each month; left out where that was what the plan pays. */
      readonly payment?: Pence;
      /** Until when their letter gives them to answer; left out where that is as long as the plan gives everybody. */
      readonly answerBy?: Day;
    }
  | ({
      readonly kind: 'offer kept';
      /** What they were offered before, which the plan pays them from now on. */
      readonly payment: Pence;
      /** Pence a month for all debts of the plan from now on. */
      readonly monthly: Pence;
      /**
       * What those get of it whose offers were still to go, where the plan pays the same in all; left out where it pays as much
       * more or less in all.
       */
      readonly payments?: readonly { readonly debtId: string; readonly payment: Pence }[];
    } & OfDebt)
  | ({
      readonly kind: 'answered';
      readonly answer: Answer;
      /** What they ask for each month; null where they named no sum. */
      readonly sum: Pence | null;
      /** The day of an answer that was noted by a slip, and that this one puts right. */
      readonly corrects?: Day;
    } & OfDebt)
  | {
      readonly kind: 'paid';
      /** For which month it is; null for a payment besides. */
      readonly due: Month | null;
      readonly payments: readonly { readonly debtId: string; readonly sum: Pence }[];
    }
  | { readonly kind: 'not paid'; readonly due: Month; readonly debtIds: readonly string[] }
  | {
      readonly kind: 'break';
      /** The first and the last month of it. */
      readonly from: Month;
      readonly to: Month;
      /** What is paid in each of its months: less than else, or nothing. */
      readonly monthly: Pence;
      /** The debt whose lender alone agreed to it, and gets that; left out of a break of all that the plan pays. */
      readonly debtId?: string;
    }
  | {
      readonly kind: 'means changed';
      readonly monthly: Pence;
      /** What of that is shared among all but those that are paid as ordered, as it was said; left out where none are. */
      readonly shared?: Pence;
      readonly payments: readonly { readonly debtId: string; readonly payment: Pence }[];
    }
  /** The same sum each month, of which somebody got nothing, shared among all who are owed something. */
  | {
      readonly kind: 'shared anew';
      readonly monthly: Pence;
      readonly payments: readonly { readonly debtId: string; readonly payment: Pence }[];
    }
  | ({ readonly kind: 'sold'; readonly creditor: string } & OfDebt)
  /** Of a debt that was sold: the person takes it that its buyer has it. */
  | ({ readonly kind: 'proof of sale'; readonly why: Proof } & OfDebt)
  | ({
      readonly kind: 'balance put right';
      readonly why: 'interest' | 'statement';
      /** What is owed by that; left out of what was written down before it was kept, and `change` alone counts. */
      readonly balance?: Pence;
    } & Correction)
  | ({
      readonly kind: 'closed';
      readonly why: Closing;
      /** The letter says it that went with the payment of a settlement: it is taken back with that. */
      readonly byLetter?: true;
    } & Correction)
  | { readonly kind: 'reviewed' }
  | { readonly kind: 'ended'; readonly why: 'paid' | 'left' | 'broken' }
  /** What was written down as the `entry`th, from 1, never happened. It stays in the list, as does this. */
  | { readonly kind: 'taken back'; readonly entry: number }
);

export type EventKind = RepaymentEvent['kind'];
/** Every kind of event but what takes another back, which is told as that other. */
export const HAPPENED_KINDS = [
  'drawn up',
  'drawn up again',
  'offers sent',
  'offer kept',
  'answered',
  'paid',
  'not paid',
  'break',
  'means changed',
  'shared anew',
  'sold',
  'proof of sale',
  'balance put right',
  'closed',
  'reviewed',
  'ended',
] as const satisfies readonly EventKind[];
export type HappenedKind = (typeof HAPPENED_KINDS)[number];
/** An event of one kind. */
export type EventOf<K extends EventKind> = Extract<RepaymentEvent, { readonly kind: K }>;
