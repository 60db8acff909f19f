import { type AskedDebtRole, hasDebtRole } from '../debts/roles.ts';
import type { UkNation } from '../people/nation.ts';
import type { LetterDefinition } from './definition.ts';
import type { DebtOfLetter } from './facts.ts';
import { dayAfter } from './letterDays.ts';

/** Which day stands on the form by which a court claims money: the day it was issued, or the last on which it can be answered. */
export const CLAIM_DAYS = ['issued', 'last to reply'] as const;
export type ClaimDay = (typeof CLAIM_DAYS)[number];

/** Which of them is asked where a person lives: in Scotland and Northern Ireland the form names the last day itself. */
export function claimDayIn(nation: UkNation): ClaimDay {
  return nation === 'england' || nation === 'wales' ? 'issued' : 'last to reply';
}

/** What a court rules on in another way than by a form that claims money: by a hearing, a summons or an order of its own. */
const OTHERWISE: readonly AskedDebtRole[] = [
  'mortgage',
  'secures-home',
  'rent-of-home',
  'council-tax',
  'court-fine',
  'child-maintenance',
];

type Claimed = Pick<DebtOfLetter, 'courtStage' | 'type' | 'isPaid' | 'currentBalance'>;

/** Whether a form that claims the money of a debt came, and no court has ruled on it. */
export function isMoneyClaim({ courtStage, type, isPaid, currentBalance }: Claimed): boolean {
  if (courtStage !== 'court claim' || isPaid === true || currentBalance === 0) return false;
  return !OTHERWISE.some(role => hasDebtRole(type, role));
}

/** Whether a letter answers such a form: to who claims, or to a court at any stage before it has ruled. */
export function answersClaim({ when, receiver }: Pick<LetterDefinition, 'when' | 'receiver'>): boolean {
  const { is = [] } = when;
  return is.includes('court claim') || (receiver === 'court' && is.includes('legal action'));
}

/** So many days the law gives in England and Wales. */
export type ClaimLaw = {
  /** After its day of issue a form counts as having come. */
  readonly served: number;
  /** From then on to answer it. */
  readonly reply: number;
  /** The same for who sends the acknowledgement of service back in that time. */
  readonly acknowledged: number;
};

/** The limits that say them, by name: each a dated row with its source. */
export const CLAIM_LIMITS = {
  served: 'CLAIM_SERVED_DAYS',
  reply: 'CLAIM_REPLY_DAYS',
  acknowledged: 'CLAIM_ACKNOWLEDGED_DAYS',
} as const satisfies Readonly<Record<keyof ClaimLaw, string>>;

/** The last day to answer, and that of who acknowledged the form in time; null where that gives no more. Days 'YYYY-MM-DD'. */
export type LastDays = { readonly by: string; readonly acknowledgedBy: string | null };

/**
 * The last days to answer a form that claims money.
 *
 * @param day that stands on the form, 'YYYY-MM-DD'
 * @param law the days where that is the day of issue; null where it is the last day itself
 */
export function lastDaysToReply(day: string, law: ClaimLaw | null): LastDays {
  if (law === null) return { by: day, acknowledgedBy: null };
  const served = dayAfter(day, law.served);
  return { by: dayAfter(served, law.reply), acknowledgedBy: dayAfter(served, law.acknowledged) };
}

/** A claim that is older, or a last day that is further ahead, is a slip of the pen. */
const MOST_DAYS_AGO = 2 * 365;
const MOST_DAYS_AHEAD = 365;

/** Whether a day can stand on a form that is there today, both 'YYYY-MM-DD': none is issued tomorrow. */
export function canBeOnClaim(day: string, is: ClaimDay, today: string): boolean {
  const latest = is === 'issued' ? today : dayAfter(today, MOST_DAYS_AHEAD);
  return day <= latest && today <= dayAfter(day, MOST_DAYS_AGO);
}
