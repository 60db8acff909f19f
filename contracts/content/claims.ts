import { z } from 'zod';
import { calendarDay, text } from './values.ts';

/** A claim about us. Without both a source and a date it is never shown. */
const claimBasis = {
  source: text.exactOptional(),
  date: calendarDay.exactOptional(),
  /** Set while the figure is a placeholder, to be replaced or removed before launch. */
  example: z.boolean().exactOptional(),
};
export const Claim = z.strictObject({ text, emphasis: text, ...claimBasis });
export const Rating = z.strictObject({
  text,
  detail: text,
  score: z.number().min(0),
  outOf: z.number().positive(),
  ...claimBasis,
});
export type Claim = z.infer<typeof Claim>;
export type Rating = z.infer<typeof Rating>;
