import * as z from 'zod/mini';
import { described } from './described.ts';

/** A code of a second factor, as it was typed. */
export const code = described(
  z.string().check(z.maxLength(40)),
  'The six digits that the app shows now, or a recovery code. Spaces and dashes count for nothing.',
);

/** The same beside a password, of who has turned codes on. Ignored where they are off. */
export const codeBeside = described(
  z.optional(z.string().check(z.maxLength(40))),
  'Where `secondFactor` of the account is not null: the six digits that the app shows now, or a recovery code. One that counted before counts no more, also not one of the login.',
);
