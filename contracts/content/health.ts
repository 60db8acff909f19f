import {
  HEALTH_PURPOSES,
  HEALTH_SIGNPOSTS,
  HEALTH_SUBJECTS,
  type HealthCategory,
  type HealthConsentText,
  type HealthPurpose,
  type HealthSignpost,
  type SupportNeed,
} from '@towpath/domain/people/health.ts';
import { z } from 'zod';
import { calendarDay, sourceKeys, sources, stableId, text } from './values.ts';

/** Conditions, support needs and the words that ask for a consent, as content that an operator may change. */

const signpost = z.strictObject({ text, helpIds: z.array(text) });
const consentText = z.strictObject({ version: text, purpose: text, text });

export const HealthFile = z.strictObject({
  date: calendarDay,
  sources,
  basis: z.record(z.enum(['conditions', 'supportNeeds']), sourceKeys),
  conditions: z
    .array(
      z.strictObject({
        id: stableId,
        title: text,
        isOwnHealth: z.boolean().default(true),
        descriptions: z
          .array(
            z.strictObject({
              text,
              signpost: z.enum(HEALTH_SIGNPOSTS).nullable().default(null),
              mayGetDisabilityBenefit: z.boolean().default(false),
              tellsOf: z.enum(HEALTH_SUBJECTS).exactOptional(),
            }),
          )
          .min(1, 'must have at least one condition'),
      }),
    )
    .min(1, 'must have at least one category'),
  supportNeeds: z.array(z.strictObject({ id: stableId, title: text })).min(1, 'must have at least one need'),
  /** Changed wording needs a new version: consent to the old wording is not consent to the new. */
  consents: z.record(z.enum(HEALTH_PURPOSES), consentText),
  signposts: z.record(z.enum(HEALTH_SIGNPOSTS), signpost),
});
export type HealthFile = z.infer<typeof HealthFile>;

export type HealthContent = {
  readonly categories: readonly HealthCategory[];
  readonly supportNeeds: readonly SupportNeed[];
  readonly consents: Readonly<Record<HealthPurpose, HealthConsentText>>;
  readonly signposts: Readonly<
    Record<HealthSignpost, { readonly text: string; readonly helpIds: readonly string[] }>
  >;
};

/** The content as the rules take it. */
export function healthContent(file: HealthFile): HealthContent {
  const { conditions, supportNeeds, consents, signposts } = file;
  return { categories: conditions, supportNeeds, consents, signposts };
}
