import { PLACE_HOLDS } from '@towpath/domain/letters/definition.ts';
import * as z from 'zod/mini';
import { described, named } from './described.ts';

/** A court or firm that was written about another debt. */
export const LetterPick = named(
  'LetterPick',
  z.object({
    says: described(z.string(), 'Its name and address, in one line.'),
    places: described(
      z.array(z.object({ name: z.string(), value: z.string() })),
      'The places that are to be filled in and that it fits, with what a change would write there.',
    ),
  }),
);

/** A piece of a letter: text as it stands, or a place. */
export const LetterPart = named(
  'LetterPart',
  z.object({
    text: described(z.string(), 'What stands there; of a place to fill in, what is to be written there.'),
    place: described(
      z.nullable(
        z.object({
          name: described(z.string(), 'By which a change names it.'),
          label: described(z.string(), 'What is to be written there.'),
          value: described(
            z.string(),
            'Empty where it is to be filled in. Lines of an address are told by line breaks.',
          ),
          status: described(z.enum(['can change', 'fill in']), 'Whether something stands there.'),
          most: described(z.int(), 'Most characters.'),
          hasLines: z.boolean(),
          holds: described(z.enum(PLACE_HOLDS), 'What can stand there.'),
          none: described(
            z.nullable(z.string()),
            'The words by which a person says that there is none, with an empty value; null where there has to be one.',
          ),
        }),
      ),
      'Null for text that stands as it is.',
    ),
  }),
);

const Line = z.array(LetterPart);

/** All that stands on the paper of a letter. */
export const LetterWords = named(
  'LetterWords',
  z.object({
    from: z.array(Line),
    addressee: z.array(Line),
    date: described(z.string(), 'The day on the letter, as people write it.'),
    reference: Line,
    greeting: described(z.string(), 'Its first line.'),
    blocks: z.array(
      z.object({
        kind: described(z.enum(['paragraph', 'bullets']), 'What it is.'),
        lines: described(z.array(Line), 'Of a paragraph one; of bullets one for each.'),
      }),
    ),
    closing: z.array(Line),
  }),
);
export type LetterWords = z.infer<typeof LetterWords>;
