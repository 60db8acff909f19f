import type { Repayment } from '@towpath/contracts/api/repayment.ts';

type Entry = Repayment['happened'][number];

/** What people read in the list of all that happened to their plan. */
export const words = {
  heading: 'All that has happened',
  earlier: (count: number) => (count === 1 ? '1 earlier entry' : `${count} earlier entries`),
  /** @param name of the solution, as inside a sentence */
  states: {
    chosen: (name: string) => `You chose ${name}`,
    'with an adviser': () => 'It went back to an adviser',
    left: (name: string) => `You left ${name}`,
  } as Readonly<Partial<Record<string, (name: string) => string>>>,
  by: {
    person: 'by you',
    adviser: 'by an adviser',
    receiver: 'by those who were asked',
    itself: 'by itself',
  },
  talked: {
    phone: (by: string) => `You talked it over with ${by} on the phone`,
    chat: (by: string) => `You talked it over with ${by} in the chat`,
    interpreter: (by: string) => `You talked it over with ${by}, with an interpreter`,
    writing: (by: string) => `You went through it with ${by} in writing`,
    'in person': (by: string) => `You talked it over with ${by} face to face`,
  },
  /** @param who of us by first name, or that it was one of us */
  beside: {
    somebody: 'one of us',
    'said to fit': (who: string) => `${who} said that it fits you`,
    'form handed over': (who: string | null) =>
      who === null ? 'You handed over your form' : `${who} handed over your form with your yes`,
    'form asked about': (who: string) => `${who} asked about your form`,
    'form accepted': (who: string) => `${who} read your form and said yes to it`,
  },
  notedBy: { person: 'as you told us', adviser: 'as an adviser noted' },
  writtenBy: { you: 'by you', 'one of us': 'by one of us, with you' } satisfies Readonly<
    Record<Entry['by'], string>
  >,
  /** Of a debt that was taken into a programme. @param name of who noted it, by first name; null where it is not kept */
  takenInBy: (name: string | null) => `noted by ${name ?? 'one of us'}, as your programme was changed`,
  isWrong: 'Is this wrong? Tell us',
  writtenOn: (day: string) => `told on ${day}`,
  counts: { 'taken back': 'Taken back since', 'put right': 'Put right since' } satisfies Readonly<
    Record<Exclude<Entry['counts'], 'yes'>, string>
  >,
  takeBack: 'Take that back',
  /** @param reason as one of us wrote it, for them to read */
  why: (reason: string) => `Why: ${reason}`,
} as const;
