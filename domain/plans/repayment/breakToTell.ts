import { type NextWithThem, NOTHING_NEXT, type Standing, standingOf } from './answering.ts';
import { daysAfter, monthOf, sameDayAfter } from './dueMonths.ts';
import type { Day, Month } from './event.ts';
import { type Break, debtsInPlan, type KeptDebt, type KeptPlan } from './kept.ts';

/** A break that a plan takes, as whoever is paid by it is told of it. */
export type BreakToTell = {
  readonly from: Month;
  readonly to: Month;
  /** Something is paid in it, though less than else. */
  readonly isPart: boolean;
  /** From which day on a letter tells of this break, and of none before. */
  readonly since: Day;
  /** A letter that tells of it is what comes next with them, while none went. */
  readonly isNext: boolean;
};

/** Days on which letters went that tell of a break, by the ids of the debts. */
export type BreakTold = ReadonlyMap<string, readonly Day[]>;

/** Who asks for a break may have written so many months before the plan was told of it. */
const ASKED_BEFORE_MONTHS = 1;

/** With whom it stands so that a letter about a break is next. Who wants more has an answer first. */
const NEXT_IS_TO_TELL: ReadonlySet<Standing> = new Set<Standing>([
  'accepts',
  'accepts and stops interest',
  'waiting',
  'silent',
  'refuses',
]);

/**
 * The break of all that a plan pays that goes on or is to come, for each debt of it that is paid and was offered that, by its
 * id. None for a lender who agreed to the same months, and none in the scheme, where the break is asked of who approved it.
 */
export function breaksToTell(plan: KeptPlan, today: Day): ReadonlyMap<string, BreakToTell> {
  const all = plan.breaks.filter(({ debtId, on }) => debtId === undefined && on !== undefined);
  const at = all.findLastIndex(({ to }) => to >= monthOf(today));
  const now = all[at];
  if (plan.ended !== null || plan.terms.paidTo === 'the distributor' || now?.on === undefined)
    return new Map();
  const { from, to, monthly, on } = now;
  const before = all.slice(0, at).map(one => daysAfter(one.on ?? on, 1));
  const asked = [sameDayAfter(on, -ASKED_BEFORE_MONTHS), ...before];
  return new Map(
    debtsInPlan(plan)
      .filter(debt => debt.owed > 0 && debt.payment > 0 && isOffered(debt) && !hasAgreed(plan, debt, now))
      .map(debt => [
        debt.id,
        {
          from,
          to,
          isPart: monthly > 0,
          since: [...asked, ...(debt.soldOn === null ? [] : [debt.soldOn])].toSorted().at(-1) ?? on,
          isNext: NEXT_IS_TO_TELL.has(standingOf(debt, plan.terms, today)),
        },
      ]),
  );
}

function isOffered({ offered, paid }: KeptDebt): boolean {
  return offered !== null || paid > 0;
}

function hasAgreed({ breaks }: KeptPlan, { id }: KeptDebt, { from, to }: Break): boolean {
  return breaks.some(one => one.debtId === id && one.from <= from && to <= one.to);
}

/** Whether a letter that tells of a break is still to go, by the days on which such went to them. */
export function isToTell({ since, isNext }: BreakToTell, told: readonly Day[] = []): boolean {
  return isNext && !told.some(day => day >= since);
}

/**
 * How it stands with whom a debt is owed to while a break that its plan takes is not told to them: that is what comes next.
 * Whoever asks nothing of them, as a court decides or an order says what is paid, tells them nothing either.
 *
 * @param told undefined where nobody knows their letters
 */
export function whileToTell<With extends { readonly standing: Standing; readonly next: NextWithThem }>(
  debt: With & { readonly id: string },
  breaks: ReadonlyMap<string, BreakToTell>,
  told: BreakTold | undefined,
): With {
  const one = breaks.get(debt.id);
  if (!one || told === undefined || !NEXT_IS_TO_TELL.has(debt.standing)) return debt;
  return isToTell(one, told.get(debt.id))
    ? { ...debt, next: { step: 'tell of the break', who: 'you', by: null } }
    : debt;
}

/** The same with nothing to tell. */
export function withoutTelling<With extends { readonly next: NextWithThem }>(debt: With): With {
  return debt.next.step === 'tell of the break' ? { ...debt, next: NOTHING_NEXT } : debt;
}
