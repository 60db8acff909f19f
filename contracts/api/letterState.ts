import * as z from 'zod/mini';
import { described, named } from './described.ts';

const onDay = "'YYYY-MM-DD', in London.";

/** How a letter stands. */
export const LetterState = named(
  'LetterState',
  z.object({
    kind: described(
      z.enum([
        'fill in',
        'not read',
        'read again',
        'read',
        'waits',
        'not to send',
        'sent',
        'no answer yet',
        'answered',
      ]),
      '`read again`: something in it has changed since it was read, or that was a week ago. `waits`: it makes an offer, and the plan waits for a talk. `no answer yet`: the day to expect one has gone.',
    ),
    toFillIn: described(z.int(), 'How many places are to be filled in.'),
    on: described(z.nullable(z.string()), `The day it was sent or answered, ${onDay}`),
  }),
);

/** The last day on which a letter does what it is for. */
export const LetterLastDay = named(
  'LetterLastDay',
  z.object({
    day: described(z.nullable(z.string()), `${onDay} Null while what it is counted from is not known.`),
    isOver: z.boolean(),
    short: described(z.string(), 'In a list, in a few words.'),
    heading: described(z.string(), 'Above the letter: the day.'),
    text: described(z.string(), 'What that means, and what to do once it is over.'),
  }),
);
