import { HEALTH_PURPOSES, HEALTH_SIGNPOSTS } from '@towpath/domain/people/health.ts';
import { HEALTH_ANSWERS, isTreatmentEnd } from '@towpath/domain/people/healthQuestions.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';

/**
 * Health conditions with other health answers, and support needs. Neither is stored before the person has consented to
 * it.
 */
const text = (longest: number) => z.string().check(z.maxLength(longest));

const Consent = z.object({
  hasConsented: described(z.nullable(z.boolean()), 'Null: not asked yet, or the words have changed since.'),
  textVersion: z.string(),
  purpose: z.string(),
  text: z.string(),
});

const Condition = z.object({ id: z.number(), title: z.string(), description: z.string() });
const signposts = z.array(
  z.object({ signpost: z.enum(HEALTH_SIGNPOSTS), text: z.string(), helpIds: z.array(z.string()) }),
);

const answer = z.optional(z.enum(HEALTH_ANSWERS));
/** What is asked beside the conditions. A question that was left out is not there. */
const HealthAnswers = {
  isInTreatment: answer,
  isConfirmed: answer,
  hasContact: answer,
  treatmentEndsOn: described(
    z.optional(z.string().check(z.refine(isTreatmentEnd, 'Enter a valid month and year'))),
    'A month, such as 2027-03.',
  ),
  isIllLongTerm: answer,
};

export const MyHealthConditions = z.object({
  consent: Consent,
  conditions: z.array(Condition),
  answers: z.object(HealthAnswers),
  /** Help that goes with the conditions, the most urgent first. */
  signposts,
});
export type MyHealthConditions = z.infer<typeof MyHealthConditions>;

const needIds = z.array(z.number()).check(z.maxLength(50));

export const MySupportNeeds = z.object({ consent: Consent, supportNeedIds: z.array(z.number()) });
export type MySupportNeeds = z.infer<typeof MySupportNeeds>;

export const healthCategories = call({
  base: 'core',
  method: 'GET',
  path: '/health-conditions/categories',
  access: 'customer',
  summary: 'Categories of conditions, each with the conditions to choose from.',
  answer: z.array(z.object({ id: z.number(), title: z.string(), descriptions: z.array(z.string()) })),
});

export const supportNeeds = call({
  base: 'core',
  method: 'GET',
  path: '/support-needs',
  access: 'customer',
  summary: 'Ways in which a person may want to be talked or written to.',
  answer: z.array(z.object({ id: z.number(), title: z.string() })),
});

export const giveHealthConsent = call({
  base: 'core',
  method: 'POST',
  path: '/health-conditions/mine/consent',
  access: 'customer',
  summary:
    'Records a yes or a no to keeping conditions and the answers beside them, or to keeping support needs. A no removes what was kept of it, and is always taken; a session that is locked takes no yes to conditions.',
  body: z.strictObject({
    purpose: z.enum(HEALTH_PURPOSES),
    hasConsented: z.boolean(),
    textVersion: described(
      text(50),
      'The version of the text that the person saw; consent to a text that has since changed is refused.',
    ),
  }),
  errors: ['SESSION_CLOSED'],
});

export const myHealthConditions = call({
  base: 'core',
  method: 'GET',
  path: '/health-conditions/mine',
  access: 'customer',
  summary:
    'The conditions that the person has told us of, in the order they were added, what they answered beside these, and the question of consent.',
  answer: MyHealthConditions,
});

export const addHealthCondition = call({
  base: 'core',
  method: 'POST',
  path: '/health-conditions/mine',
  access: 'customer',
  summary: 'Adds a condition, once the person has agreed. The same id again changes nothing.',
  body: z.strictObject({
    id: described(
      z.optional(z.number()),
      'A time in milliseconds since 1970; made here when it is left out.',
    ),
    title: z.nullable(text(200)),
    description: z.nullable(text(200)),
  }),
  answer: z.object({ condition: Condition, signposts }),
  errors: ['HEALTH_CONSENT_NEEDED', 'SESSION_CLOSED'],
});

export const deleteHealthCondition = call({
  base: 'core',
  method: 'DELETE',
  path: '/health-conditions/mine/{id}',
  access: 'customer',
  summary: 'Removes a condition for good.',
  params: z.object({ id: text(20) }),
  errors: ['NOT_FOUND'],
});

export const saveHealthAnswers = call({
  base: 'core',
  method: 'PUT',
  path: '/health-conditions/mine/answers',
  access: 'customer',
  summary:
    'Saves what the person answered beside their conditions, once they have agreed. A question may be left out; one that is not asked any more is not kept.',
  body: z.strictObject({
    ...HealthAnswers,
    was: described(
      z.optional(z.strictObject(HealthAnswers)),
      'The answers as they were read: one that is the same here stays as it was put right since. Left out, all are replaced.',
    ),
  }),
  errors: ['HEALTH_CONSENT_NEEDED', 'SESSION_CLOSED'],
});

export const mySupportNeeds = call({
  base: 'core',
  method: 'GET',
  path: '/support-needs/mine',
  access: 'customer',
  summary: 'How the person wants to be talked or written to, and the question of consent.',
  answer: MySupportNeeds,
});

export const saveSupportNeeds = call({
  base: 'core',
  method: 'PUT',
  path: '/support-needs/mine',
  access: 'customer',
  summary: 'Saves the person’s support needs, once they have agreed.',
  body: z.strictObject({
    supportNeedIds: needIds,
    was: described(
      z.optional(needIds),
      'The ids as they were read: what is more here is added, what is fewer is taken away, and what was put right since stays. Left out, all are replaced.',
    ),
  }),
  errors: ['HEALTH_CONSENT_NEEDED'],
});
