import { answersClaim, isMoneyClaim, lastDaysToReply } from '@towpath/domain/letters/courtClaims.ts';
import { offered } from '@towpath/domain/letters/offered.ts';
import { letterFacts } from '@towpath/domain/letters/pack.ts';
import { isUkNation, type UkNation } from '@towpath/domain/people/nation.ts';
import type { ClaimThing } from '@towpath/domain/plans/dates/things.ts';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import { debtsOf } from '../debts/readDebts.ts';
import { claimLawIn } from './claimLaw.ts';
import { NO_CONTACTS } from './kept.ts';
import { keptLetters, saidForLetters } from './repository.ts';
import { wentByLetter } from './wentByLetter.ts';
import { knownIn, ownersOf, packFacts, type WorldDeps, worldOf } from './world.ts';

/** A claim at court about a debt, as what its person has to keep. */
export type ClaimToAnswer = { readonly debtId: string; readonly thing: ClaimThing };

type ClaimsDeps = WorldDeps & { readonly seal: Seal };

/**
 * The claims at court that a person has to answer, each with its last day, or with none until they have found the date on the
 * form. What they have answered, by letter or as they say, waits for them no more.
 */
export async function claimsToAnswer(
  deps: ClaimsDeps,
  customerId: string,
): Promise<readonly ClaimToAnswer[]> {
  return (await claimsAtCourt(deps, customerId)).filter(({ isAnswered }) => !isAnswered);
}

/** The same with those that they have answered, on which no court has ruled yet. */
export async function claimsAtCourt(
  deps: ClaimsDeps,
  customerId: string,
): Promise<readonly (ClaimToAnswer & { readonly isAnswered: boolean })[]> {
  const { database, seal, definitions } = deps;
  // Nothing else is read for whom no court claims anything.
  const listed = await debtsOf(database, customerId);
  if (!listed.some(({ courtStage }) => courtStage === 'court claim')) return [];
  const [world, kept, said] = await Promise.all([
    worldOf(deps, customerId),
    keptLetters(database, seal, customerId),
    saidForLetters(database, seal, customerId),
  ]);
  const { nation } = world;
  if (!isUkNation(nation ?? undefined)) return [];
  const law = claimLawIn(deps, nation as UkNation, world.today);
  if (law === undefined) return [];
  const known = knownIn(world, said);
  const names = ownersOf(world);
  const facts = packFacts(deps, world, { kept, said, contacts: NO_CONTACTS });
  return facts.debts.filter(isMoneyClaim).map(debt => {
    const its = known.claim(debt)?.value ?? null;
    const isAnswered =
      its?.isAnswered === true ||
      wentByLetter(definitions, kept, debt.id).some(one => answersClaim(one.definition));
    const hasLetter = definitions.some(
      one =>
        answersClaim(one) && offered(one, letterFacts(facts, debt, null, 0), world.today).kind === 'offered',
    );
    const isDoubted = debt.isDisputed === true || debt.isVeryOld === true;
    const claim = {
      kind: 'court papers',
      from: names.get(debt.id) ?? debt.initialCreditorName,
      sum: debt.currentBalance,
      isDoubted,
      hasLetter,
      letter: { debtId: debt.id },
    } as const;
    if (its?.day == null) return { debtId: debt.id, isAnswered, thing: { ...claim, day: null } };
    const { by, acknowledgedBy } = lastDaysToReply(its.day, law);
    const today = isoDate(world.today);
    const isLonger = acknowledgedBy !== null && today <= acknowledgedBy;
    return {
      debtId: debt.id,
      isAnswered,
      thing: {
        ...claim,
        day: readIsoDate(by),
        acknowledgedBy: isLonger ? readIsoDate(acknowledgedBy) : null,
        isOver: by < today,
      },
    };
  });
}
