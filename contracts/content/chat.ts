import { plainWords } from '@towpath/domain/people/crisisWords.ts';
import { z } from 'zod';
import { text } from './values.ts';

/** What the operator says for chat: the words that worry, and replies that an adviser can begin with. */
export const ChatFile = z.strictObject({
  /** Whoever writes one of these is shown at once whom to ring, and comes first on the work list. */
  crisisPhrases: z
    .array(text.refine(phrase => plainWords(phrase) !== '', 'must have a letter or a digit'))
    .min(1, 'must have at least one phrase'),
  /** What is ordinary though one of those stands in it: "end things with my bank". */
  harmlessPhrases: z
    .array(text.refine(phrase => plainWords(phrase) !== '', 'must have a letter or a digit'))
    .default([]),
  /** A conversation in which an adviser wrote last ends by itself after so many hours in which nobody writes. */
  silentHours: z.int().min(1, 'must be at least 1').max(720, 'must be at most 720: thirty days').default(24),
  /** Who asked for a text message gets it once they have not looked at what an adviser wrote for so many seconds. */
  textAfterSeconds: z
    .int()
    .min(30, 'must be at least 30')
    .max(3600, 'must be at most 3600: an hour')
    .default(60),
  readyReplies: z.array(
    z.strictObject({
      label: text.max(40, 'must have at most 40 characters'),
      text: text.max(1000, 'must have at most 1000 characters'),
    }),
  ),
});
export type ChatContent = z.infer<typeof ChatFile>;
