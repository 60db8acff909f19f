import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { CASE_FLAGS } from './staffCases.ts';
import { WORK_KINDS } from './staffWork.ts';

const id = z.string().check(z.maxLength(100));
const params = z.object({ customerId: id });
const reading = { base: 'staff', access: 'staff', permission: 'see cases' } as const;
const changing = { base: 'staff', access: 'staff', permission: 'change cases' } as const;

export const LONGEST_NOTE = 2000;
const typed = z.string().check(z.maxLength(10_000));

export const caseNotes = call({
  ...reading,
  method: 'GET',
  path: '/cases/{customerId}/notes',
  summary:
    'What staff have written down about a person, in their case or beside what came of work, the latest first, and what is to be done for them.',
  params,
  answer: z.object({
    notes: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        by: z.string(),
        text: z.string(),
        beside: described(
          z.nullable(z.object({ kind: z.nullable(z.enum(WORK_KINDS)), outcome: z.string() })),
          'The work that it was written beside, and what came of that; null for a note of the case. The kind is null once the work itself is not kept any more.',
        ),
      }),
    ),
    tasks: z.array(
      z.object({
        id: z.string(),
        by: z.string(),
        dueOn: z.string(),
        text: z.string(),
        /** Closed: not done, since one of us closed the session. */
        done: z.nullable(z.object({ by: z.string(), at: z.string(), isClosed: z.boolean() })),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const addCaseNote = call({
  ...changing,
  method: 'POST',
  path: '/cases/{customerId}/notes',
  summary:
    'Writes a note about a person down, for staff alone and for good: it stands in the copy of their data. The same id again changes nothing.',
  params,
  body: z.strictObject({ id, text: typed }),
  errors: ['NOT_FOUND'],
});

export const addCaseTask = call({
  ...changing,
  method: 'POST',
  path: '/cases/{customerId}/tasks',
  summary: 'Writes down what is to be done for a person, by which day. The same id again changes nothing.',
  params,
  body: z.strictObject({ id, text: typed, dueOn: z.string().check(z.maxLength(10)) }),
  errors: ['NOT_FOUND'],
});

export const finishCaseTask = call({
  ...changing,
  method: 'POST',
  path: '/cases/{customerId}/tasks/{taskId}/done',
  summary: 'Says that it is done. Again it changes nothing: whoever did it first did it.',
  params: z.object({ customerId: id, taskId: id }),
  errors: ['NOT_FOUND'],
});

export const setCaseFlag = call({
  ...changing,
  method: 'PUT',
  path: '/cases/{customerId}/flags',
  summary: 'Sets what whoever talks to a person has to know first, or takes it away.',
  params,
  body: z.strictObject({ flag: z.enum(CASE_FLAGS), isSet: z.boolean() }),
  errors: ['NOT_FOUND'],
});

export const TIMELINE_KINDS = [
  'came',
  'registered',
  'details changed',
  'consent given',
  'consent withdrawn',
  'consent refused',
  'credit search asked',
  'correction asked',
  'erasure asked',
  'erasure cancelled',
  'advice given',
  'call asked',
  'call taken back',
  'call not wanted',
  'plan moved',
  'chat begun',
  'chat ended',
  'chat followed up',
  'chat handed over',
  'talk booked',
  'talk moved',
  'talk cancelled',
  'booking noted',
  'looked at',
  'work taken',
  'work given back',
  'work put back',
  'call noted',
  'plan noted',
  'plan talked over',
  'plan looked at again',
  'advice decided',
  'advice change looked at',
  'advice decision ended',
  'advice run',
  'note added',
  'task added',
  'task done',
  'flag set',
  'flag taken away',
  'corrected with them',
  'paper opened',
  'application moved',
  'application opened',
  'form filled in with them',
  'offers noted',
  'answer noted',
  'debt taken in',
  'payment noted',
  'break noted',
  'letter opened',
  'letter noted as sent',
] as const;

export const caseTimeline = call({
  ...reading,
  method: 'GET',
  path: '/cases/{customerId}/timeline',
  summary:
    'What happened with a person, the latest first: what they did, what the rules found, what staff did. Chats and booked talks for whoever may answer and book them.',
  params,
  answer: z.object({
    events: z.array(
      z.object({
        at: z.string(),
        kind: z.enum(TIMELINE_KINDS),
        by: described(z.nullable(z.string()), 'Who of the staff; null for the person, or the rules.'),
        detail: described(
          z.nullable(z.string()),
          'Which, or what came of it, by its code; of what was put right in the words in which it stands in the case.',
        ),
      }),
    ),
    isWhole: described(z.boolean(), 'False where there is more, further back.'),
  }),
  errors: ['NOT_FOUND'],
});
