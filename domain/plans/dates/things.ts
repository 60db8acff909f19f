import type { CalendarDate } from '../../values/calendar-date.ts';
import type { Pence } from '../../values/pence.ts';
import type { HoldsOffers } from '../repayment/offersWait.ts';
import type { WhyItWaits } from '../waitsForTalk.ts';

/** What a payment to somebody who comes first keeps, the gravest first. */
export const KEPT_BY_PAYING = ['home', 'liberty', 'energy', 'goods', 'enforcement', 'deductions'] as const;
export type KeptByPaying = (typeof KEPT_BY_PAYING)[number];

/** By which letter a thing is done: one that is known, or the one about a debt, by their ids. */
export type ByLetter = { readonly letterId: string } | { readonly debtId: string };

/** Something that a person has to keep or do, with the day that is known of it. Each day comes from where it is known. */
export type DatedThing =
  /** What somebody is about to do, as the advice takes it from the case. */
  | {
      readonly kind: 'eviction' | 'court';
      readonly day: CalendarDate;
      /** Its day is not near, by the law of the advice: what is near comes first. */
      readonly isFar?: boolean;
    }
  | {
      readonly kind: 'bailiffs';
      readonly day: CalendarDate;
      readonly isFar?: boolean;
      /** What the person has that keeps them from coming for a debt in it, as inside a sentence. */
      readonly stoppedBy?: string;
      /** From which day on it does, where a letter tells of it with that day; null or left out for none. */
      readonly stoppedFrom?: CalendarDate | null;
      /** The letter that says so to them; left out for none. */
      readonly letter?: ByLetter;
      /** Letters said so to all who may come: there is nothing to do but to keep the day in mind. */
      readonly isSaid?: true;
      /** The same as the person told it: nobody here knows which debts are in it. */
      readonly toldBy?: string;
    }
  /** A claim at court that has to be answered by a day; null until its person has found the date on it. */
  | {
      readonly kind: 'court papers';
      readonly day: CalendarDate | null;
      readonly from: string;
      readonly sum: Pence | null;
      /** Until when who has sent the acknowledgement back in time can answer; null or left out for no longer, or over. */
      readonly acknowledgedBy?: CalendarDate | null;
      /** It may not be owed: advice comes before the answer, and the answer by the day all the same. */
      readonly isDoubted?: boolean;
      /** There is a letter to answer it with; left out for so. */
      readonly hasLetter?: boolean;
      /** The day to answer is over. */
      readonly isOver?: boolean;
      readonly letter?: ByLetter;
    }
  | {
      readonly kind: 'priority payment';
      readonly day: CalendarDate;
      readonly to: string;
      readonly sum: Pence;
      readonly keeps: KeptByPaying;
    }
  /** What is paid by the plan on a day, to how many; to whom is named where it is one. */
  | {
      readonly kind: 'plan payment';
      readonly day: CalendarDate;
      readonly sum: Pence;
      readonly to: readonly string[];
      /** It goes to one who shares it out among those who are owed. */
      readonly isSharedOut?: boolean;
      /** Who is paid beside the plan each month, straight from the budget. */
      readonly beside?: readonly { readonly to: string; readonly sum: Pence }[];
      /** Whose share is in the sum, and who agreed to a break by letter of which no months are told. */
      readonly leavesOut?: readonly string[];
      /** Whose share is not in the sum, or less of it, in a break that they alone agreed to. */
      readonly resting?: readonly string[];
      /** Whose share is not in the sum, since they agreed to settle and that is still to be paid. */
      readonly settling?: readonly string[];
    }
  /** What gives time ends by law. In a moratorium interest goes on, and they may write. */
  | { readonly kind: 'breathing space ends' | 'moratorium ends'; readonly day: CalendarDate }
  /** The answer to a letter was expected by this day; where none has come, there is a next step. */
  | {
      readonly kind: 'no answer';
      readonly day: CalendarDate;
      readonly from: string;
      readonly letter?: ByLetter;
    }
  /** Somebody answered, and the person has to say what they make of it. */
  | {
      readonly kind: 'answer to look at';
      readonly day: CalendarDate | null;
      readonly from: string;
      readonly says: string;
      /** Left out where there is nothing to write. */
      readonly letter?: ByLetter;
    }
  /** What settles a debt was agreed, and is paid by a day; `sum` where the letter says it. */
  | {
      readonly kind: 'settlement to pay';
      /** Its day has passed. */
      readonly isLate?: boolean;
      /** Why there is a talk first, and nothing to pay; left out where it may be paid. */
      readonly waits?: 'may not be owed' | 'dealt with together';
      /** The letter by which they are asked to confirm it is there. */
      readonly hasLetter: boolean;
      readonly day: CalendarDate;
      readonly from: string;
      readonly sum: Pence | null;
    }
  /** Who says that they bought a debt is to be asked for proof before they are offered anything. */
  | { readonly kind: 'proof of sale'; readonly day: null; readonly from: string; readonly letter: ByLetter }
  /** A settlement was paid, and who had it says that something is still owed. */
  | {
      readonly kind: 'settlement denied';
      readonly day: null;
      readonly from: string;
      /** The letter that says that it was paid. */
      readonly letter: ByLetter;
      /** The letter that complains of it is there. */
      readonly hasLetter: boolean;
    }
  /**
   * A complaint that an ombudsman can look at: after a final answer until its day, or without one once the weeks for it are
   * over, with no day.
   */
  | { readonly kind: 'complaint to take on'; readonly day: CalendarDate | null; readonly from: string }
  /** A day of payments is over of which nothing was said. */
  | { readonly kind: 'payments to mark'; readonly day: CalendarDate }
  /** So many payments are over of which nothing was said that it is asked whether the plan is kept. */
  | { readonly kind: 'payments untold'; readonly day: null; readonly count: number }
  /** The last payment that is known of was not made; `month` as it is said. */
  | { readonly kind: 'payment not made'; readonly day: CalendarDate; readonly month: string }
  /** Offers that have not gone to those who are owed; `isRead` where the person has read the letter of each. */
  | { readonly kind: 'offers'; readonly day: null; readonly count: number; readonly isRead: boolean }
  /** A break that the plan takes, and of which these lenders are still to be told; `letter` where it is one. */
  | {
      readonly kind: 'break to tell';
      readonly day: null;
      readonly of: readonly string[];
      readonly letter?: ByLetter;
    }
  /** Debts that were paid off, by whom they are owed to, who are to be asked to say so in writing; `letter` where it is one. */
  | {
      readonly kind: 'last letters';
      readonly day: null;
      readonly of: readonly string[];
      readonly letter?: ByLetter;
    }
  /** All of a plan is paid, and it is not closed. */
  | { readonly kind: 'plan to close'; readonly day: null; readonly inScheme: boolean }
  /** Offers that wait for the day on which what gives time by law is over. */
  | {
      readonly kind: 'offers later';
      readonly day: CalendarDate;
      readonly count: number;
      readonly holds: HoldsOffers;
    }
  /** Offers that wait since what deals with debts for good protects their person, as they told: that is talked over first. */
  | {
      readonly kind: 'offers held';
      readonly day: null;
      readonly count: number;
      readonly holds: HoldsOffers;
    }
  /** Debts that the plan does not have yet, by whom they are owed to: it is drawn up anew. */
  | {
      readonly kind: 'not in plan';
      readonly day: null;
      readonly of: readonly string[];
      /** Those alone who approved the plan change it. */
      readonly isApproved?: boolean;
    }
  /**
   * The sums of the plan do not add up any more. `isTooMuch`: it pays more each month than is left, or nothing is left for
   * it; else what it was worked out from is another.
   */
  | {
      readonly kind: 'sums differ';
      readonly day: null;
      readonly isTooMuch: boolean;
      readonly isApproved?: boolean;
    }
  /** Messages of ours that the person has not seen. */
  | { readonly kind: 'messages'; readonly day: null; readonly count: number }
  /** Letters that are begun and not read. */
  | { readonly kind: 'letters to read'; readonly day: null; readonly count: number }
  /** Letters that are read and not sent. */
  | { readonly kind: 'letters'; readonly day: null; readonly ready: number }
  /**
   * An application that is with the person: `missing` counts what it lacks, `ask` is what one of us asks about it, in their
   * words where whoever reads it may read those. Or one that was handed over, of which the person has told `changed` answers
   * otherwise since: they hand over what is right now. Or one that goes no further, since it is for homes in other nations
   * than theirs: `isFor` names those. It has the day of the bailiffs where it `stopsBailiffs`.
   */
  | {
      readonly kind: 'application';
      readonly day: CalendarDate | null;
      readonly stopsBailiffs?: true;
      readonly name: string;
      readonly missing: number;
      readonly ask?: { readonly by: string; readonly words: string | null };
      readonly changed?: number;
      readonly isFor?: string;
    }
  /** Something that was told since stands before their advice: by its step, and the part of the questions that it is in. */
  | { readonly kind: 'question'; readonly day: null; readonly stepId: string; readonly part: string }
  /** What they chose waits for a talk; `pays` where they pay by it already, which goes on until then. */
  | {
      readonly kind: 'plan in doubt';
      readonly day: null;
      readonly about: string;
      readonly why: WhyItWaits;
      readonly pays: boolean;
    }
  /** What they chose goes on, since others decide on it, and is to be talked over: `says` what to do. */
  | {
      readonly kind: 'talk due';
      readonly day: null;
      readonly isClosed: boolean;
      readonly says: string;
    }
  /** An insolvency waits for a talk with one of us, and none is booked or asked for. */
  | { readonly kind: 'talk first'; readonly day: null }
  /** The next step of the plan is the person's own. */
  | {
      readonly kind: 'plan step';
      readonly day: null;
      readonly what: string;
      readonly says: string;
      /** It is to fill in the form of the plan. */
      readonly isForm?: true;
    }
  /** Time that another plan followed on is over: how, and what that means for them. */
  | { readonly kind: 'time over'; readonly day: null; readonly stands: string; readonly says: string }
  | {
      readonly kind: 'talk';
      readonly day: CalendarDate;
      readonly when: string;
      readonly way: 'phone' | 'chat';
    }
  | { readonly kind: 'budget review'; readonly day: CalendarDate }
  /**
   * The same of token payments, which are for a while, with a look at the advice: to come, due, or due since the time is over
   * that their offers were for, which was so many months at most.
   */
  | {
      readonly kind: 'look anew';
      readonly day: CalendarDate;
      readonly isDue: boolean;
      readonly over: { readonly months: number | undefined } | null;
    };

export type DatedKind = DatedThing['kind'];

/** Something that others have to do, with the day by which it is expected; null where nobody has said one. */
export type AwaitedThing =
  | { readonly kind: 'call'; readonly by: CalendarDate | null }
  /** An insolvency was talked over, and goes on once one of us has noted that. */
  | { readonly kind: 'talk to note'; readonly by: null }
  /** A form that was handed over, and that one of us reads; `isLate` where the day by which they were to read it is over. */
  | { readonly kind: 'form'; readonly by: CalendarDate | null; readonly isLate?: boolean }
  /** The next step of the plan is somebody else's: in the words of the plan. */
  | {
      readonly kind: 'plan step';
      readonly by: CalendarDate | null;
      readonly who: string;
      readonly what: string;
    }
  | {
      readonly kind: 'word of an adviser';
      readonly by: CalendarDate | null;
      readonly about: string;
      /** What the person told since changes it. */
      readonly hasChanged: boolean;
    }
  | {
      readonly kind: 'answer';
      readonly by: CalendarDate | null;
      readonly from: string;
      /** The title of the letter that they answer; left out for the offer of the plan. */
      readonly letter?: string;
      /** What tells it from another such line of theirs: the reference of the letter, or what kind of debt it is about. */
      readonly about?: string | null;
    }
  | { readonly kind: 'answers'; readonly by: CalendarDate | null; readonly count: number }
  /** The end of what gives time by law, of which its person told, before their offers go. */
  | {
      readonly kind: 'time told';
      readonly by: null;
      readonly count: number;
      readonly holds: HoldsOffers;
    }
  /** The same where nothing else is said of it. */
  | { readonly kind: 'told protection'; readonly by: null; readonly name: string }
  | {
      readonly kind: 'decision';
      readonly by: CalendarDate | null;
      readonly from: string;
      readonly about: string;
    };

/** Something that was done on a day. */
export type DoneThing = {
  readonly what: string;
  readonly on: CalendarDate;
  /** It was to fill in the form of the plan. */
  readonly isForm?: true;
  /** The title of the letter that went; left out for what is no letter. */
  readonly letter?: string;
  /** What tells it from another such letter to them: its reference, or what kind of debt it is about. */
  readonly about?: string | null;
};

/** All that is known of what a person has to keep, waits for and has done, by one who knows. */
export type KnownThings = {
  readonly toKeep: readonly DatedThing[];
  readonly awaited: readonly AwaitedThing[];
  /** In the order in which it happened, as far as that is known. */
  readonly done: readonly DoneThing[];
};

/** A claim at court, as something to keep. */
export type ClaimThing = Extract<DatedThing, { readonly kind: 'court papers' }>;
