import { NOT_COVERED } from '@towpath/domain/applications/covers.ts';
import * as z from 'zod/mini';
import { described } from './described.ts';
import { pence } from './money.ts';

/** Which debts are in what protects a person by law now. */
export const Covers = described(
  z.optional(
    z.nullable(
      z.object({
        inIt: described(
          z.array(
            z.object({
              id: z.string(),
              name: described(z.string(), 'Who is owed.'),
              owed: described(z.nullable(pence), 'By the form; null where it does not say.'),
            }),
          ),
          'The debts that it deals with.',
        ),
        outside: described(
          z.array(
            z.object({
              id: z.string(),
              name: described(z.string(), 'Who is owed.'),
              why: described(
                z.enum(NOT_COVERED),
                'The form left it out, or we were told of it after that form.',
              ),
            }),
          ),
          'The debts that it does not deal with: nothing holds off those who are owed.',
        ),
      }),
    ),
  ),
  'Which debts are in what protects the person by law now, by the form on which it was granted; null where none from here was used, so that nobody here knows. Left out while nothing protects them that names its debts.',
);
