import { sayDay } from '../values/dayWords.ts';
import { formatSum, type Pence } from '../values/pence.ts';
import { monthsOf } from './breakToAsk.ts';
import type { LetterDefinition, PlaceHolds } from './definition.ts';
import type { DebtOfLetter, LetterFacts } from './facts.ts';
import { answerDay } from './letterDays.ts';
import { letterWords } from './letterWords.ts';
import { owedOn } from './mayGetOffer.ts';
import { paysToken } from './paysToken.ts';
import { MONTHLY } from './sentLetter.ts';

/** A place that every letter knows: what stands there comes from what the person has told us. */
export type KnownPlace = {
  readonly label: string;
  readonly holds: PlaceHolds;
  readonly most: number;
  readonly hasLines: boolean;
  readonly none: string | null;
  /** The most that can stand there; null where nothing bounds it. */
  readonly mostSum: (facts: LetterFacts) => Pence | null;
  /** A sum that is offered once, for which the rest of the debt is let go. */
  readonly isSettlement: boolean;
  /** A day to come, seen from the day of the letter. */
  readonly isToCome: boolean;
  /** Whether the person may change what is known. */
  readonly canChange: (facts: LetterFacts) => boolean;
  /** Null where it is not known: then it is to be filled in. */
  readonly value: (facts: LetterFacts, definition: LetterDefinition) => string | null;
};

type Given = Pick<KnownPlace, 'label' | 'value'> & Partial<KnownPlace>;

const place = (given: Given): KnownPlace => ({
  holds: 'text',
  most: 80,
  hasLines: false,
  none: null,
  mostSum: () => null,
  isSettlement: false,
  isToCome: false,
  canChange: () => true,
  ...given,
});
const fixed = (given: Given): KnownPlace => place({ canChange: () => false, ...given });
const sum = (label: string, of: (facts: LetterFacts) => Pence | null): Given => ({
  label,
  holds: 'sum',
  most: 20,
  value: facts => saySum(of(facts)),
});
const address = (label: string, of: (facts: LetterFacts) => readonly string[] | undefined): Given => ({
  label,
  most: 300,
  hasLines: true,
  value: facts => of(facts)?.join('\n') || null,
});
/** Where a letter is posted to: one that goes by email, or through a site, can do without. */
const receiverAddress = (...given: Parameters<typeof address>): Given => ({
  ...address(...given),
  none: letterWords.notPosted,
});
const ofDebt = (field: (debt: DebtOfLetter) => Pence | null) => (facts: LetterFacts) =>
  facts.debt === null ? null : field(facts.debt);

function breakMonths({ debt }: LetterFacts): string | null {
  return debt?.inBreak ? monthsOf(debt.inBreak) : null;
}

/** Sums and days of a plan that is drawn up are changed there, so that all its letters go on agreeing. */
function isOwnSum({ money }: LetterFacts): boolean {
  return !money.areOfPlan;
}

function saySum(amount: Pence | null): string | null {
  return amount === null ? null : formatSum(amount);
}

/** A letter speaks of what is left, and where less than nothing is, nothing is. */
function notBelowZero(amount: Pence | null): Pence | null {
  return amount === null ? null : Math.max(0, amount);
}

/** The places that every letter can name. */
export const KNOWN_PLACES = {
  person: fixed({ label: 'your full name', value: ({ person }) => person.name }),
  address: place({
    ...address('your address', ({ person }) => person.address),
    none: 'Leave my address out',
  }),
  advisedBy: fixed({
    label: 'who advised you',
    none: 'I have had no advice',
    value: ({ advisedBy }) => advisedBy,
  }),
  creditor: fixed({
    label: 'who the letter goes to',
    value: ({ debt }) => debt?.creditor.name ?? debt?.initialCreditorName ?? null,
  }),
  creditorAddress: place(receiverAddress('their address', ({ debt }) => debt?.creditor.address)),
  lenderBefore: fixed({
    label: 'who had agreed before',
    value: ({ debt }) => debt?.agreedWithSeller?.with ?? null,
  }),
  paymentBefore: fixed(
    sum(
      'what they had agreed to each month',
      ofDebt(debt => debt.agreedWithSeller?.payment ?? null),
    ),
  ),
  originalCreditor: place({
    label: 'who you first owed',
    none: 'I do not know',
    // Where the debt stands in the list by the name of the firm that asks for it, nobody said whose it was.
    value: ({ debt }) => debt?.wasWith?.name ?? null,
  }),
  reference: place({
    label: 'their reference',
    most: 40,
    none: 'I have no reference',
    value: ({ debt }) => debt?.creditorReference ?? null,
  }),
  // Takes the place of the other in letters about a debt that was sold: its number is the seller's, and no business of theirs.
  buyersReference: place({
    label: 'their reference, if you have it',
    most: 40,
    none: 'I have no reference of theirs',
    value: ({ debt }) => debt?.wasWith?.buyersReference ?? null,
  }),
  balance: place({
    ...sum('what you owe', ofDebt(owedOn)),
    none: 'I do not know what I owe',
    canChange: ({ debt }) => debt?.currentBalance == null,
  }),
  arrears: place(
    sum(
      'what is overdue',
      ofDebt(debt => debt.arrears),
    ),
  ),
  agreedPayment: place(
    sum(
      'what you pay by your deal',
      ofDebt(debt => debt.agreedPayment),
    ),
  ),
  regularPayment: place(
    sum(
      'your usual payment',
      ofDebt(debt => debt.regularPaymentAmount),
    ),
  ),
  share: place({
    ...sum(
      'what you offer each month',
      // Of token payments no share is worked out: what they were offered is what the plan pays.
      ofDebt(debt => debt.share ?? (paysToken(debt) ? debt.paidByPlan : null)),
    ),
    mostSum: ofDebt(owedOn),
    canChange: isOwnSum,
  }),
  agreedSum: fixed(
    sum(
      'what they agreed to before',
      ofDebt(({ agreedBefore }) => agreedBefore?.sum ?? null),
    ),
  ),
  agreedOn: fixed({
    label: 'the day they agreed to it',
    holds: 'day',
    most: 20,
    value: ({ debt }) => (debt?.agreedBefore ? sayDay(debt.agreedBefore.on) : null),
  }),
  askedFor: place({
    ...sum(
      'what they ask for each month',
      ofDebt(debt => debt.askedFor),
    ),
    none: 'They named no sum',
  }),
  otherPerson: place({
    label: 'name of the other person',
    none: 'Leave the name out',
    value: ({ debt }) => debt?.otherPerson ?? null,
  }),
  income: fixed(sum('your income each month', ({ money }) => money.income)),
  outgoings: fixed(sum('your outgoings each month', ({ money }) => money.outgoings)),
  available: fixed(sum('what is left each month', ({ money }) => notBelowZero(money.available))),
  left: fixed(sum('what your budget leaves each month', ({ money }) => notBelowZero(money.left))),
  lenders: fixed({
    label: 'how many you share it among',
    value: ({ money: { sharedAmong } }) =>
      sharedAmong === null ? null : sharedAmong === 1 ? 'one lender' : `${sharedAmong} lenders`,
  }),
  lumpSum: place({
    ...sum('what you can pay at once', ({ money }) => money.lumpSum),
    mostSum: ofDebt(owedOn),
  }),
  firstPayment: place({
    label: 'the day of your first payment',
    holds: 'day',
    most: 20,
    isToCome: true,
    canChange: isOwnSum,
    value: ({ money }) => (money.firstPayment === null ? null : sayDay(money.firstPayment)),
  }),
  reviewIn: fixed({
    label: 'when you look at it again',
    value: ({ money: { reviewMonths } }) => (reviewMonths === null ? null : `${reviewMonths} months`),
  }),
  answerBy: place({
    label: 'the day to answer by',
    holds: 'day',
    most: 20,
    isToCome: true,
    value({ writtenOn, visitOn }, definition) {
      const by = answerDay(writtenOn, definition, visitOn);
      return by === null ? null : sayDay(by);
    },
  }),
  protectedFrom: place({
    label: 'the day it started',
    holds: 'day',
    most: 20,
    value: ({ inForceFrom }) => (inForceFrom === null ? null : sayDay(inForceFrom)),
  }),
  lastLetter: place({
    label: 'the day you wrote last',
    holds: 'day',
    most: 20,
    value: ({ lastLetterOn }) => (lastLetterOn === null ? null : sayDay(lastLetterOn)),
  }),
  breakMonths: fixed({
    label: 'the months of your break',
    value: breakMonths,
  }),
  bank: place({ label: 'name of your bank', value: ({ bank }) => bank.name }),
  bankAddress: place(receiverAddress('address of your bank', ({ bank }) => bank.address)),
  court: place({ label: 'name of the court', value: ({ court }) => court.name }),
  courtAddress: place(receiverAddress('address of the court', ({ court }) => court.address)),
  caseNumber: place({ label: 'number of the court case', most: 40, value: ({ court }) => court.caseNumber }),
  officeAddress: place(receiverAddress('address of the office', () => undefined)),
  bailiff: place({ label: 'name of the firm', value: ({ bailiff }) => bailiff.name }),
  bailiffAddress: place(receiverAddress('address of the firm', ({ bailiff }) => bailiff.address)),
} as const satisfies Readonly<Record<string, KnownPlace>>;
type KnownPlaceName = keyof typeof KNOWN_PLACES;

/** A place of a letter by its name: its own, or one that every letter knows; null where there is none of that name. */
export function placeNamed(definition: LetterDefinition, name: string): KnownPlace | null {
  const own = definition.body.places.find(other => other.name === name);
  if (own) {
    const { label, holds, most, starts, none, isOffer, isBreak, isGrantedNumber, isSettlement = false } = own;
    const text = { label, holds, most, none, isSettlement, value: () => starts };
    if (isMonthly(name)) {
      const paid = ofDebt(({ paidByPlan }) => paidByPlan);
      const value = (facts: LetterFacts) => saySum(paid(facts)) ?? starts;
      // A token too is what the plan pays.
      return place({ ...text, mostSum: ofDebt(owedOn), canChange: isOwnSum, value });
    }
    // A break that the plan takes already is of its months.
    if (isBreak) return place({ ...text, value: facts => breakMonths(facts) ?? starts });
    if (isGrantedNumber) return place({ ...text, value: facts => facts.inForceNumber ?? starts });
    if (!isOffer) return place(text);
    const there = ofDebt(({ setAside, paidByPlan }) => setAside ?? paidByPlan);
    return place({ ...text, mostSum: ofDebt(owedOn), value: facts => starts ?? saySum(there(facts)) });
  }
  return isKnownPlace(name) ? KNOWN_PLACES[name] : null;
}

function isMonthly(name: string): boolean {
  return MONTHLY.some(one => one === name);
}

function isKnownPlace(name: string): name is KnownPlaceName {
  return Object.hasOwn(KNOWN_PLACES, name);
}

const RECEIVER_ADDRESSES: readonly string[] = [
  'creditorAddress',
  'bankAddress',
  'courtAddress',
  'officeAddress',
  'bailiffAddress',
] satisfies readonly KnownPlaceName[];

/** Whether a letter was left without the address of whom it is for: then it can go by any way but by post. */
export function lacksAddress({
  leftOut,
}: {
  readonly leftOut: readonly { readonly name: string }[];
}): boolean {
  return leftOut.some(({ name }) => RECEIVER_ADDRESSES.includes(name));
}
