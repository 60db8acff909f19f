import * as z from 'zod/mini';
import { call } from './call.ts';

export const validatePhone = call({
  base: 'core',
  method: 'POST',
  path: '/phone/validation',
  access: 'customer',
  summary: 'Whether a number is a UK number we could call.',
  body: z.strictObject({ phoneNumber: z.string().check(z.maxLength(50)) }),
  answer: z.object({ isValid: z.boolean(), message: z.string() }),
});
