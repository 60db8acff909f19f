import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import { maskedEmail } from '@towpath/domain/values/email.ts';
import type { FromOf } from '../../papers/contact.ts';
import { heading, type Paper, paragraph, parts, smallPrint } from '../../papers/paper.ts';
import type { PaperPool } from '../../papers/paperPool.ts';
import { sayDayOf, sayMoment } from '../../papers/sayings.ts';
import { type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import type { MailWriter, Outbox } from '../../platform/mail/outbox.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { accountById } from '../customers/accounts.ts';
import { messagesAfter } from './messages.ts';
import { type Conversation, conversationById, latestConversation } from './repository.ts';
import { words } from './words.ts';

export const TRANSCRIPT_MAIL = 'chat transcript';

export type Transcripts = ReturnType<typeof createTranscripts>;

/** What was written in a conversation, for whoever it was with: by mail, and as a file. */
export function createTranscripts(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly seal: Seal;
  readonly fromOf: FromOf;
  readonly letterheadOf: LetterheadOf;
  readonly paperPool: Pick<PaperPool, 'write'>;
}) {
  const { database, clock, seal, fromOf, letterheadOf, paperPool } = deps;
  const emailOf = async (customerId: string) => (await accountById(database, customerId))?.email ?? null;

  /** Sends a person their latest conversation. Throws NOT_FOUND where there was none. */
  async function email(customerId: string, outbox: Outbox): Promise<{ readonly sentTo: string }> {
    const conversation = await latestConversation(database, customerId);
    const to = await emailOf(customerId);
    if (!conversation || to === null) throw new ApiError('NOT_FOUND');
    await database
      .transaction()
      .execute(trx => outbox.add(trx, customerId, TRANSCRIPT_MAIL, clock.now(), conversation.id));
    outbox.nudge();
    return { sentTo: maskedEmail(to) };
  }

  /** Writes that mail. Its text quotes nothing that was said. */
  const letter: MailWriter = async (customerId, about) => {
    const conversation = about === null ? undefined : await conversationById(database, about);
    const to = await emailOf(customerId);
    if (to === null || conversation?.customerId !== customerId) return null;
    const bytes = await written(customerId, conversation);
    const letterhead = await letterheadOf(customerId);
    const filename = letterhead.isNeutral ? 'paper-1.pdf' : 'your-chat.pdf';
    return {
      ...writeMail(letterhead, 'chatTranscript', { to, path: '/login' }),
      attachments: [{ filename, contentType: 'application/pdf', content: bytes }],
    };
  };

  /** Their latest conversation, to keep. Throws NOT_FOUND where there was none. */
  async function file(customerId: string): Promise<FileAnswer> {
    const conversation = await latestConversation(database, customerId);
    if (!conversation) throw new ApiError('NOT_FOUND');
    return { name: 'your-chat.pdf', bytes: await written(customerId, conversation) };
  }

  async function written(customerId: string, conversation: Conversation): Promise<Buffer> {
    const messages = await messagesAfter(database, seal, conversation, 0);
    const about = { from: await fromOf(customerId), begunAt: conversation.begunAt, at: clock.now() };
    return (await paperPool.write(transcriptPaper(messages, about))).bytes;
  }

  return { email, letter, file };
}

function transcriptPaper(
  messages: readonly ChatMessage[],
  {
    from,
    begunAt,
    at,
  }: { readonly from: Awaited<ReturnType<FromOf>>; readonly begunAt: Date; readonly at: Date },
): Paper {
  const says = words.transcript;
  return {
    title: says.title,
    brand: from.brand,
    marks: [sayDayOf(at)],
    at,
    blocks: parts(
      heading(2, says.made(sayDayOf(begunAt))),
      ...messages.map(message => [
        smallPrint(
          says.line(
            message.name === null ? says.you : says.adviser(message.name),
            sayMoment(new Date(message.at)),
          ),
        ),
        paragraph(message.text),
      ]),
      smallPrint(from.firm),
    ),
  };
}
