import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { open } from '../web/service.ts';
import { mailboxPages } from './pages.ts';
import type { ReceivedMail } from './receivedMail.ts';

export type Mailbox = {
  /** Where to send mails. */
  readonly smtpUrl: string;
  /** Where to read them: a page at `/`, JSON at `/mails.json`. */
  readonly webUrl: string;
  close(): Promise<void>;
};

/** Enough for any test; beyond it the oldest are dropped. */
const MOST = 500;
const LARGEST = 5 * 1024 * 1024;
/** The port of the page, unless it is already in use. */
const USUAL_PORT = 8025;

/**
 * A mail server for people who build and try the service: it accepts every mail by real SMTP, delivers none, and
 * shows them. Only programs on this machine can reach it. Mails are kept in memory until it ends.
 */
export async function startMailbox(webPort = USUAL_PORT): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST,
    logger: false,
    async onData(stream, session, done) {
      try {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(part);
        mails.push(
          await read(
            Buffer.concat(parts),
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        if (mails.length > MOST) mails.shift();
        done();
      } catch (fault) {
        done(fault instanceof Error ? fault : new Error('not readable'));
      }
    },
  });
  // A client that disconnects is ignored.
  smtp.on('error', () => undefined);
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const web = await open(() => mailboxPages(mails), webPort);
  return {
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    webUrl: web.url,
    async close() {
      await Promise.all([new Promise<void>(resolve => void smtp.close(() => resolve())), web.close()]);
    },
  };
}

async function read(raw: Buffer, to: string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const text = mail.text ?? '';
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    to,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? '',
      kind: mimeType,
      content: String(content),
    })),
  };
}
