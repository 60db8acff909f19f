import { isPriority } from '../debts/priority.ts';
import { debtStake, isNoneLate } from '../debts/stake.ts';
import { type StakeName, stakeNamed } from '../plans/dates/dangers.ts';
import { isMoneyClaim } from './courtClaims.ts';
import type { LetterDefinition } from './definition.ts';
import type { DebtOfLetter, LetterFacts } from './facts.ts';
import { isSettledByLaw } from './signs.ts';

/** What is in danger by a debt, by the order of danger that dates to keep have. */
export type DebtDanger = Pick<ReturnType<typeof stakeNamed>, 'danger' | 'rank' | 'tag'>;

/**
 * What is in danger by the debt that a letter is about; null where nothing is, or the letter is about no single debt: officers
 * act, a court is asked to rule, or a debt that comes first is late. One that is settled by law goes no further.
 */
export function dangerOf({
  debt,
  nation,
  inForce,
}: Pick<LetterFacts, 'debt' | 'nation' | 'inForce'>): DebtDanger | null {
  const is = debt && nation && stakeOf(debt, nation);
  if (!is || (is === 'enforcement' && isSettledByLaw(debt, inForce))) return null;
  return stakeNamed(is);
}

/** Whether a letter asks for the very stage at which its debt is: a claim at court, a judgment, bailiffs or a charging order. */
export function isForStage(
  { when }: Pick<LetterDefinition, 'when'>,
  { debt }: Pick<LetterFacts, 'debt'>,
): boolean {
  const stage = debt?.courtStage ?? null;
  return stage !== null && when.is?.includes(stage) === true;
}

function stakeOf(debt: DebtOfLetter, nation: string): StakeName | null {
  const { cleared, courtStage, currentBalance, hasAttachmentOfEarnings, isInArrears, isPaid, type } = debt;
  if (cleared !== null || isPaid === true || currentBalance === 0) return null;
  if (courtStage === 'bailiffs') return 'bailiffs';
  if (courtStage === 'court claim') return isMoneyClaim(debt) ? 'court papers' : 'court';
  const isTaken = debt.isTakenByAgreement === true || debt.inReceiptOfBenefit;
  if (!isPriority(debt, type ?? undefined)) return null;
  if (isNoneLate({ isTaken, hasAttachmentOfEarnings, isBehind: isInArrears }, type)) return null;
  return debtStake({ type, stage: courtStage }, nation);
}
