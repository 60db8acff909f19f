import { LIKELIHOODS } from '@towpath/domain/entitlements/entitlement.ts';
import { ENTITLEMENT_SAYINGS } from '@towpath/domain/entitlements/said.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';
import { pence } from './money.ts';

const day = described(z.string(), "'YYYY-MM-DD', in London.");

export const EntitlementSaid = named(
  'EntitlementSaid',
  z.object({
    what: described(z.enum(ENTITLEMENT_SAYINGS), 'What the person says of it.'),
    on: described(day, 'On which day they said it.'),
  }),
);
export type EntitlementSaid = z.infer<typeof EntitlementSaid>;

/** Help that may fit a person. */
export const FoundHelp = named(
  'FoundHelp',
  z.object({
    id: z.string(),
    name: z.string(),
    likelihood: described(
      z.enum(LIKELIHOODS),
      'How sure we are. What rests on something that is not known or not confirmed is never very likely.',
    ),
    monthly: described(
      z.nullable(pence),
      'What it comes to in a month, an estimate; null where nobody can say.',
    ),
    why: described(z.string(), 'Why it may fit.'),
    how: described(z.string(), 'How to ask for it.'),
    byWhen: described(z.string(), 'By when to ask.'),
    link: described(z.object({ label: z.string(), url: z.string() }), 'Where it is asked for, outside.'),
    isToConfirm: described(
      z.boolean(),
      'One of us has to confirm something of it before anybody counts on it.',
    ),
    said: described(z.nullable(EntitlementSaid), 'Null where they have said nothing, or took it back.'),
    changedBill: described(
      z.nullable(z.string()),
      'The bill that has changed since they asked for it, in words: they may get it by now, so it counts nothing until they say. Null for none.',
    ),
  }),
);
export type FoundHelp = z.infer<typeof FoundHelp>;

const group = z.object({
  kind: described(z.enum(['money', 'bills', 'worth checking']), 'Why they stand together.'),
  monthly: described(pence, 'What they come to together.'),
  help: z.array(FoundHelp),
});

export const FoundMoney = named(
  'FoundMoney',
  z.object({
    missing: described(
      z.array(z.string()),
      'What still has to be told before anything can be said, in words; empty once all is told. Until then nothing is found.',
    ),
    checked: described(z.int(), 'How many kinds of help there are where the person lives.'),
    monthly: described(
      pence,
      'What all that was found comes to in a month: the sum of its groups. What they get or is not for them, by their word, counts nothing, nor does what they asked for once its bill has changed.',
    ),
    leftNow: described(
      z.nullable(pence),
      'What is left each month now; null where the budget cannot be added up.',
    ),
    groups: described(
      z.array(group),
      'Without those that would be empty. What they get and what is not for them comes last.',
    ),
    asksAboutVisa: described(
      z.boolean(),
      'Something of it can harm who has leave to stay without public funds, and whether that is so is not known.',
    ),
    effect: described(
      z.nullable(
        z.object({
          lead: z.string(),
          rows: z.array(
            z.object({
              what: z.string(),
              now: described(z.string(), 'As it is, in words.'),
              withAll: described(z.string(), 'As it would be with all of it, in words.'),
            }),
          ),
          good: z.array(described(z.string(), 'What is good about it.')),
          toThinkAbout: z.array(described(z.string(), 'What speaks against it, or is to be done.')),
        }),
      ),
      'What all of it would do to the advice, judged by the rules of today. Nothing of it is kept as advice. Null where no sum was found.',
    ),
    already: described(
      z.array(z.object({ id: z.string(), name: z.string(), said: z.nullable(EntitlementSaid) })),
      'What the budget has already.',
    ),
    notFitting: described(
      z.array(z.object({ id: z.string(), name: z.string(), why: z.string() })),
      'What does not fit, and why.',
    ),
    calculators: described(
      z.array(z.object({ name: z.string(), url: z.string(), says: z.string() })),
      'Independent calculators of benefits.',
    ),
  }),
);
export type FoundMoney = z.infer<typeof FoundMoney>;

export const myEntitlements = call({
  base: 'core',
  method: 'GET',
  path: '/entitlements/mine',
  access: 'customer',
  summary:
    'Help that the person may be missing, by what they told us and the figures of today: what it may come to, how and by when to ask, and what all of it would do to their advice. It is counted nowhere until it is in their budget.',
  answer: FoundMoney,
});

export const sayOfEntitlement = call({
  base: 'core',
  method: 'PUT',
  path: '/entitlements/mine/{entitlementId}',
  access: 'customer',
  summary:
    'Says of a kind of help that it was asked for, that they get it now, or that it is not for them, or takes back what was said. The same again keeps its day.',
  params: z.object({
    entitlementId: described(
      z.string().check(z.maxLength(60)),
      'The id of the help, from `GET /entitlements/mine`.',
    ),
  }),
  body: z.strictObject({
    said: described(z.nullable(z.enum(ENTITLEMENT_SAYINGS)), 'Null takes back what was said.'),
  }),
  answer: FoundMoney,
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});
