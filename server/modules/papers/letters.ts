import { type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import type { Attachment } from '../../platform/mail/port.ts';
import { recordOfMail } from './repository.ts';
import type { Papers } from './service.ts';

export type PapersLetterDeps = {
  readonly database: Database;
  readonly papers: Papers;
  readonly emailOf: (customerId: string) => Promise<string | null>;
  readonly letterheadOf: LetterheadOf;
};

/** Writes the mail that brings a person their papers. The mail's text quotes nothing from the papers. */
export function papersLetter({ database, papers, emailOf, letterheadOf }: PapersLetterDeps): MailWriter {
  return async (customerId, about) => {
    const to = await emailOf(customerId);
    const recordId = about === null ? undefined : await recordOfMail(database, customerId, about);
    if (to === null || recordId === undefined) return null;
    const files = [await papers.advice(customerId, recordId), ...(await budgetOf(papers, customerId))];
    const letterhead = await letterheadOf(customerId);
    const mail = writeMail(letterhead, 'papers', { to, path: '/login' });
    return {
      ...mail,
      attachments: files.map((file, index) =>
        attached(letterhead.isNeutral ? { ...file, name: `paper-${index + 1}.pdf` } : file),
      ),
    };
  };
}

/** The statement, unless the budget has been reopened since the mail was requested. */
async function budgetOf(papers: Papers, customerId: string): Promise<readonly FileAnswer[]> {
  try {
    return [await papers.budget(customerId)];
  } catch (fault) {
    if (fault instanceof ApiError && fault.code === 'NOT_FOUND') return [];
    throw fault;
  }
}

function attached({ name, bytes }: FileAnswer): Attachment {
  return { filename: name, contentType: 'application/pdf', content: bytes };
}
