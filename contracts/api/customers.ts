import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

const nullableText = z.nullable(z.string());

/** User detail (specification section 3), and the lead or originator that brought the person, for prefilling and the welcome. */
export const UserDetail = z.object({
  userId: z.string(),
  title: nullableText,
  forename: nullableText,
  middlename: nullableText,
  surname: nullableText,
  email: nullableText,
  contactNumber: nullableText,
  dateOfBirth: described(
    nullableText,
    'Year-month-day, as the first questions ask for it. not asked for twice.',
  ),
  isRegistered: z.boolean(),
  hasPassword: z.boolean(),
  mayChoosePassword: described(
    z.boolean(),
    'Whether the first password can be chosen here and now; later it takes a link by mail.',
  ),
  welcomeMessageId: z.number(),
});
export type UserDetail = z.infer<typeof UserDetail>;

export const myDetails = call({
  base: 'core',
  method: 'GET',
  path: '/customers/details/mine',
  access: 'customer',
  summary: 'What we know of the person: name, email, number.',
  answer: UserDetail,
});
