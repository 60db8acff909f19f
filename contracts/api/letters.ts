import { PROTECTION_NAMES } from '@towpath/domain/letters/lawProtects.ts';
import { LETTER_ANSWERS, SENT_WAYS } from '@towpath/domain/letters/sentLetter.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';
import { LetterFact } from './letterFact.ts';
import { LetterPick, LetterWords, LetterPart as Part } from './letterPart.ts';
import {
  LetterAbout,
  LetterBudget,
  LetterLastDay,
  LetterOnlyIf,
  LetterSaidFirst,
  LetterState,
} from './letterState.ts';

/** How calls name a letter. */
export const letterId = described(
  z.string().check(z.maxLength(120)),
  'Which letter, as the pack names it: its kind and, after a dot, the debt that it is about.',
);
const day = z.string().check(z.maxLength(10));
const shown = described(
  z.string().check(z.maxLength(64)),
  'What the letter says, as a mark: what was read is what goes. It changes with every word of it.',
);
const onDay = "'YYYY-MM-DD', in London.";

/** One letter in the list. */
export const LetterInList = named(
  'LetterInList',
  z.object({
    id: z.string(),
    name: described(z.string(), 'What kind of letter it is.'),
    title: described(z.string(), 'With its sum, where it has one: what went, while it stands as sent.'),
    to: described(z.string(), 'Whom it is for, or went to.'),
    purpose: described(z.string(), 'What it is for, and when it is right or goes.'),
    onlyIf: LetterOnlyIf,
    about: described(z.nullable(LetterAbout), 'Null for a letter about no single debt.'),
    budget: LetterBudget,
    lastDay: described(
      z.nullable(LetterLastDay),
      'The last day to send it; null where there is none, it went or is not to go.',
    ),
    state: LetterState,
    saidFirst: LetterSaidFirst,
    warns: described(
      z.nullable(z.string()),
      'That it offers more each month than the budget leaves; null where it does not.',
    ),
    inOwnWords: described(
      z.boolean(),
      'Its offer went, as was said on the plan alone: in which words is not known, and what is shown is how it would go today.',
    ),
    stopsInterest: described(
      z.boolean(),
      'It asks for no more interest and charges: a yes to it is one to that.',
    ),
    share: described(z.nullable(z.int()), 'What it offers each month, in pence; null for none.'),
    wentOn: described(
      z.nullable(z.string()),
      `When it went last, also where it was changed since, ${onDay} Null where it did not.`,
    ),
  }),
);
export type LetterInList = z.infer<typeof LetterInList>;

/** A version that went out. */
export const SentVersion = named(
  'SentLetter',
  z.object({
    version: z.int(),
    sentOn: described(z.string(), onDay),
    by: described(
      z.nullable(z.enum(SENT_WAYS)),
      'How it was sent; null where the person said on their plan that it went.',
    ),
    answerBy: described(
      z.nullable(z.string()),
      `When an answer is to be expected, ${onDay} Null where none comes.`,
    ),
    answer: described(
      z.nullable(z.enum(LETTER_ANSWERS)),
      'What came back; null while nothing has been said of it.',
    ),
    answeredOn: described(z.nullable(z.string()), onDay),
    answersBefore: described(
      z.array(
        z.object({
          answer: described(z.enum(LETTER_ANSWERS), 'What had been noted.'),
          on: described(z.string(), onDay),
          putRightOn: described(z.string(), onDay),
        }),
      ),
      'What was noted before and put right since, the earliest first.',
    ),
    attachedBudget: z.boolean(),
    takenBackOn: described(
      z.nullable(z.string()),
      `The day on which the person said that it did not go after all, ${onDay} Null where it went.`,
    ),
    isNotedByUs: described(z.boolean(), 'One of us wrote it down, together with the person.'),
  }),
);

const isWordOnly = described(
  z.boolean(),
  'Whether it comes as DOCX alone: something of it is in a script that the PDF cannot show.',
);
/** Of a letter that went before budgets were kept with letters. */
export const budgetNotKept = described(
  z.boolean(),
  'The budget went with it and was not kept, so that no file has it.',
);

/** What went out, with how it comes as a file. */
export const SentFile = named('SentLetterFile', z.extend(SentVersion, { isWordOnly, budgetNotKept }));

/** One letter, as it would go today. */
export const Letter = named(
  'Letter',
  z.object({
    ...LetterInList.shape,
    shown,
    askFirst: described(
      z.boolean(),
      'Something of it is still to be confirmed: an adviser should read it with the person before it goes.',
    ),
    stops: described(
      z.nullable(z.string()),
      'Why it is not to be sent, such as a debt that is paid by now; null where nothing stops it.',
    ),
    asks: described(
      z.nullable(z.string()),
      'What is asked of the sum that it offers, which is another than the plan pays on the debt; null for nothing.',
    ),
    ...LetterWords.shape,
    asSent: described(
      z.nullable(LetterWords),
      'As it went, while it stands as sent; null where it did not, where no copy of it is kept, or where it was changed since.',
    ),
    leftOut: described(z.array(Part), 'Places of which the person has said that there is none.'),
    picks: described(
      z.array(LetterPick),
      'Courts and firms of other debts, to pick: none is put in by itself.',
    ),
    isBetterWithBudget: described(
      z.boolean(),
      'Who gets it is likely to ask for the budget. It goes along only where the person ticks it.',
    ),
    lacksBudget: described(
      z.boolean(),
      'The letter says that a budget goes with it, such as in words of the person, and none does.',
    ),
    notInPdf: described(
      z.array(z.string()),
      'What the PDF cannot show, since it is in a script that no font of ours has: the label of its place, or the words themselves. While there is any, the letter comes as DOCX alone.',
    ),
    ifSilent: described(z.string(), 'What to do where no answer comes.'),
    next: described(z.array(LetterInList), 'Letters that may follow.'),
    versions: described(z.array(SentFile), 'What went out, the latest first.'),
  }),
);
export type Letter = z.infer<typeof Letter>;
export type LetterPart = Letter['reference'][number];

/** What there is to send. */
export const LetterPack = z.object({
  letters: described(z.array(LetterInList), 'Those of the plan, and all that were begun.'),
  others: described(
    z.array(LetterInList),
    'Letters that could be of use besides, one lender after the other: those by whose debt something is in danger first, the gravest before all. Of one lender the one that fits best is first.',
  ),
  notToSend: described(
    z.array(
      z.object({
        to: described(z.string(), 'Who is owed.'),
        says: described(z.string(), 'Why, or what to do first.'),
        isFirst: described(z.boolean(), 'To be done before any letter goes about what is owed to them.'),
      }),
    ),
    'Of whom something is to be done first; to whom no letter goes, or none of the plan until that is drawn up anew, and why.',
  ),
  offers: described(
    z.nullable(
      z.object({
        shares: described(z.array(z.int()), 'The parts of what there is to share, each month, in pence.'),
        onTop: described(
          z.array(z.object({ to: z.string(), sum: z.int() })),
          'What is offered on top of these on debts that are paid apart, each month, in pence.',
        ),
        total: described(z.int(), 'All of them together, in pence.'),
        says: described(z.string(), 'Whether that is what there is for them.'),
      }),
    ),
    'What the letters offer together; null where none offers anything.',
  ),
  facts: described(
    z.array(LetterFact),
    'What is asked of the person for their letters, and what they can change of it.',
  ),
  protections: described(
    z.array(z.enum(PROTECTION_NAMES)),
    'What can protect somebody by law where the person lives, by short name.',
  ),
  budgetConfirmedOn: described(z.nullable(z.string()), `Null while the budget is not finished. ${onDay}`),
  isBudgetOld: described(
    z.boolean(),
    'It is so long ago that the budget should be looked at before it goes along.',
  ),
  emailTo: described(
    z.nullable(z.string()),
    'Where letters would be mailed, most of it hidden; null for a guest.',
  ),
});
export type LetterPack = z.infer<typeof LetterPack>;

const answer = z.object({ letter: Letter });
/** The letter of a call. */
export const letterParams = z.object({ letterId });
/** What every change of a letter can be refused with. */
export const LETTER_CHANGE_ERRORS = ['NOT_FOUND', 'SESSION_CLOSED', 'LETTER_NOT_TO_SEND'] as const;

export const myLetters = call({
  base: 'core',
  method: 'GET',
  path: '/letters/mine',
  access: 'customer',
  summary: 'The letters that a person can send about their debts, and how each stands.',
  answer: LetterPack,
});

export const myLetter = call({
  base: 'core',
  method: 'GET',
  path: '/letters/mine/{letterId}',
  access: 'customer',
  summary:
    'One letter as it would go today, with the places that can be changed or have to be filled in; and as it went, once it is sent.',
  params: letterParams,
  answer,
  errors: ['NOT_FOUND'],
});

export const editLetter = call({
  base: 'core',
  method: 'POST',
  path: '/letters/mine/{letterId}/places',
  access: 'customer',
  summary:
    'Writes one place of a letter. An address and a reference are there for the next letter too. The same value again changes nothing.',
  params: letterParams,
  body: z.strictObject({
    place: described(z.string().check(z.maxLength(40)), 'Which place, by its name.'),
    value: described(
      z.string().check(z.maxLength(1000)),
      'Empty says that there is none, where that is an answer; else it puts back what is known.',
    ),
    was: described(
      z.string().check(z.maxLength(1000)),
      'What stood there before: another window may have changed it since.',
    ),
  }),
  answer,
  errors: [...LETTER_CHANGE_ERRORS, 'LETTER_CHANGED_ELSEWHERE', 'VALIDATION_FAILED'],
});

export const attachBudget = call({
  base: 'core',
  method: 'POST',
  path: '/letters/mine/{letterId}/budget',
  access: 'customer',
  summary: 'Says whether the statement of the budget goes with a letter. It has nothing of health.',
  params: letterParams,
  body: z.strictObject({ isAttached: z.boolean() }),
  answer,
  errors: [...LETTER_CHANGE_ERRORS, 'VALIDATION_FAILED'],
});

export const readLetter = call({
  base: 'core',
  method: 'POST',
  path: '/letters/mine/{letterId}/read',
  access: 'customer',
  summary: 'Says that the person has read a letter as it is shown. Not before every place is filled in.',
  params: letterParams,
  body: z.strictObject({ shown }),
  answer,
  errors: [...LETTER_CHANGE_ERRORS, 'LETTER_HAS_CHANGED', 'LETTER_HAS_GAPS'],
});

export const sendLetter = call({
  base: 'core',
  method: 'POST',
  path: '/letters/mine/{letterId}/sent',
  access: 'customer',
  summary:
    'Says that the person has sent a letter that they have read, on which day and how. What went is kept as it was. Nothing is sent by us.',
  params: letterParams,
  body: z.strictObject({
    shown,
    version: described(
      z.int().check(z.gte(1)),
      'The number that it has from now on: one more than the last.',
    ),
    on: described(day, onDay),
    by: described(z.enum(SENT_WAYS), 'How it was sent.'),
  }),
  answer,
  errors: [...LETTER_CHANGE_ERRORS, 'LETTER_HAS_CHANGED', 'LETTER_NOT_READ', 'VALIDATION_FAILED'],
});

export const takeLetterBack = call({
  base: 'core',
  method: 'POST',
  path: '/letters/mine/{letterId}/not-sent',
  access: 'customer',
  summary:
    'Takes back that a version of a letter went, which was said by mistake. It stays with the day of both, and counts no more: an offer of the plan that it was goes back with it. The same again changes nothing.',
  params: letterParams,
  body: z.strictObject({ version: z.int().check(z.gte(1)) }),
  answer,
  errors: ['NOT_FOUND', 'SESSION_CLOSED', 'LETTER_STAYS_SENT'],
});

export const answerLetter = call({
  base: 'core',
  method: 'POST',
  path: '/letters/mine/{letterId}/answer',
  access: 'customer',
  summary: 'Notes what came back to a letter that was sent, or that nothing did. The last note counts.',
  params: letterParams,
  body: z.strictObject({
    version: z.int(),
    answer: described(z.enum(LETTER_ANSWERS), 'What came back.'),
    on: described(day, onDay),
  }),
  answer,
  errors: ['NOT_FOUND', 'SESSION_CLOSED', 'VALIDATION_FAILED'],
});
