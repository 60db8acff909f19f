import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { LetterState } from './letterState.ts';
import { SentVersion, sendLetter } from './letters.ts';

const { version, on, by } = sendLetter.body.shape;
const params = z.object({ customerId: z.string().check(z.maxLength(100)) });
const one = z.object({ ...params.shape, letterId: z.string().check(z.maxLength(120)) });
const of = { base: 'staff', access: 'staff', permission: 'see cases', method: 'GET' } as const;
const line = z.string();
const name = described(
  z.nullable(z.string()),
  'What kind of letter it is; null where that tells of health, to who may not see it.',
);
const query = z.object({
  version: described(
    z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/u))),
    'Which version that went out; as it would go today where it is left out.',
  ),
});

const VersionInCase = z.extend(SentVersion, {
  notedBy: described(
    z.nullable(z.string()),
    'Who of the staff wrote it down with the person; null where they said so themselves.',
  ),
});

export const caseLetters = call({
  ...of,
  path: '/cases/{customerId}/letters',
  summary:
    'The letters that a person has begun: how each stands, what went out, on which day and how, when an answer is expected and what came.',
  params,
  answer: z.object({
    today: described(z.string(), "'YYYY-MM-DD', in London."),
    letters: z.array(
      z.object({
        id: z.string(),
        name,
        to: z.string(),
        state: LetterState,
        readOn: described(
          z.nullable(z.string()),
          "The day on which the person read it; null before, 'YYYY-MM-DD'.",
        ),
        versions: described(z.array(VersionInCase), 'What went out, the latest first.'),
        toNote: described(
          z.nullable(
            z.object({
              version: described(z.int(), 'The number that it has from then on.'),
              from: described(
                z.string(),
                "The day on which they read it, 'YYYY-MM-DD': it went then or later.",
              ),
            }),
          ),
          'That they sent it can be written down with them, by a role that changes cases: they have read it as it is. Null for all others, and where `name` is.',
        ),
        ifSilent: described(
          z.nullable(z.string()),
          'What they do where no answer comes; null where `name` is.',
        ),
        toConfirm: described(
          z.nullable(z.string()),
          'What one of us has to confirm of it before it goes; null for nothing, and where `name` is.',
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const noteLetterSent = call({
  ...of,
  permission: 'change cases',
  method: 'POST',
  path: '/cases/{customerId}/letters/{letterId}/sent',
  summary:
    'Writes down with the person that they sent a letter that they have read, on which day and how, by the hand of one of us, which stays beside it. What went is kept as it was, and an offer goes into their plan. The same again changes nothing.',
  params: one,
  body: z.strictObject({ version, on, by }),
  errors: [
    'NOT_FOUND',
    'LETTER_HAS_CHANGED',
    'LETTER_NOT_READ',
    'LETTER_NOT_TO_SEND',
    'SESSION_CLOSED',
    'VALIDATION_FAILED',
  ],
});

export const caseLetter = call({
  ...of,
  path: '/cases/{customerId}/letters/{letterId}',
  summary:
    'What a letter says, as it would go today or as a version of it went. What the person wrote in words of their own is not shown to who may not see facts of health.',
  params: one,
  query,
  answer: z.object({
    name,
    to: z.string(),
    isWithheld: described(z.boolean(), 'Something is not shown, since it may tell of health.'),
    text: described(
      z.nullable(
        z.object({
          addressee: z.array(line),
          from: z.array(line),
          date: z.string(),
          reference: line,
          greeting: line,
          blocks: z.array(z.object({ kind: z.enum(['paragraph', 'bullets']), lines: z.array(line) })),
          closing: z.array(line),
        }),
      ),
      'Null where all of it tells of health.',
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const caseLetterPaper = call({
  ...of,
  path: '/cases/{customerId}/letters/{letterId}/paper',
  summary: 'The same to open, as PDF. Not found where something of it is not shown.',
  params: one,
  query,
  file: 'application/pdf',
  errors: ['NOT_FOUND', 'LETTER_NOT_IN_PDF'],
});

export const caseLetterWord = call({
  ...of,
  path: '/cases/{customerId}/letters/{letterId}/paper.docx',
  summary:
    'The same as DOCX, as the person gets it where the PDF cannot show all of it. Not found where something of it is not shown.',
  params: one,
  query,
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  errors: ['NOT_FOUND'],
});
