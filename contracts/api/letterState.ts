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

/** Which debt a letter is about. */
export const LetterAbout = z.object({
  debtId: z.string(),
  lender: described(z.string(), 'Whom it is owed to.'),
  what: described(z.nullable(z.string()), 'What kind of debt it is; null while that is not known.'),
  danger: described(
    z.nullable(
      z.object({
        tag: described(z.string(), 'What is in danger, such as “Could cost you your home”.'),
        isToLose: z.boolean(),
      }),
    ),
    'What is in danger by it, in words, and whether it can be lost by what is done already; null where nothing is.',
  ),
});

/** What is said first of a letter about a debt that is disputed or may be too old. */
export const LetterSaidFirst = described(
  z.nullable(
    z.object({
      heading: described(z.string(), 'That the person talks to us before they pay or write, in one line.'),
      text: described(z.string(), 'Why.'),
    }),
  ),
  'Its debt may not be owed or may be too old, and it goes to who asks for that: a talk with us is best first. Null for any other, once it went, and where it is not to go.',
);

export const LetterOnlyIf = described(
  z.nullable(z.string()),
  'Only once what this says has come, which nobody asks about; null for any other.',
);

export const LetterBudget = described(
  z.enum(['none', 'can attach', 'attached']),
  'Whether the statement of the budget goes with it. `none` where it never does, or is not finished.',
);
