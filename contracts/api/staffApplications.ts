import { APPLICATION_STATES, OUTCOMES } from '@towpath/domain/applications/applicationState.ts';
import { DOUBTS } from '@towpath/domain/casework/doubt.ts';
import * as z from 'zod/mini';
import { ChangedAnswers, FormElsewhere, KeptGroups, Place } from './applications.ts';
import { call } from './call.ts';

const id = z.string().check(z.maxLength(100));
const params = z.object({ customerId: id });
/** Which of their forms, by the plan that it is for; left out for the one that is worked on now. */
const query = z.object({ planId: z.optional(id) });
const staff = { base: 'staff', access: 'staff' } as const;
const reading = { ...staff, method: 'GET', permission: 'see cases', params, query } as const;
const changing = { ...staff, method: 'POST', permission: 'take work', params, query } as const;
const refusals = ['NOT_FOUND', 'WORK_IS_TAKEN', 'CHANGED_MEANWHILE'] as const;
/** The version that was on the screen. */
const version = z.int();

/** The longest that is written to a person with what is asked again. */
export const LONGEST_ASKING = 2000;

/** An application as it was handed over. */
export const HandedOver = z.object({
  number: z.int(),
  at: z.string(),
  isComplete: z.boolean(),
  groups: KeptGroups,
  missing: z.array(
    z.object({ at: Place, label: z.string(), of: z.nullable(z.string()), why: z.nullable(z.string()) }),
  ),
  clashes: z.array(
    z.object({
      at: Place,
      question: z.string(),
      values: z.array(z.object({ says: z.string(), fromWords: z.string() })),
    }),
  ),
  /** What the person gave in the application that is not what is known elsewhere. */
  settled: z.array(
    z.object({
      label: z.string(),
      of: z.nullable(z.string()),
      says: z.string(),
      others: z.array(z.object({ says: z.string(), fromWords: z.string() })),
    }),
  ),
  /** So many lines tell of health, and are not shown to the reader; of Breathing Space one for all that may, whichever kind it is. */
  withheld: z.int(),
  /** Answers that we give, by the advice: nobody is asked about one again. */
  ours: z.array(Place),
});

export const caseApplication = call({
  ...reading,
  path: '/cases/{customerId}/application',
  summary: 'The application of a person, as they handed it over, with where each answer is from.',
  answer: z.object({
    application: z.nullable(
      z.object({
        planId: z.string(),
        name: z.string(),
        receiver: z.string(),
        state: z.enum(APPLICATION_STATES),
        /** What is filled in now; a person who still fills it in has handed over nothing. */
        count: z.int(),
        of: z.int(),
        handedOver: z.nullable(HandedOver),
        /** Whether the person has told something else since. */
        hasChangedSince: z.boolean(),
        /** Which answers are others now, without those that the reader may not see. */
        changed: ChangedAnswers,
        reference: z.nullable(z.string()),
        history: z.array(
          z.object({
            at: z.string(),
            state: z.enum(APPLICATION_STATES),
            by: z.enum(['person', 'adviser', 'receiver']),
            name: z.nullable(z.string()),
            /** Its person said yes to it on the phone. */
            hasAgreed: z.boolean(),
            words: z.nullable(z.string()),
            /** The day that one of us noted, and the number that came with it. */
            on: z.nullable(z.string()),
            reference: z.nullable(z.string()),
            faults: z.array(z.string()),
          }),
        ),
        /** Who has the work about it; null where nothing waits. */
        work: z.nullable(
          z.object({
            takenBy: z.nullable(z.string()),
            isMine: z.boolean(),
            /** Somebody passed it on: who may see facts of health has to accept it. */
            isForWhoSeesHealth: z.boolean(),
          }),
        ),
        /** What the rules of the solution say of it as it is filled in now: what closes it, and what is to be found out. */
        against: z.object({ closedBy: z.array(z.string()), open: z.array(z.string()) }),
        /** Why it goes no further: it is for another nation than their home is in by now; null where it is for theirs. */
        elsewhere: FormElsewhere,
        /** The plan that it is for is over: its answer is noted and gone through with the person, and nothing else moves. */
        isPlanOver: z.boolean(),
        /** It was decided, and their plan stands as something else, which nothing but one of us puts right. */
        planDiffers: z.boolean(),
        /** Why it is neither accepted nor sent today: it does not rest on the advice of today; null where it does. */
        doubt: z.nullable(z.enum(DOUBTS)),
        /** It is neither accepted nor sent before one of us has noted that they talked it over with its person. */
        talkWaits: z.boolean(),
        /** Whether it can be sent from here. */
        canSend: z.boolean(),
        /** Whether its receiver can be asked what became of it; one that went another way is answered by post or phone. */
        canAsk: z.boolean(),
        /** 'YYYY-MM-DD' */
        today: z.string(),
      }),
    ),
    /** Their other forms of which one of us has something to note: what was sent and is not answered stays among them. */
    others: z.array(z.object({ planId: z.string(), name: z.string(), state: z.enum(APPLICATION_STATES) })),
  }),
  errors: ['NOT_FOUND'],
});

export const caseApplicationFile = call({
  ...reading,
  path: '/cases/{customerId}/application/file',
  summary: 'The file of an application that was handed over complete, as it is sent.',
  answer: z.record(z.string(), z.unknown()),
  errors: ['NOT_FOUND'],
});

export const caseApplicationPaper = call({
  ...reading,
  path: '/cases/{customerId}/application/paper',
  summary: 'The same to read, as PDF.',
  file: 'application/pdf',
  errors: ['NOT_FOUND'],
});

export const acceptApplication = call({
  ...changing,
  path: '/cases/{customerId}/application/accept',
  summary:
    'Accepts an application as it was handed over, by whoever has taken it. From then on it is sent as it is.',
  body: z.strictObject({ version }),
  errors: [...refusals, 'APPLICATION_NOT_READY', 'NOT_CONFIRMED_YET'],
});

export const passApplicationOn = call({
  ...changing,
  path: '/cases/{customerId}/application/pass-on',
  summary:
    'Passes an application on that tells of health, by whoever has taken it and may not read all of it: it is back on the list for those who may see facts of health, and nobody else takes it.',
  body: z.strictObject({ version }),
  errors: refusals,
});

export const askApplicationAgain = call({
  ...changing,
  path: '/cases/{customerId}/application/ask-again',
  summary: 'Gives an application back to its person, with what is asked and why, by whoever has taken it.',
  body: z.strictObject({
    version,
    fields: z.array(Place).check(z.maxLength(200)),
    words: z.string().check(z.maxLength(10_000)),
  }),
  errors: [...refusals, 'NOT_CONFIRMED_YET', 'VALIDATION_FAILED'],
});

export const sendApplication = call({
  ...changing,
  path: '/cases/{customerId}/application/send',
  summary:
    'Sends the accepted file to its receiver, by whoever has taken it. Again, it is taken once. The number they gave comes back.',
  body: z.strictObject({ version }),
  answer: z.object({ reference: z.string() }),
  errors: [
    ...refusals,
    'NOT_CONFIRMED_YET',
    'NOT_SENT_FROM_HERE',
    'APPLICATION_NOT_AS_NEEDED',
    'RECEIVER_UNAVAILABLE',
  ],
});

/** The longest number that those give who take an application. */
export const LONGEST_NUMBER = 100;

const day = z.string().check(z.maxLength(20));
const number = z.string().check(z.maxLength(LONGEST_NUMBER));

export const noteApplicationSent = call({
  ...changing,
  path: '/cases/{customerId}/application/sent',
  summary:
    'Notes that the accepted file was sent another way than from here, by whoever has taken it: on which day, and under which number, if they gave one. The same again changes nothing.',
  body: z.strictObject({ version, on: day, reference: number }),
  errors: [...refusals, 'NOT_CONFIRMED_YET', 'VALIDATION_FAILED'],
});

export const noteApplicationAnswer = call({
  ...changing,
  path: '/cases/{customerId}/application/answered',
  summary:
    'Notes what those decided who took an application, as it came by post or phone, or that its person took it back before that, which ends their plan: on which day, under which number, in which words. The same again changes nothing.',
  body: z.strictObject({
    version,
    outcome: z.enum(OUTCOMES),
    on: day,
    reference: number,
    says: z.string().check(z.maxLength(LONGEST_ASKING)),
  }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'VALIDATION_FAILED'],
});

export const closeApplication = call({
  ...changing,
  path: '/cases/{customerId}/application/close',
  summary:
    'Takes the answer to a form whose plan is over off the work list, by whoever has taken it and has gone through it with the person.',
  body: z.strictObject({ version }),
  errors: refusals,
});

export const askForAnswer = call({
  ...changing,
  path: '/cases/{customerId}/application/answer',
  summary: 'Asks the receiver of an application that was sent whether they have decided.',
  answer: z.object({ outcome: z.enum(['waiting', ...OUTCOMES]) }),
  errors: ['NOT_FOUND', 'NOT_SENT_FROM_HERE', 'RECEIVER_UNAVAILABLE'],
});
