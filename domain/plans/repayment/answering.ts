import { lastNo } from './askingAgain.ts';
import { daysAfter } from './dueMonths.ts';
import type { Day, Terms } from './event.ts';
import { hasNoShare, type KeptDebt, offersThatCount, type SentOffer } from './kept.ts';

/** How it stands with whom a debt is owed to. */
export const STANDINGS = [
  'advice first',
  'gets nothing',
  'not offered',
  'proof first',
  'by order',
  'at court',
  'settles',
  'waiting',
  'silent',
  'counts as yes',
  'accepts',
  'accepts and stops interest',
  'asks for more',
  'refuses',
  'paid off',
  'out',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** What comes next with them. */
export const NEXT_STEPS = [
  'talk with us',
  'send the offer',
  'ask for proof',
  'they send proof',
  'ask for proof again',
  'pay as ordered',
  'answer the court',
  'the court decides',
  'pay the settlement',
  'ask about the settlement',
  'take up the settlement',
  'share anew',
  'they answer',
  'write again',
  'show them your budget',
  'pay all the same',
  'ask again',
  'tell of the break',
  'ask for a last letter',
  'an officer decides',
  'ask them to stop interest',
  'nothing',
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export type NextWithThem = {
  readonly step: NextStep;
  /** Who does it. */
  readonly who: 'you' | 'they' | 'an officer' | 'a court';
  /** On or by which day; null where there is none. */
  readonly by: Day | null;
};

/** Nobody does anything any more. */
export const NOTHING_NEXT: NextWithThem = { step: 'nothing', who: 'you', by: null };

/** A request for more is answered, and who has said no for the first time asked again, within so many days. */
const REPLY_DAYS = 7;

/** How it stands with whom a debt is owed to, on a day: silence means something once the days for an answer are over. */
export function standingOf(debt: KeptDebt, terms: Terms, today: Day): Standing {
  if (debt.out !== null) return 'out';
  if (debt.owed === 0) return 'paid off';
  // Nobody is offered nothing.
  if (hasNoShare(debt)) return 'gets nothing';
  // The scheme asks them by its own form, and its approval binds them all: no offer goes from the person.
  if (debt.offered === null) return terms.silence === 'counts as yes' ? 'counts as yes' : 'not offered';
  if (debt.answer !== null) return debt.answer.answer;
  if (today <= (answerBy(debt, terms) ?? '')) return 'waiting';
  return terms.silence === 'counts as yes' ? 'counts as yes' : 'silent';
}

/** Until when whoever was offered last has to answer; null where that offer does not count, or none went. */
function answerBy({ offered, offers }: KeptDebt, terms: Terms): Day | null {
  const last = offered && offers.at(-1);
  return last ? answerOfOfferBy(last, terms) : null;
}

/** Until when an offer waits for its answer: as its letter says, or as long as the plan gives everybody. */
export function answerOfOfferBy({ on, answerBy: by }: Pick<SentOffer, 'on' | 'answerBy'>, terms: Terms): Day {
  return by ?? daysAfter(on, terms.answerDays.by);
}

/** What comes next with whom a debt is owed to, who does it and by when. */
export function nextWith(debt: KeptDebt, terms: Terms, today: Day): NextWithThem {
  const { answer } = debt;
  const isScheme = terms.silence === 'counts as yes';
  switch (standingOf(debt, terms, today)) {
    case 'gets nothing':
      return { step: 'share anew', who: 'you', by: null };
    case 'not offered':
      return { step: 'send the offer', who: 'you', by: null };
    case 'waiting':
      return { step: 'they answer', who: 'they', by: answerBy(debt, terms) };
    case 'silent':
      return { step: 'write again', who: 'you', by: answerBy(debt, terms) };
    case 'asks for more':
      return isScheme
        ? { step: 'an officer decides', who: 'an officer', by: null }
        : { step: 'show them your budget', who: 'you', by: answer && daysAfter(answer.on, REPLY_DAYS) };
    case 'refuses': {
      if (isScheme) return { step: 'an officer decides', who: 'an officer', by: null };
      const no = lastNo(offersThatCount(debt));
      if (no === null) return { step: 'ask again', who: 'you', by: null };
      if (no.askAgainFrom > today) return { step: 'pay all the same', who: 'you', by: no.askAgainFrom };
      return {
        step: 'ask again',
        who: 'you',
        by: no.isFirst ? daysAfter(no.askAgainFrom, REPLY_DAYS) : no.askAgainFrom,
      };
    }
    case 'accepts':
      return isScheme ? NOTHING_NEXT : { step: 'ask them to stop interest', who: 'you', by: null };
    default:
      return NOTHING_NEXT;
  }
}

/** What needs work comes first. */
const IN_ORDER: readonly Standing[] = [
  'advice first',
  'at court',
  'settles',
  'asks for more',
  'refuses',
  'silent',
  'gets nothing',
  'not offered',
  'proof first',
  'by order',
  'waiting',
  'accepts',
  'counts as yes',
  'accepts and stops interest',
  'paid off',
  'out',
];

/** The place of a standing in the list: what needs work first. */
export function placeOf(standing: Standing): number {
  return IN_ORDER.indexOf(standing);
}

const SAID_NOTHING: ReadonlySet<Standing> = new Set<Standing>([
  'proof first',
  'by order',
  'at court',
  'waiting',
  'silent',
]);

/** Whether they have said something, or the days in which they could are over and silence counts. */
export function hasAnswered(standing: Standing): boolean {
  return !isToOffer(standing) && !SAID_NOTHING.has(standing);
}

/** Whether an offer of what they get is still to go to them. */
export function isToOffer(standing: Standing): boolean {
  return standing === 'not offered' || standing === 'gets nothing';
}
