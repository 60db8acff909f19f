import type { ListedDebt } from '../debts/debtFacts.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { Pence } from '../values/pence.ts';
import { isMoneyClaim } from './courtClaims.ts';
import type { LetterDefinition } from './definition.ts';
import type { LetterFacts } from './facts.ts';
import { type ProtectionName, stillProtects } from './lawProtects.ts';
import { dayAfter } from './letterDays.ts';
import { offered } from './offered.ts';
import { letterFacts, type PackFacts } from './pack.ts';
import type { SaidForLetters, SaidOfClaim } from './saidForLetters.ts';

/** What letters need to know that is asked on their page where nothing else says it. */
export const ASKED_KINDS = ['claim day', 'in force', 'chased', 'lump sum', 'health'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** How something is known: the plan says it, the person told it elsewhere, or on the page of letters. */
export const KNOWN_FROM = ['plan', 'told', 'said'] as const;
export type KnownFrom = (typeof KNOWN_FROM)[number];

export type Known<Value> = {
  readonly value: Value;
  readonly from: KnownFrom;
  /** The day on which it was said for letters, 'YYYY-MM-DD'; null for what is known from elsewhere. */
  readonly on: string | null;
};

/** What is known of a person beside their letters. */
export type KnownElsewhere = {
  /** The solution they chose, where it is running and protects by law. */
  readonly planInForce: ProtectionName | null;
  /** From which day on that holds, 'YYYY-MM-DD'; null for none. */
  readonly planInForceFrom: string | null;
  /** The day on which bailiffs said that they would come, 'YYYY-MM-DD'; null for none that is known. */
  readonly visitOn: string | null;
  /** What they told of solutions that go on; null for none of them, undefined where nobody asked. */
  readonly toldInForce: ProtectionName | null | undefined;
  /** A sum that could go to those they owe at once, in pence, 0 for none; null where nobody asked. */
  readonly lumpSum: Pence | null;
};

/** All that is known for letters; null for what is not. */
export type KnownForLetters = {
  readonly inForce: Known<ProtectionName | null> | null;
  readonly lumpSum: Known<Pence> | null;
  readonly health: Known<boolean> | null;
  readonly chased: (debt: Pick<ListedDebt, 'id' | 'hasLegalAction'>) => Known<boolean> | null;
  /** What they said of the form by which a court claims the debt. */
  readonly claim: (debt: Pick<ListedDebt, 'id'>) => Known<SaidOfClaim> | null;
};

/** Who asked for a debt so many days ago may have stopped since, and who had not may have begun. */
const CHASED_COUNTS_DAYS = 182;

/**
 * What is known for letters on a day, 'YYYY-MM-DD'. A plan that runs says more than a word of before; what was said for
 * letters says more than an answer elsewhere, which it puts right.
 */
export function knownForLetters(
  said: SaidForLetters,
  { planInForce, toldInForce, lumpSum }: KnownElsewhere,
  today: string,
): KnownForLetters {
  const health = said.health.at(-1);
  return {
    inForce: inForceKnown(said.inForce, planInForce, toldInForce, today),
    lumpSum: said.lumpSum
      ? { value: said.lumpSum.sum, from: 'said', on: said.lumpSum.on }
      : lumpSum === null
        ? null
        : { value: lumpSum, from: 'told', on: null },
    health: health ? { value: health.agrees, from: 'said', on: health.on } : null,
    chased({ id, hasLegalAction }) {
      if (hasLegalAction === true) return { value: true, from: 'told', on: null };
      const word = Object.hasOwn(said.chased, id) ? said.chased[id] : undefined;
      const counts = word && today <= dayAfter(word.on, CHASED_COUNTS_DAYS);
      return counts ? { value: word.isSo, from: 'said', on: word.on } : null;
    },
    claim({ id }) {
      const word = said.claims && Object.hasOwn(said.claims, id) ? said.claims[id] : undefined;
      return word ? { value: word, from: 'said', on: word.on } : null;
    },
  };
}

function inForceKnown(
  word: SaidForLetters['inForce'],
  plan: ProtectionName | null,
  told: ProtectionName | null | undefined,
  today: string,
): KnownForLetters['inForce'] {
  if (plan !== null) return { value: plan, from: 'plan', on: null };
  if (word) {
    const counts = word.solution === null || stillProtects(word.solution, word.on, today);
    // What is over by its days is asked about anew, and not taken for nothing.
    return counts ? { value: word.solution, from: 'said', on: word.on } : null;
  }
  return told === undefined ? null : { value: told, from: 'told', on: null };
}

/** One thing that letters need to know: to be asked, or known and to be changed. */
export type AskedFact = {
  readonly kind: AskedKind;
  /** Of which debt; null for one of the person. */
  readonly debtId: string | null;
  readonly known: Known<ProtectionName | Pence | boolean | SaidOfClaim | null> | null;
};

/**
 * What is asked of a person for their letters, and what they can change of it: only what decides whether a letter is offered,
 * the day on a form by which a court waits for them, and what they said before.
 */
export function factsAsked(
  definitions: readonly LetterDefinition[],
  facts: PackFacts,
  known: KnownForLetters,
  today: CalendarDate,
): readonly AskedFact[] {
  if (facts.nation === null || facts.debts.length === 0) return [];
  const of = facts.debts.map(debt => ({ debt, its: letterFacts(facts, debt, SOME, 0) }));
  /** Whether a letter that is not offered without something is offered with it. */
  const opens = (without: LetterFacts, changed: Partial<LetterFacts>) =>
    definitions.some(
      definition =>
        offered(definition, { ...without, ...changed }, today).kind === 'offered' &&
        offered(definition, without, today).kind !== 'offered',
    );
  const isOpened = (changed: (its: LetterFacts) => [LetterFacts, Partial<LetterFacts>]) =>
    of.some(({ its }) => opens(...changed(its)));
  const asked = (isOf: boolean, fact: AskedFact): readonly AskedFact[] =>
    isOf || fact.known?.from === 'said' ? [fact] : [];
  return [
    // A day by which a court waits comes before all that decides about letters.
    ...facts.debts
      .filter(isMoneyClaim)
      .map(debt => ({ kind: 'claim day', debtId: debt.id, known: known.claim(debt) }) as const),
    { kind: 'in force', debtId: null, known: known.inForce } as const,
    ...of.flatMap(({ debt, its }) => {
      const here = its.debt && { ...its.debt, isChased: false };
      const decides = here && opens({ ...its, debt: here }, { debt: { ...here, isChased: true } });
      // Where a court is involved, somebody asks for it: that is not asked.
      return debt.hasLegalAction === true
        ? []
        : asked(decides === true, { kind: 'chased', debtId: debt.id, known: known.chased(debt) });
    }),
    ...asked(
      isOpened(its => [
        { ...its, money: { ...its.money, lumpSum: null } },
        { money: { ...its.money, lumpSum: SOME } },
      ]),
      { kind: 'lump sum', debtId: null, known: known.lumpSum },
    ),
    ...asked(
      isOpened(its => [{ ...its, agreesToTellOfHealth: false }, { agreesToTellOfHealth: true }]),
      { kind: 'health', debtId: null, known: known.health },
    ),
  ];
}

/** Any share or sum, to see whether one would matter. */
const SOME: Pence = 100;
