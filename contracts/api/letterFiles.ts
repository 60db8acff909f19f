import * as z from 'zod/mini';
import { call } from './call.ts';
import { described } from './described.ts';
import { LETTER_CHANGE_ERRORS, letterId, letterParams } from './letters.ts';

const version = z.optional(
  described(
    z.string().check(z.regex(/^\d{1,4}$/u)),
    'A version that went out, as it was; the letter as it is now without.',
  ),
);

export const letterPdf = call({
  base: 'core',
  method: 'GET',
  path: '/letters/mine/{letterId}/letter.pdf',
  access: 'customer',
  summary: 'One letter as tagged PDF, with the statement of the budget where it is attached.',
  params: letterParams,
  query: z.object({ version }),
  file: 'application/pdf',
  errors: ['NOT_FOUND', 'LETTER_NOT_TO_SEND', 'LETTER_NOT_IN_PDF'],
});

export const letterBudgetPdf = call({
  base: 'core',
  method: 'GET',
  path: '/letters/mine/{letterId}/budget.pdf',
  access: 'customer',
  summary:
    'The statement of the budget as it goes with a letter, as tagged PDF: with the name and address of the person and what the letter is about. Not found where it goes with no such letter, or is not finished.',
  params: letterParams,
  file: 'application/pdf',
  errors: ['NOT_FOUND'],
});

export const letterDocx = call({
  base: 'core',
  method: 'GET',
  path: '/letters/mine/{letterId}/letter.docx',
  access: 'customer',
  summary:
    'One letter to change in an office program, with the statement of the budget where it is attached.',
  params: letterParams,
  query: z.object({ version }),
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  errors: ['NOT_FOUND', 'LETTER_NOT_TO_SEND'],
});

export const allLettersPdf = call({
  base: 'core',
  method: 'GET',
  path: '/letters/mine/all.pdf',
  access: 'customer',
  summary: 'All letters of the pack that are not sent yet as one tagged PDF, each from the top of a page on.',
  file: 'application/pdf',
  errors: ['NOT_FOUND', 'LETTER_NOT_IN_PDF'],
});

export const allLettersDocx = call({
  base: 'core',
  method: 'GET',
  path: '/letters/mine/all.docx',
  access: 'customer',
  summary: 'The same letters as one document to change in an office program.',
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  errors: ['NOT_FOUND'],
});

export const emailLetters = call({
  base: 'core',
  method: 'POST',
  path: '/letters/mine/email',
  access: 'registered customer',
  summary:
    'Sends letters to the address of the account and to no other: one, or all that are not sent yet. They come as PDF, or as DOCX where something of them is in a script that the PDF cannot show.',
  body: z.strictObject({ letterId: z.nullable(letterId) }),
  answer: z.object({ sentTo: z.string() }),
  errors: [...LETTER_CHANGE_ERRORS],
});
