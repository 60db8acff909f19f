import type { DebtRole } from '../debts/roles.ts';
import type { UkNation } from '../people/nation.ts';
import type { LetterSign } from './signs.ts';

/** To whom a letter goes. */
export const LETTER_RECEIVERS = [
  'creditor',
  'court',
  'bailiff',
  'council',
  'landlord',
  'supplier',
  'bank',
  'ombudsman',
  'authority',
] as const;
export type LetterReceiver = (typeof LETTER_RECEIVERS)[number];

/** What a letter is about: one debt, with all that came of it, everything that is owed, or a matter of no single debt. */
export const LETTER_ABOUT = ['a debt', 'all debts', 'a case'] as const;
export type LetterAbout = (typeof LETTER_ABOUT)[number];

/** Where the offers each month about a debt stand: what was sent last, and what came back. */
export const OFFER_STAGES = [
  'nothing sent',
  'time asked',
  'offered',
  'offer refused',
  'more asked',
  'offer accepted',
  'no answer',
] as const;
export type OfferStage = (typeof OFFER_STAGES)[number];

/** Where an offer to settle a debt at once stands. */
export const SETTLEMENT_STAGES = [
  'settlement offered',
  'settlement refused',
  'settlement accepted',
  'settlement not answered',
] as const;
export type SettlementStage = (typeof SETTLEMENT_STAGES)[number];

/** Where a complaint about a debt stands. */
export const COMPLAINT_STAGES = ['complained', 'complaint answered'] as const;
export type ComplaintStage = (typeof COMPLAINT_STAGES)[number];

/** Where letters about a debt stand, each matter by itself: one takes nothing of another away. */
export const LETTER_STAGES = [...OFFER_STAGES, ...SETTLEMENT_STAGES, ...COMPLAINT_STAGES] as const;
export type LetterStage = (typeof LETTER_STAGES)[number];

/**
 * Whether the person's budget can go with a letter: it does only where they tick it. `attach`: who gets the letter is likely
 * to ask for it, and that is said.
 */
export const LETTER_BUDGETS = ['attach', 'offer to attach', 'never'] as const;
export type LetterBudget = (typeof LETTER_BUDGETS)[number];

/**
 * What has to be so, as data. All that is given has to be met; without anything it is met. What is not known counts as
 * not being so.
 */
export type LetterCondition = {
  /** All of these are so. */
  readonly is?: readonly LetterSign[];
  /** None of these is known to be so. */
  readonly isNot?: readonly LetterSign[];
  /** The kind of debt has one of these roles. */
  readonly roles?: readonly DebtRole[];
  /** The kind of debt has none of these roles. */
  readonly notRoles?: readonly DebtRole[];
  readonly stages?: readonly LetterStage[];
  readonly nations?: readonly UkNation[];
  /** One of these is met. */
  readonly any?: readonly LetterCondition[];
};

/** A text with `{places}`, and what stands there instead where the person has said that there is none of one of them. */
export type LetterSaying = {
  readonly says: string;
  /** Null: the text is left out then. */
  readonly orElse: string | null;
};
/** A text that is said where its condition is met. */
export type LetterText = LetterSaying & { readonly when: LetterCondition };
/** A paragraph, or the points of a list. */
export type LetterBodyBlock =
  | (LetterText & { readonly points: null })
  | { readonly when: LetterCondition; readonly points: readonly LetterText[] };

/** What a place holds: any text, a sum such as "£76", or a day such as "1 December 2026". */
export const PLACE_HOLDS = ['text', 'sum', 'day'] as const;
export type PlaceHolds = (typeof PLACE_HOLDS)[number];

/** A place of one letter alone, beside those that every letter knows. */
export type OwnPlace = {
  readonly name: string;
  readonly holds: PlaceHolds;
  /**
   * A sum that the letter offers each month. It starts with what the budget sets aside for the debt, and counts with what
   * other letters offer.
   */
  readonly isOffer: boolean;
  /** A sum that the letter offers once, for which the rest of the debt is let go: less than is owed, out of the lump sum. */
  readonly isSettlement?: boolean;
  /** How long a break from payments is asked for: a yes to the letter is one to that. */
  readonly isBreak?: boolean;
  /** The number of what protects by law: it starts with the one that its form was given. */
  readonly isGrantedNumber?: boolean;
  /** What is to be written there, as people read it: "why you cannot pay". */
  readonly label: string;
  /** Most characters. */
  readonly most: number;
  /** What stands there at first, to be changed; null where the person has to fill it in. */
  readonly starts: string | null;
  /** Set where the person may leave it out, with the words for that: "I have none". */
  readonly none: string | null;
};

export type LetterBody = {
  /** The lines that it is addressed to. */
  readonly to: readonly string[];
  /** The line above the letter that says what it is about. */
  readonly reference: LetterSaying;
  readonly greeting: string;
  readonly closing: string;
  readonly blocks: readonly LetterBodyBlock[];
  readonly places: readonly OwnPlace[];
};

/** When a letter must not be offered, and what is said then. */
export type LetterRule = {
  readonly when: LetterCondition;
  readonly says: string;
  /** It is what to do first about a debt, and is said whatever can be written about it. */
  readonly isFirst?: boolean;
};

/** One letter of the operator's content. */
export type LetterDefinition = {
  readonly id: string;
  readonly name: string;
  /** In a list of letters; with places, which are left out together with all of it where one is not known. */
  readonly title: string;
  /** What it is for, in one plain line. */
  readonly purpose: string;
  readonly receiver: LetterReceiver;
  readonly about: LetterAbout;
  /** The short names of the solutions whose pack it belongs to; null where it is only offered besides. */
  readonly solutions: readonly string[] | null;
  readonly nations: readonly UkNation[];
  readonly when: LetterCondition;
  /** When it must not be offered, and what is said then. */
  readonly mustNot: readonly LetterRule[];
  /**
   * First and last day on which the law it rests on holds, 'YYYY-MM-DD'. Null as the first day: no law gives what it asks for,
   * it rests on the good will or the practice of who gets it. Null as the last: no end that we know of.
   */
  readonly lawFrom: string | null;
  readonly lawTo: string | null;
  readonly source: { readonly name: string; readonly url: string | null };
  /** What an adviser has to confirm about it; null for nothing. */
  readonly toConfirm: string | null;
  /** In so many days an answer is to be expected; null where none comes. */
  readonly answerDays: number | null;
  /** It has to go within so many days of the day that is written into one of its own places; null where no law says so. */
  readonly sendWithin: { readonly days: number; readonly of: string } | null;
  /** A yes to it is one to adding no more interest and charges. */
  readonly stopsInterest?: boolean;
  /** It asks who says that they bought a debt to show it: a yes to it is that they did, and no offer goes to them before. */
  readonly provesSale?: boolean;
  /** It answers something that nobody asks the person about: only once what these words say has come. Null for any other. */
  readonly onlyIf: string | null;
  /** What the person does where no answer comes. */
  readonly ifSilent: string;
  /** Letters that may follow, by id. */
  readonly next: readonly string[];
  readonly budget: LetterBudget;
  readonly body: LetterBody;
};
