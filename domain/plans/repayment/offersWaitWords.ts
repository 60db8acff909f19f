import { readIsoDate } from '../../values/calendar-date.ts';
import { sayDay } from '../../values/dayWords.ts';
import { dealsWithDebts, type HoldsOffers, isQuestionOpen, offersGoFrom } from './offersWait.ts';

/**
 * What is said where offers wait until what protects a person by law is over. Of what only they told of no day is known: they
 * say themselves when it is over. Whoever is in what deals with debts for good is led to us before any offer.
 */
export const offersWaitWords = {
  /** As the line of the plan. */
  stands: (count: number, holds: HoldsOffers) => {
    const waits = count === 1 ? 'Your offer waits' : `Your ${count} offers wait`;
    if (isQuestionOpen(holds)) return `${waits} for an answer of yours`;
    return dealsWithDebts(holds)
      ? `${waits}, as ${protects(holds)}`
      : `${waits} until ${named(holds)} is over`;
  },
  /** As what its person does now. */
  you: (count: number, holds: HoldsOffers) => {
    if (isQuestionOpen(holds)) return ANSWER_FIRST;
    if (dealsWithDebts(holds)) return `${ASK_US} ${SAY_IT_IS_OVER}`;
    const they = count === 1 ? 'It' : 'They';
    return joined(`${they} can go ${when(holds)}. There is nothing to send before that.`, sayOver(holds));
  },
  next: (count: number, holds: HoldsOffers) => {
    const send = count === 1 ? 'you send your offer' : 'you send your offers';
    if (isQuestionOpen(holds)) return `You answer our question before ${send}`;
    return dealsWithDebts(holds) ? `You ask us before ${send}` : `${started(send)}, ${when(holds)}`;
  },
  /** As a date to keep, where it has one. */
  date: (count: number, holds: HoldsOffers) => {
    const title = count === 1 ? 'Your offer can go' : `Your ${count} offers can go`;
    return {
      title,
      doThis: title,
      text: `${started(named(holds))} is over by then. There is nothing to send before that.`,
    };
  },
  /** As what is waited for, where nobody here knows its day: who, and what they do. */
  end: (count: number, holds: HoldsOffers) => ({
    who: started(named(holds)),
    what: count === 1 ? 'Ends, before your offer goes' : `Ends, before your ${count} offers go`,
  }),
  /** As what is talked over first. */
  talk: (count: number, holds: HoldsOffers) => ({
    title: count === 1 ? 'Your offer waits' : `Your ${count} offers wait`,
    text: `You told us that ${protects(holds)}. ${AN_OFFER}: ask us before you send any. ${SAY_IT_IS_OVER}`,
    doThis: count === 1 ? 'Ask us about your offer' : 'Ask us about your offers',
    action: 'See how we can talk',
  }),
  /** In a tag, which is one line on a small screen. */
  stage: (holds: HoldsOffers) =>
    isQuestionOpen(holds)
      ? 'Waits for an answer'
      : dealsWithDebts(holds)
        ? 'Waits for a talk with us'
        : `Waits until ${named(holds)} is over`,
  /** As how it stands with one lender. */
  tag: 'Offer waits',
  /** Of all that have not gone. */
  rest: (holds: HoldsOffers) =>
    isQuestionOpen(holds)
      ? `The offers that have not gone wait. ${ANSWER_FIRST}`
      : dealsWithDebts(holds)
        ? `The offers that have not gone wait, as ${protects(holds)}. ${ASK_US} ${SAY_IT_IS_OVER}`
        : joined(`The offers that have not gone can go ${after(holds)}.`, sayOver(holds)),
  /** As the next step with one lender. */
  step: (holds: HoldsOffers) =>
    isQuestionOpen(holds)
      ? 'this waits until you have answered our question. There is nothing to send now.'
      : dealsWithDebts(holds)
        ? `this waits, as ${protects(holds)}. ${ASK_US}`
        : `this can go ${after(holds)}. There is nothing to send now.`,
  /** Above a letter that is begun. */
  letter: (holds: HoldsOffers) =>
    isQuestionOpen(holds)
      ? `This letter makes an offer, and it waits. ${ANSWER_FIRST} What you wrote is kept.`
      : dealsWithDebts(holds)
        ? `This letter makes an offer. It waits, as ${protects(holds)}. ${ASK_US} What you wrote is kept.`
        : `This letter makes an offer. It can go ${after(holds)}. What you wrote is kept.`,
  /** Of a lender about whom no letter is there yet. */
  noLetter: (holds: HoldsOffers) =>
    isQuestionOpen(holds)
      ? `Your offer waits. ${ANSWER_FIRST}`
      : dealsWithDebts(holds)
        ? `Your offer waits, as ${protects(holds)}. ${ASK_US}`
        : `Your offer can go ${after(holds)}. Its letter is here then, and there is nothing to send now.`,
  /** At the field of a first payment that is before that. */
  firstPayment: (holds: HoldsOffers, from: string, to: string) =>
    `Pick a day from ${from} to ${to}. You don’t have to pay before ${named(holds)} is over.`,
  /** In the form of a first payment, where only its person told of what protects them. */
  firstPaymentTold: (holds: HoldsOffers) =>
    dealsWithDebts(holds)
      ? `You told us that ${protects(holds)}. Ask us before you pay your lenders by a plan.`
      : `You told us that ${named(holds)} protects you. You don’t have to pay before it is over: pick a day after that. Later ones are on the same day of each month.`,
} as const;

const ANSWER_FIRST = 'What you told us since may change your plan. Answer our question first.';
const AN_OFFER = 'An offer can get in its way';
const ASK_US = `${AN_OFFER}, so ask us before you send any.`;
const SAY_IT_IS_OVER = 'If it is over, say so with your letters.';

function named({ shortName }: HoldsOffers): string {
  return shortName === 'MOR' ? 'your moratorium' : 'Breathing Space';
}

/** What deals with debts for good, as its person picked it with their letters. */
const PROTECTIONS: Readonly<Partial<Record<string, string>>> = {
  DRO: 'a debt relief order',
  BKY: 'bankruptcy',
  IVA: 'an IVA',
  AO: 'an administration order',
  PTD: 'a protected trust deed',
  DAS: 'a debt payment programme',
  SEQ: 'sequestration',
  MAP: 'a minimal asset process',
};

function protects({ shortName }: HoldsOffers): string {
  return `${PROTECTIONS[shortName] ?? 'the law'} protects you`;
}

/** The way to say that it is over, where only its person told of it. */
function sayOver({ endsOn }: HoldsOffers): string {
  return endsOn === null ? SAY_IT_IS_OVER : '';
}

/** From its day on, where one is known. */
function when(holds: HoldsOffers): string {
  const day = from(holds);
  return day === null ? `once ${named(holds)} is over` : `from ${day}`;
}

/** From its day on, and what is over then. */
function after(holds: HoldsOffers): string {
  const day = from(holds);
  return `${day === null ? '' : `from ${day}, `}once ${named(holds)} is over`;
}

function from(holds: HoldsOffers): string | null {
  const day = offersGoFrom(holds);
  return day === null || readIsoDate(day) === null ? day : sayDay(day);
}

function started(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function joined(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(' ');
}
