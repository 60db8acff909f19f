import { LIKELIHOODS } from '@towpath/domain/entitlements/entitlement.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { EntitlementSaid } from './entitlements.ts';
import { pence } from './money.ts';

export const caseEntitlements = call({
  base: 'staff',
  access: 'staff',
  permission: 'see cases',
  method: 'GET',
  path: '/cases/{customerId}/entitlements',
  summary:
    'The help that was found for a person, what they have done of it, and what of it one of us has to confirm. What tells of health is left out for who may not see facts of health.',
  params: z.object({ customerId: z.string().check(z.maxLength(100)) }),
  answer: z.object({
    missing: z.array(z.string()),
    monthly: described(pence, 'What the help in this list comes to in a month.'),
    isWithheld: described(z.boolean(), 'Something is not shown, since it tells of health.'),
    help: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        likelihood: z.enum(LIKELIHOODS),
        monthly: z.nullable(pence),
        why: z.string(),
        byWhen: z.string(),
        said: z.nullable(EntitlementSaid),
        toConfirm: described(z.nullable(z.string()), 'What has to be confirmed of it; null for nothing.'),
        source: described(z.string(), 'What it rests on.'),
      }),
    ),
    already: z.array(z.object({ name: z.string(), said: z.nullable(EntitlementSaid) })),
    notFitting: z.array(z.object({ name: z.string(), why: z.string() })),
  }),
  errors: ['NOT_FOUND'],
});
