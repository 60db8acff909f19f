import * as z from 'zod/mini';
import { call } from './call.ts';

const Consent = z.object({
  consentTypeId: z.number(),
  consentChannelTypeId: z.number(),
  hasConsented: z.boolean(),
});

export const myConsent = call({
  base: 'core',
  method: 'GET',
  path: '/consents/mine',
  access: 'customer',
  summary: 'The latest answer to one consent question; hasConsented is null when it was never answered.',
  query: z.object({ consentTypeId: z.string(), consentChannelTypeId: z.string() }),
  answer: z.object({
    consentTypeId: z.number(),
    consentChannelTypeId: z.number(),
    hasConsented: z.nullable(z.boolean()),
  }),
});

export const giveConsent = call({
  base: 'core',
  method: 'POST',
  path: '/consents/mine',
  access: 'customer',
  summary: 'Records a yes or a no to one consent question. Each answer is kept with its time.',
  body: z.strictObject(Consent.shape),
});
