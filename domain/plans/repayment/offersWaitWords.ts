import { readIsoDate } from '../../values/calendar-date.ts';
import { sayDay } from '../../values/dayWords.ts';
import { type HoldsOffers, offersGoFrom } from './offersWait.ts';

/** What is said where offers wait until what gives time by law is over. */
export const offersWaitWords = {
  /** As the line of the plan. */
  stands: (count: number, holds: HoldsOffers) =>
    count === 1
      ? `Your offer waits until ${named(holds)} is over`
      : `Your ${count} offers wait until ${named(holds)} is over`,
  /** As what its person does now. */
  you: (count: number, holds: HoldsOffers) =>
    `${count === 1 ? 'It' : 'They'} can go from ${from(holds)}. There is nothing to send before that.`,
  next: (count: number, holds: HoldsOffers) =>
    `${count === 1 ? 'You send your offer' : 'You send your offers'}, from ${from(holds)}`,
  /** As a date to keep. */
  date: (count: number, holds: HoldsOffers) => {
    const title = count === 1 ? 'Your offer can go' : `Your ${count} offers can go`;
    return {
      title,
      doThis: title,
      text: `${started(named(holds))} is over by then. There is nothing to send before that.`,
    };
  },
  stage: (holds: HoldsOffers) => `Waits until ${named(holds)} is over`,
  /** Of all that have not gone. */
  rest: (holds: HoldsOffers) =>
    `The offers that have not gone can go from ${from(holds)}, once ${named(holds)} is over.`,
  /** As the next step with one lender. */
  step: (holds: HoldsOffers) =>
    `this can go from ${from(holds)}, once ${named(holds)} is over. There is nothing to send now.`,
  /** Above a letter that is begun. */
  letter: (holds: HoldsOffers) =>
    `This letter makes an offer. It can go from ${from(holds)}, once ${named(holds)} is over. What you wrote is kept.`,
  /** Of a lender about whom no letter is there yet. */
  noLetter: (holds: HoldsOffers) =>
    `Your offer can go from ${from(holds)}, once ${named(holds)} is over. Its letter is here then, and there is nothing to send now.`,
  /** At the field of a first payment that is before that. */
  firstPayment: (holds: HoldsOffers, to: string) =>
    `Pick a day from ${from(holds)} to ${to}. You don’t have to pay before ${named(holds)} is over.`,
} as const;

function named({ shortName }: HoldsOffers): string {
  return shortName === 'MOR' ? 'your moratorium' : 'Breathing Space';
}

function started(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function from(holds: HoldsOffers): string {
  const day = offersGoFrom(holds);
  return readIsoDate(day) === null ? day : sayDay(day);
}
