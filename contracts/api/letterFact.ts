import { CLAIM_DAYS } from '@towpath/domain/letters/courtClaims.ts';
import { ASKED_KINDS, KNOWN_FROM } from '@towpath/domain/letters/factsAsked.ts';
import { PROTECTION_NAMES } from '@towpath/domain/letters/lawProtects.ts';
import * as z from 'zod/mini';
import { described, named } from './described.ts';

/** Which debt something is of. */
export const debtId = z.string().check(z.maxLength(100));
/** What protects a person by law, or nothing. */
export const inForce = described(
  z.nullable(z.enum(PROTECTION_NAMES)),
  'What protects the person by law now, by its short name; null for nothing.',
);

/** One thing that letters need to know. */
export const LetterFact = named(
  'LetterFact',
  z.object({
    kind: described(z.enum(ASKED_KINDS), 'What it is about.'),
    debtId: described(z.nullable(debtId), 'Of which debt; null for one of the person.'),
    creditor: described(z.nullable(z.string()), 'Who is owed that debt.'),
    dayIs: described(
      z.nullable(z.enum(CLAIM_DAYS)),
      'Which day on the form of a court is asked for; null for anything else.',
    ),
    known: described(
      z.nullable(
        z.object({
          isSo: described(z.boolean(), 'Yes or no; of the form of a court whether it is answered.'),
          sum: described(z.nullable(z.int()), 'A sum to settle with, in pence; null for anything else.'),
          solution: inForce,
          day: described(
            z.nullable(z.string()),
            "The day that stands on the form of a court, 'YYYY-MM-DD'; null for anything else.",
          ),
          from: described(z.enum(KNOWN_FROM), 'How it is known.'),
          on: described(
            z.nullable(z.string()),
            "The day it was said for letters, 'YYYY-MM-DD', in London; null for what is known from elsewhere.",
          ),
        }),
      ),
      'Null where it is to be asked.',
    ),
  }),
);
export type LetterFact = z.infer<typeof LetterFact>;
