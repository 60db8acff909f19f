import * as z from 'zod/mini';

/**
 * The forms in which a field of the API carries money. Every such field is one of these, so that its form is said where
 * the field is declared and in the API reference. `domain/values/pence.ts` converts between pounds and pence.
 */

/** The form of the specification. */
export const pounds = z.number().check(z.describe('Pounds, with up to two decimals: 12.5 is £12.50.'));

/** An amount as a form sends it. */
export const poundsOrTyped = z
  .union([z.number(), z.string().check(z.maxLength(30))])
  .check(z.describe('Pounds, as a number or as typed text with commas, "1,234.5". Empty text is 0.'));

/** The form of the first look, and of calls that the specification does not define. */
export const pence = z.int().check(z.describe('Whole pence: 1250 is £12.50.'));
