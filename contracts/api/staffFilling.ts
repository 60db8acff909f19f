import * as z from 'zod/mini';
import { Application, giveApplicationAnswer, handOverApplication } from './applications.ts';
import { call } from './call.ts';
import { described } from './described.ts';

/** The form of a person, filled in with them on the phone. */
const params = z.object({ customerId: z.string().check(z.maxLength(100)) });
const of = { base: 'staff', access: 'staff', params } as const;

const FormInCase = z.object({
  form: described(
    z.nullable(Application),
    'As its person reads it, without what tells of health for who may not see that; null where there is none to fill in.',
  ),
  mayFill: described(
    z.boolean(),
    'It is with its person, or the reader has taken it and nobody has said yes to it.',
  ),
  hasNewAnswers: described(z.boolean(), 'It is handed over, and says something else now than it did then.'),
});

export const caseForm = call({
  ...of,
  permission: 'change cases',
  method: 'GET',
  path: '/cases/{customerId}/application/form',
  summary: 'The form for what a person chose, to fill it in with them on the phone.',
  answer: FormInCase,
  errors: ['NOT_FOUND'],
});

export const writeDownAnswer = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/application/answers',
  summary:
    'Writes down an answer as the person says it, by the checks that hold for their own; it is kept with who wrote it down and when. Once the form is handed over, by whoever has taken it.',
  body: giveApplicationAnswer.body,
  answer: FormInCase,
  errors: [
    'NOT_FOUND',
    'VALIDATION_FAILED',
    'WORK_IS_TAKEN',
    'APPLICATION_WITH_ADVISER',
    'CHANGED_MEANWHILE',
    'SESSION_CLOSED',
  ],
});

export const renewHandedOver = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/application/anew',
  summary:
    'Keeps a form that is handed over as it is filled in now, as a version more, once its person has said yes to that on the phone; by whoever has taken it. Where nothing is new it changes nothing.',
  body: z.strictObject({
    planId: giveApplicationAnswer.body.shape.planId,
    revision: giveApplicationAnswer.body.shape.revision,
  }),
  answer: FormInCase,
  errors: ['NOT_FOUND', 'WORK_IS_TAKEN', 'APPLICATION_WITH_ADVISER', 'CHANGED_MEANWHILE', 'SESSION_CLOSED'],
});

export const handOverForPerson = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/application/hand-over',
  summary:
    'Hands the form over for its person, who has heard what stands in it and said yes on the phone; it is kept with who did it, and the person has a mail. Handing over what is handed over changes nothing.',
  body: z.strictObject({
    planId: giveApplicationAnswer.body.shape.planId,
    revision: giveApplicationAnswer.body.shape.revision,
    asItIs: handOverApplication.body.shape.asItIs,
    hasAgreed: described(z.boolean(), 'Its person has said yes. Without it nothing is handed over.'),
  }),
  answer: FormInCase,
  errors: [
    'NOT_FOUND',
    'VALIDATION_FAILED',
    'APPLICATION_NOT_READY',
    'APPLICATION_WITH_ADVISER',
    'CHANGED_MEANWHILE',
    'SESSION_CLOSED',
  ],
});
