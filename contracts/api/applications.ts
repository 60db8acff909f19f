import { APPLICATION_STATES, OUTCOMES } from '@towpath/domain/applications/applicationState.ts';
import { APPLICATION_KINDS } from '@towpath/domain/applications/form.ts';
import { DOUBTS } from '@towpath/domain/casework/doubt.ts';
import { LIVING_PLACES } from '@towpath/domain/people/nation.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';

const id = z.string().check(z.maxLength(100));
const day = z.string();

const line = z.string().check(z.maxLength(300));
const Address = z.object({
  line1: described(line, 'House and street.'),
  line2: described(line, 'More of it, or nothing.'),
  town: line,
  county: described(line, 'The county, or nothing.'),
  postcode: line,
  country: described(line, 'Empty for the UK.'),
});
const Single = z.union([z.string().check(z.maxLength(10_000)), z.number(), z.boolean(), Address]);

/** Where an answer stands: a field, or a part of an entry of a list. */
export const Place = z.object({
  field: id,
  entry: described(z.nullable(id), 'The id of an entry of a list; null for a field of its own.'),
  part: described(z.nullable(id), 'Which of its answers; null for the entry as a whole.'),
});

const whereFrom = 'Where the answer is from, in words.';
const One = z.object({ value: Single, says: z.string(), fromWords: described(z.string(), whereFrom) });

const Answer = {
  value: described(z.nullable(Single), 'Null where there is no answer, and of a list.'),
  says: described(z.nullable(z.string()), 'As people read it.'),
  from: described(
    z.nullable(z.enum(['told', 'given'])),
    'Known from before, or given in this application; null where there is no answer.',
  ),
  fromWords: described(z.nullable(z.string()), whereFrom),
};

const group = described(z.string(), 'The part of the form that it stands in.');

/** What stands in an application, what is missing and what does not match. */
export const FilledIn = z.object({
  nation: described(
    z.nullable(z.enum(LIVING_PLACES)),
    'Where the person lives: some is asked in some nations alone.',
  ),
  count: described(z.int(), 'Answers that are there.'),
  of: described(z.int(), 'Answers that are needed.'),
  clashes: described(
    z.array(
      z.object({
        at: Place,
        group,
        question: described(z.string(), 'What is asked, as people read it.'),
        values: z.array(One),
      }),
    ),
    'Answers to one question that do not match. None counts until one is picked.',
  ),
  missing: described(
    z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        items: z.array(
          z.object({
            at: Place,
            label: z.string(),
            of: described(z.nullable(z.string()), 'The entry of the list that it belongs to, by name.'),
            hint: z.nullable(z.string()),
            why: described(z.nullable(z.string()), 'Why what is there cannot stand; null where nothing is.'),
          }),
        ),
      }),
    ),
    'What is still to be answered, by group.',
  ),
  fields: z.array(
    z.object({
      id: z.string(),
      group,
      label: z.string(),
      ...Answer,
      entries: described(
        z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            isGiven: z.boolean(),
            parts: z.array(z.object({ id: z.string(), label: z.string(), ...Answer })),
          }),
        ),
        'Of a list; empty for others.',
      ),
    }),
  ),
});

const ofEntry = described(z.nullable(z.string()), 'The entry of a list that it belongs to, by name.');

/** Answers in words as they were handed over, by the groups of the form. */
export const KeptGroups = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    lines: z.array(
      z.object({
        at: Place,
        label: z.string(),
        of: ofEntry,
        says: described(z.string(), 'As people read it.'),
        fromWords: described(z.string(), whereFrom),
      }),
    ),
  }),
);

/** Answers that are others now than they were handed over. */
export const ChangedAnswers = z.array(
  z.object({
    at: Place,
    label: z.string(),
    of: ofEntry,
    was: described(z.nullable(z.string()), 'As it was handed over; null where there was no answer.'),
    now: described(z.nullable(z.string()), 'As it is now; null where there is no answer that counts.'),
  }),
);

/** That a form is for another nation than its person lives in. */
export const FormElsewhere = z.nullable(
  z.object({
    isFor: described(z.string(), 'For homes in which nation it is, such as "Scotland".'),
    home: described(
      z.nullable(z.string()),
      'The nation of their home; null where that is outside the UK, or not known.',
    ),
  }),
);

/** The application for what a person chose, as they fill it in. */
export const Application = named(
  'Application',
  z.object({
    planId: z.string(),
    kind: described(z.enum(APPLICATION_KINDS), 'Which form it is.'),
    product: z.object({ shortName: z.string(), name: z.string() }),
    receiver: described(z.string(), 'Who decides on it, or takes it over.'),
    state: described(z.enum(APPLICATION_STATES), 'Where it stands.'),
    elsewhere: described(
      FormElsewhere,
      'Why it goes no further: it is for another nation than their home is in by what they told since; null where it is for theirs.',
    ),
    wentAnotherWay: described(
      z.boolean(),
      'Whether its plan was sent, or runs, without this form, as somebody noted: then it is not handed over and goes no further.',
    ),
    doubt: described(
      z.nullable(z.enum(DOUBTS)),
      'Why what was chosen does not rest on the advice of today, so that we talk before it goes on; null where it does, and while there is none.',
    ),
    awaitsTalk: described(
      z.boolean(),
      'Whether nothing of it is sent before one of us has talked it over with the person, and that talk is still to come.',
    ),
    against: described(
      z.array(
        z.object({
          finds: described(z.string(), 'What was found, and what it has to be, in a sentence or two.'),
          from: described(
            z.array(z.object({ field: id, group, label: z.string() })),
            'The fields by whose answers it is so; empty where it is so by what was told before.',
          ),
        }),
      ),
      'What closes the way that it is for, by the answers in it, while it is with the person. It can be handed over all the same: we talk it over.',
    ),
    revision: described(z.int(), 'Counts what was given in it.'),
    savedAt: z.nullable(z.string()),
    filled: FilledIn,
    writtenDown: described(
      z.array(z.object({ at: Place, by: z.string(), on: day })),
      'Which answers one of us wrote down, as they were told them: who, by first name, and when.',
    ),
    fromBefore: described(
      z.nullable(z.object({ on: day })),
      'Until which day answers were given, in the forms that are over, with which this one began and which nobody has looked at since; null for none. Each says so where it is from.',
    ),
    handedOver: described(
      z.nullable(
        z.object({
          at: z.string(),
          isComplete: z.boolean(),
          by: described(
            z.nullable(z.string()),
            'Who of us handed it over as its person told them, by first name; null where they did.',
          ),
          groups: described(KeptGroups, 'Every answer as it was handed over.'),
          changed: described(
            ChangedAnswers,
            'What the person has told otherwise since, until it is decided on. An entry of a list that is gone stands for itself: it has no part.',
          ),
        }),
      ),
      'As it was handed over last; null while it is with the person.',
    ),
    adviser: described(z.nullable(z.string()), 'Who of us has it, by first name; null for nobody yet.'),
    asked: described(
      z.nullable(
        z.object({
          by: z.string(),
          on: day,
          words: described(z.string(), 'What they write to the person.'),
          fields: z.array(z.object({ at: Place, label: z.string(), of: z.nullable(z.string()) })),
        }),
      ),
      'What one of us asks again, and why; null for nothing.',
    ),
    sent: described(
      z.nullable(
        z.object({
          on: day,
          reference: described(z.nullable(z.string()), 'Their number for it; null where they gave none.'),
        }),
      ),
      'When it was sent, with the number of whoever took it.',
    ),
    answered: described(
      z.nullable(
        z.object({
          outcome: described(z.enum(OUTCOMES), 'What they decided, or that it was withdrawn before.'),
          on: day,
          says: z.string(),
        }),
      ),
      'What whoever took it has decided, and their words.',
    ),
  }),
);
export type Application = z.infer<typeof Application>;

export const myApplication = call({
  base: 'core',
  method: 'GET',
  path: '/applications/mine',
  access: 'customer',
  summary:
    'The application for what the person chose, filled in with what they told us; null where they chose nothing, or nothing that is applied for.',
  answer: z.object({ application: z.nullable(Application) }),
});

const changing = {
  base: 'core',
  method: 'POST',
  access: 'customer',
  answer: z.object({ application: Application }),
} as const;
const asRead = { planId: id, revision: described(z.int(), 'As it was read.') };

export const giveApplicationAnswer = call({
  ...changing,
  path: '/applications/mine/answers',
  summary:
    'Gives an answer in the application, picks one of two that do not match, or with null takes back what was given there. Of a list, a whole entry by its parts, or an empty list for none.',
  body: z.strictObject({
    ...asRead,
    at: Place,
    value: described(
      z.nullable(z.union([Single, z.record(id, Single), z.array(z.never())])),
      'Money in pence; a day as YYYY-MM-DD; an entry of a list by its parts.',
    ),
  }),
  errors: [
    'NOT_FOUND',
    'VALIDATION_FAILED',
    'APPLICATION_WITH_ADVISER',
    'APPLICATION_CHANGED_ELSEWHERE',
    'SESSION_CLOSED',
  ],
});

export const handOverApplication = call({
  ...changing,
  path: '/applications/mine/hand-over',
  summary:
    'Hands the application over to one of us, complete or as it is. Handing over what is handed over changes nothing.',
  body: z.strictObject({
    ...asRead,
    asItIs: described(z.boolean(), 'Something may be missing, or not match.'),
  }),
  errors: [
    'NOT_FOUND',
    'APPLICATION_NOT_READY',
    'APPLICATION_WITH_ADVISER',
    'APPLICATION_CHANGED_ELSEWHERE',
    'SESSION_CLOSED',
  ],
});

export const takeBackApplication = call({
  ...changing,
  path: '/applications/mine/take-back',
  summary:
    'Takes the application back, to change it, before one of us has accepted it. Again it changes nothing.',
  body: z.strictObject({ planId: id }),
  errors: ['NOT_FOUND', 'APPLICATION_WITH_ADVISER', 'SESSION_CLOSED'],
});
