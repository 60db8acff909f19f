import * as z from 'zod/mini';
import { call } from './call.ts';

export const EVENT_NAMES = [
  'dropout-submission',
  'continue-online',
  'step-complete',
  'tooltip-click',
  'dropout-submission-fail',
  'submission-fail',
  'journey-started',
  'step-started',
] as const;

/**
 * Cookie with the visitor's choice about analytics: `accepted` or `rejected`. Nothing is recorded unless it is
 * `accepted`.
 */
export const CHOICE_COOKIE = 'cookieChoice';

const text = z.optional(z.string().check(z.maxLength(200)));

/** Ids and headings of our own definitions only: never an answer, a name or a contact detail. Unknown fields are refused. */
export const AnalyticsEvent = z.strictObject({
  event: z.enum(EVENT_NAMES),
  appId: text,
  journeyId: text,
  templateId: text,
  sectionId: text,
  sequence: z.optional(z.number()),
  stepName: text,
  description: text,
  stepId: text,
  stepsInSequence: z.optional(z.number()),
  title: text,
  userId: text,
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

export const recordEvent = call({
  base: 'core',
  method: 'POST',
  path: '/analytics/events',
  access: 'customer',
  summary:
    'Records one step of a visit, for counting. Refused without the visitor’s yes to analytics; never blocks the person.',
  body: AnalyticsEvent,
  errors: ['ANALYTICS_NOT_ACCEPTED'],
});
