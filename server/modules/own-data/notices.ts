import { type RetentionRules, sayKeepFor } from '@towpath/domain/people/retention.ts';
import { type Letterhead, type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MailSender } from '../../platform/mail/port.ts';
import { noticeSubject } from './erasures.ts';
import { words } from './words.ts';

const HOUR = 60 * 60 * 1000;
/** Then the address is forgotten: nobody is left to tell. */
const MOST_TRIES = 24;
const AT_ONCE = 100;

/**
 * Sends the mails that tell people that they were erased, and forgets their addresses. One that does not go is tried
 * again each hour for a day.
 */
export async function sendNotices(
  deps: {
    readonly database: Database;
    readonly seal: Seal;
    readonly mailSender: MailSender;
    readonly rules: RetentionRules;
    readonly letterheadOf: LetterheadOf;
  },
  now: Date,
): Promise<void> {
  const { database, seal, mailSender, rules } = deps;
  const letterhead = await deps.letterheadOf(null);
  const due = await database
    .selectFrom('erasure_notices')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id, sealed_email: sealed, attempts } of due) {
    const email = seal.open(sealed, noticeSubject(id));
    try {
      if (email !== null) await mailSender.send(noticeTo(email, letterhead, rules));
    } catch {
      if (attempts + 1 < MOST_TRIES) {
        await database
          .updateTable('erasure_notices')
          .set({ attempts: attempts + 1, due_at: new Date(now.getTime() + HOUR) })
          .where('id', '=', id)
          .execute();
        continue;
      }
    }
    await database.deleteFrom('erasure_notices').where('id', '=', id).execute();
  }
}

function noticeTo(to: string, letterhead: Letterhead, rules: RetentionRules) {
  const keeps = words.keeps(sayKeepFor(rules.keptAdvice.keep), sayKeepFor(rules.keptConsents.keep));
  return writeMail(letterhead, 'erased', { to, path: '', values: { keeps } });
}
