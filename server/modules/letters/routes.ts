import { takeBackHealthOfLetters, tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import {
  allLettersDocx,
  allLettersPdf,
  emailLetters,
  letterBudgetPdf,
  letterDocx,
  letterPdf,
} from '@towpath/contracts/api/letterFiles.ts';
import {
  answerLetter,
  attachBudget,
  editLetter,
  myLetter,
  myLetters,
  readLetter,
  sendLetter,
  takeLetterBack,
} from '@towpath/contracts/api/letters.ts';
import type { FastifyInstance } from 'fastify';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import type { LetterFiles } from './files.ts';
import type { Letters } from './service.ts';

/** Making a file takes a while of a processor's time. */
const DOWNLOADS: readonly Limit[] = [{ max: 60, seconds: 600, by: 'person' }];
const CHANGES: readonly Limit[] = [{ max: 300, seconds: 600, by: 'person' }];
const MAILS: readonly Limit[] = [{ max: 5, seconds: 3600, by: 'person' }];

export function registerLetterRoutes(app: FastifyInstance, letters: Letters, files: LetterFiles): void {
  route(app, myLetters, ({ who }) => letters.mine(who.customerId));

  route(app, tellForLetters, ({ who, body }) => letters.tell(who.customerId, body), { limits: CHANGES });

  route(app, takeBackHealthOfLetters, ({ who }) => letters.takeBackHealth(who.customerId), {
    limits: CHANGES,
  });

  route(app, myLetter, ({ who, params }) => letters.one(who.customerId, params.letterId));

  route(app, editLetter, ({ who, params, body }) => letters.edit(who.customerId, params.letterId, body), {
    limits: CHANGES,
  });

  route(app, attachBudget, ({ who, params, body }) => letters.attach(who.customerId, params.letterId, body), {
    limits: CHANGES,
  });

  route(app, readLetter, ({ who, params, body }) => letters.read(who.customerId, params.letterId, body), {
    limits: CHANGES,
  });

  route(app, sendLetter, ({ who, params, body }) => letters.send(who.customerId, params.letterId, body), {
    limits: CHANGES,
  });

  route(
    app,
    takeLetterBack,
    ({ who, params, body }) => letters.notSent(who.customerId, params.letterId, body),
    {
      limits: CHANGES,
    },
  );

  route(app, answerLetter, ({ who, params, body }) => letters.answer(who.customerId, params.letterId, body), {
    limits: CHANGES,
  });

  route(
    app,
    letterPdf,
    ({ who, params, query }) => files.pdf(who.customerId, params.letterId, query.version),
    { limits: DOWNLOADS },
  );

  route(
    app,
    letterDocx,
    ({ who, params, query }) => files.docx(who.customerId, params.letterId, query.version),
    { limits: DOWNLOADS },
  );

  route(app, letterBudgetPdf, ({ who, params }) => files.budgetPdf(who.customerId, params.letterId), {
    limits: DOWNLOADS,
  });

  route(app, allLettersPdf, ({ who }) => files.allPdf(who.customerId), { limits: DOWNLOADS });

  route(app, allLettersDocx, ({ who }) => files.allDocx(who.customerId), { limits: DOWNLOADS });

  route(app, emailLetters, ({ who, body }) => files.email(who.customerId, body.letterId, app.outbox), {
    limits: MAILS,
  });
}
