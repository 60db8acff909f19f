import * as z from 'zod/mini';
import { call } from './call.ts';

const staff = { base: 'staff', access: 'staff', permission: 'manage partners' } as const;
const text = z.string().check(z.maxLength(100));
const appId = z.object({ appId: text });

export const staffPartners = call({
  ...staff,
  method: 'GET',
  path: '/partners',
  summary: 'The partners that the content knows, each with its keys, the newest first. Never a secret.',
  answer: z.object({
    partners: z.array(
      z.object({
        appId: z.string(),
        name: z.string(),
        keys: z.array(z.object({ id: z.string(), createdAt: z.string(), endedAt: z.nullable(z.string()) })),
      }),
    ),
  }),
});

export const makePartnerKey = call({
  ...staff,
  method: 'POST',
  path: '/partners/{appId}/keys',
  summary:
    'Makes a key for a partner. Its secret is told this once. VALIDATION_FAILED where two are running.',
  params: appId,
  answer: z.object({ id: z.string(), secret: z.string() }),
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});

export const endKeyOfPartner = call({
  ...staff,
  method: 'POST',
  path: '/partner-keys/{keyId}/end',
  summary: 'Ends a key: the next call that it signs is refused.',
  params: z.object({ keyId: text }),
  errors: ['NOT_FOUND'],
});

const count = z.nullable(z.int());

export const staffPartnerReport = call({
  ...staff,
  method: 'GET',
  path: '/partners/{appId}/report/{from}/{to}',
  summary: 'How far the people of a partner came, by source, as the partner reads it.',
  params: z.object({ appId: text, from: text, to: text }),
  answer: z.object({
    sources: z.array(
      z.object({
        plid: z.nullable(z.string()),
        created: z.int(),
        opened: count,
        qualifierFinished: count,
        advised: count,
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'VALIDATION_FAILED'],
});
