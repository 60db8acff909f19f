import * as z from 'zod/mini';
import { call } from './call.ts';
import { myDashboard } from './dashboard.ts';
import { described } from './described.ts';

const { leads, dates, waits, done, standing } = myDashboard.answer.shape;

export const caseWaits = call({
  base: 'staff',
  access: 'staff',
  permission: 'see cases',
  method: 'GET',
  path: '/cases/{customerId}/waits',
  summary:
    'What waits for a person, in order of danger, and what they wait for, the same and in the same words as they read it on their dashboard.',
  params: z.object({ customerId: z.string().check(z.maxLength(100)) }),
  answer: z.object({
    leads,
    matter: described(
      z.nullable(z.object({ heading: z.string(), says: z.string() })),
      'The first of what cannot wait, as the person reads it first; null where something else leads.',
    ),
    dates,
    waits,
    done,
    standing,
  }),
  errors: ['NOT_FOUND'],
});
