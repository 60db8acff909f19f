import type { RepaymentNote } from '@towpath/contracts/api/repayment.ts';
import { checkCreditorName } from '@towpath/domain/debts/creditorName.ts';
import { isSameCreditor } from '@towpath/domain/debts/sameCreditor.ts';
import { draw, type FactsToDraw, type NotAdvised } from '@towpath/domain/plans/repayment/drawing.ts';
import { drawAgain } from '@towpath/domain/plans/repayment/drawingAgain.ts';
import type { Day, RepaymentEvent } from '@towpath/domain/plans/repayment/event.ts';
import { firstPaymentDays, firstPaymentWaits } from '@towpath/domain/plans/repayment/firstPayment.ts';
import { following } from '@towpath/domain/plans/repayment/following.ts';
import { noted, type When } from '@towpath/domain/plans/repayment/noting.ts';
import type { HoldsOffers } from '@towpath/domain/plans/repayment/offersWait.ts';
import { offersWaitWords } from '@towpath/domain/plans/repayment/offersWaitWords.ts';
import { isChangedByOthers } from '@towpath/domain/plans/repayment/repaidWays.ts';
import { planAfter } from '@towpath/domain/plans/repayment/replay.ts';
import { salesIn } from '@towpath/domain/plans/repayment/sales.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { saysNotTakenBack } from './notTakenBack.ts';
import { words } from './words.ts';

type Drawing = Extract<RepaymentNote, { kind: 'draw up' | 'draw up again' }>;

/** Whether something that is said draws a plan up. */
export function isDrawing(note: RepaymentNote): note is Drawing {
  return note.kind === 'draw up' || note.kind === 'draw up again';
}

type Begins = {
  readonly today: Day;
  readonly shortName: string;
  /** What gives time by law beside it; null for nothing. */
  readonly time: HoldsOffers | null;
};

/** The event that draws a plan up by what is known; throws VALIDATION_FAILED or REPAYMENT_REFUSED. */
export function drawnBy(
  events: readonly RepaymentEvent[],
  { kind, firstPayment }: Drawing,
  facts: FactsToDraw | NotAdvised,
  { today, shortName, time }: Begins,
): RepaymentEvent {
  const toBegin = { shortName, plan: planAfter(events), time, today };
  const { from, to } = firstPaymentDays(toBegin);
  if (firstPayment < from || firstPayment > to) {
    const waits = firstPaymentWaits(toBegin);
    const says = waits
      ? offersWaitWords.firstPayment(waits.holds, sayDay(from), sayDay(to))
      : words.firstPayment(sayDay(from), sayDay(to));
    throw fieldError('firstPayment', says);
  }
  if (typeof facts === 'string') throw refused(words.notDrawn[facts]);
  const event =
    kind === 'draw up' ? begun(facts, today, firstPayment) : anew(events, facts, today, firstPayment);
  const followed = following(events, event, today);
  if (!followed.follows) throw refused(words.refused[followed.why]);
  return event;
}

function begun(facts: FactsToDraw, on: Day, firstPayment: Day): RepaymentEvent {
  const drawing = draw(facts);
  if (!drawing.canBeDrawn) throw refused(words.notDrawn[drawing.why]);
  const { reachesFloor: _, ...draft } = drawing.draft;
  return { kind: 'drawn up', on, firstPayment, ...draft };
}

function anew(
  events: readonly RepaymentEvent[],
  facts: FactsToDraw,
  on: Day,
  firstPayment: Day,
): RepaymentEvent {
  const plan = planAfter(events);
  if (plan === null) throw refused(words.refused['not drawn up']);
  if (isChangedByOthers(plan)) throw refused(words.changedByOthers);
  const event = drawAgain(plan, facts, { on, firstPayment });
  if (typeof event === 'string') throw refused(words.notDrawn[event]);
  return event;
}

/** The event of what a person says; throws VALIDATION_FAILED or REPAYMENT_REFUSED. */
export function notedBy(
  events: readonly RepaymentEvent[],
  note: Exclude<RepaymentNote, Drawing>,
  { today, holidays, adviceFirst, byOrder, settling }: When,
  reader: 'them' | 'staff',
): RepaymentEvent {
  const told = note.kind === 'sold' ? { ...note, creditor: nameOf(events, note) } : note;
  const found = noted(events, told, today, holidays, adviceFirst, byOrder, settling);
  if (found.follows) return found.event;
  const { why } = found;
  if (note.kind === 'taken back') throw refused(saysNotTakenBack(events, note.entry, why, reader));
  throw refused((reader === 'staff' ? words.cannotBe[why] : undefined) ?? words.refused[why]);
}

/** How many sales are to who had the debt already. */
function salesToOwner(events: readonly RepaymentEvent[]): number {
  return salesIn(events).filter(({ from, to }) => isSameCreditor(from, to)).length;
}

/** The name of who has a debt now, which is not who has it already; throws VALIDATION_FAILED. */
function nameOf(
  events: readonly RepaymentEvent[],
  { creditor, debtId, on }: Extract<RepaymentNote, { kind: 'sold' }>,
): string {
  const checked = checkCreditorName(creditor);
  if (!checked.ok)
    throw fieldError('creditor', checked.code === 'missing' ? words.creditor : checked.message);
  const told = { kind: 'sold', on, debtId, creditor: checked.value } as const;
  // Nobody buys what they have: neither now, nor by what was told of another day.
  if (salesToOwner([...events, told]) > salesToOwner(events))
    throw fieldError('creditor', words.hasItAlready);
  return checked.value;
}

function refused(message: string): ApiError {
  return new ApiError('REPAYMENT_REFUSED', { message });
}
