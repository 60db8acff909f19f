import type { Cleared } from '../debts/clearedOnList.ts';
import type { Creditor } from '../debts/creditor.ts';
import type { CreditType } from '../debts/creditType.ts';
import type { ListedDebt } from '../debts/debtFacts.ts';
import type { UkNation } from '../people/nation.ts';
import type { AgreedWithSeller } from '../plans/repayment/kept.ts';
import type { Pence } from '../values/pence.ts';
import type { BreakOfDebt } from './breakToAsk.ts';
import type { ComplaintStage, OfferStage, SettlementStage } from './definition.ts';

/** Somebody with a name and an address, as far as they are known. */
export type Addressee = {
  readonly name: string | null;
  /** The lines of the address; none where it is not known. */
  readonly address: readonly string[];
};

/** A yes to an offer of another sum than is paid now. */
export type AgreedBefore = {
  /** In pence a month. */
  readonly sum: Pence;
  /** The day of the yes, 'YYYY-MM-DD'. */
  readonly on: string;
};

/** What a letter takes of a debt. */
export type DebtOfLetter = Pick<
  ListedDebt,
  | 'id'
  | 'initialCreditorName'
  | 'creditTypeName'
  | 'currentBalance'
  | 'estimatedBalance'
  | 'regularPaymentAmount'
  | 'creditorReference'
  | 'isJoint'
  | 'inReceiptOfBenefit'
  | 'isInArrears'
  | 'hasLegalAction'
  | 'isSecured'
  | 'hasAttachmentOfEarnings'
  | 'hasGuarantor'
  | 'arrears'
  | 'hasArrangement'
  | 'agreedPayment'
  | 'courtStage'
  | 'isForBusiness'
  | 'cameFromFraud'
  | 'isDisputed'
  | 'isVeryOld'
  | 'isTakenByAgreement'
> & {
  /** Null while its kind is not known. */
  readonly type: CreditType | null;
  /** Who is written to where that is not the original creditor, and the address. */
  readonly creditor: Addressee;
  /**
   * Who had it first, where it was sold: with the reference that they know it by, and the buyer's own. Null where it was not
   * sold.
   */
  readonly wasWith: {
    readonly name: string;
    readonly reference: string | null;
    readonly buyersReference: string | null;
  } | null;
  /** Whether the creditor buys debts or collects them for others. Null: not known. */
  readonly takesOverDebts: Creditor['takesOverDebts'] | null;
  /** Nothing is owed on it any more. Null: not known; a balance of 0 says it too. */
  readonly isPaid: boolean | null;
  /** It was paid, and a plan was told so: nothing is owed on it any more. Left out where it was not, or is over otherwise. */
  readonly isPaidOff?: true;
  /** An order or arrangement that is over has cleared it, or may have, and the list has it still; null for none. */
  readonly cleared: Cleared | null;
  /** Something was paid on it by the plan. */
  readonly isBegun: boolean;
  /** Its payments of the last months that were due are marked as paid: it can be said that it is paid, and will be. */
  readonly isKept: boolean;
  /**
   * It is in what protects the person by law now, by the form on which that was granted. Null: no form of ours says which debts
   * are in it, or it takes in all of them.
   */
  readonly isProtected: boolean | null;
  /** Somebody has asked for this debt in the last months. Null: not known. */
  readonly isChased: boolean | null;
  /**
   * What the budget sets aside for it each month, since it comes first. Null: nothing, or the budget does not leave as much.
   */
  readonly setAside: Pence | null;
  /** What it is offered each month by the pack. Null: no offer. */
  readonly share: Pence | null;
  /** What the plan pays on it each month, also where no offer of a share goes. Null: nothing, or there is no plan. */
  readonly paidByPlan: Pence | null;
  /** What who had it before it was sold had said yes to last, by the plan; left out for nothing. */
  readonly agreedWithSeller?: AgreedWithSeller;
  /** It was sold, and its buyer has not shown that yet: no offer goes to them. Left out where one may. */
  readonly awaitsProof?: true;
  /** They add no more interest and charges to it, as they said. */
  readonly isInterestStopped: boolean;
  /** What they were offered before each month and said yes to, and when: the plan pays another sum now. Null for nothing. */
  readonly agreedBefore: AgreedBefore | null;
  /** What they ask for each month, where they answered the last offer so. Null: they did not, or named no sum. */
  readonly askedFor: Pence | null;
  /** Who owes it too. Null: nobody, or not known. */
  readonly otherPerson: string | null;
  /** The break that the plan takes of what it pays on it; left out for none. */
  readonly inBreak?: BreakOfDebt;
};

/** Where what is written about a debt beside the offers each month stands; null where nothing of it went. */
export type BesideOffers = {
  readonly settlement: SettlementStage | null;
  readonly complaint: ComplaintStage | null;
  /** The day of the last complaint, 'YYYY-MM-DD'. */
  readonly complainedOn: string | null;
};

/** What is known when a letter is made. What is not known is null, and none of it is invented. */
export type LetterFacts = {
  readonly nation: UkNation | null;
  /** The day that stands on the letter, 'YYYY-MM-DD'. */
  readonly writtenOn: string;
  readonly person: Addressee;
  /** Who has advised the person: the name of the brand. */
  readonly advisedBy: string | null;
  readonly money: {
    /** Each month, in pence, as the budget says. */
    readonly income: Pence | null;
    readonly outgoings: Pence | null;
    /** What can go to creditors each month: what there is to share. */
    readonly available: Pence | null;
    /** What the budget leaves for them, after what comes first: less than that where the plan pays more. */
    readonly left: Pence | null;
    /** How many debts it is shared among. */
    readonly sharedAmong: number | null;
    /** The least that one debt should get each month, in pence; 0 for none. */
    readonly floor: Pence;
    /** What could be paid at once. */
    readonly lumpSum: Pence | null;
    /** The day of the first payment, 'YYYY-MM-DD'. */
    readonly firstPayment: string | null;
    /** After so many months what is offered, or that nothing is, is looked at again: as the plan has it, where there is one. */
    readonly reviewMonths: number | null;
    /** The sums are those of a plan that is drawn up: they change with it, and not in a letter. */
    readonly areOfPlan: boolean;
    /** The plan has more than it offers, since a debt of it needs no more: others get more than was offered to them. */
    readonly isOver: boolean;
    /** The plan gives each of its debts at least what its contract asks for, and so shares by that. */
    readonly isByContract: boolean;
    /** What the plan pays each month is shared by how much is owed on each debt. */
    readonly isByBalance: boolean;
    /** The person said a sum for the plan that is less than the budget leaves. */
    readonly isHeldBack: boolean;
  };
  /** The short name of the solution that was chosen; null for none. */
  readonly chosen: string | null;
  /** Whether that has gone to those who decide on it: what comes next is for them to say. */
  readonly isChosenSent: boolean;
  /**
   * The short name of a solution that is in force already, by law or with another firm; null for none. The plan that the
   * letters are for is none of these.
   */
  readonly inForce: string | null;
  /** From which day on that holds, by the plan of ours that was granted, 'YYYY-MM-DD'; null where none of ours says it. */
  readonly inForceFrom: string | null;
  /** The number that its form was given by who decides; left out where none of ours has one. */
  readonly inForceNumber?: string;
  /** The day on which bailiffs said that they would come, 'YYYY-MM-DD'; null for none that is known. */
  readonly visitOn: string | null;
  /** The person agrees that a letter says something of their health, which they write themselves. */
  readonly agreesToTellOfHealth: boolean;
  /** All letters together offer more each month than the budget leaves for them. */
  readonly offersMore: boolean;
  /** The person offers the debt another sum than its part of what there is. */
  readonly isOwnShare: boolean;
  /** The budget goes with this letter. */
  readonly attachesBudget: boolean;
  /** Where the offers each month stand. */
  readonly stage: OfferStage;
  /** Where what is written about beside those stands. */
  readonly beside: BesideOffers;
  /** The day of the last offer each month, or of the last letter where there was none, 'YYYY-MM-DD'; null for none. */
  readonly lastLetterOn: string | null;
  /** From which day on who has said no to an offer about it is asked again, 'YYYY-MM-DD'; null where nobody said no last. */
  readonly askAgainFrom: string | null;
  /** The debt it is about; null for a letter about all of them. */
  readonly debt: DebtOfLetter | null;
  /** Others that letters go to, as far as they are known. */
  readonly court: Addressee & { readonly caseNumber: string | null };
  readonly bailiff: Addressee;
  readonly bank: Addressee;
};

/** Where nothing is known. */
export const NO_ADDRESSEE: Addressee = { name: null, address: [] };

/** Where nothing was written about beside the offers each month. */
export const NOTHING_BESIDE: BesideOffers = { settlement: null, complaint: null, complainedOn: null };
