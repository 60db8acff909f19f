import { createServer } from 'node:net';
import { smtpSender } from '@towpath/server/partners/mail/smtp.ts';
import { createOutbox } from '@towpath/server/platform/mail/outbox.ts';
import type { BenchDatabase } from '../running/database.ts';

export type MailMeasured = { readonly mails: number; readonly perSecond: number };

/** What a mail server far away takes to answer the end of a mail, in ms. */
const ANSWERS_AFTER = 100;
const TEXT = 'x'.repeat(2000);

/** How fast mails that wait leave, by SMTP, to a mail server that takes its time with each. */
export async function measureMail({ database }: BenchDatabase, mails: number): Promise<MailMeasured> {
  const server = await slowMailServer();
  const outbox = createOutbox({
    database,
    clock: { now: () => new Date() },
    sender: smtpSender(`smtp://127.0.0.1:${server.port}`, 'us@towpath.example', { needsTls: false }),
    writers: { mail: async () => ({ to: 'a@towpath.example', subject: 'A mail', text: TEXT, html: TEXT }) },
  });
  const { id } = await database
    .insertInto('customers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = { customer_id: id, kind: 'mail', due_at: new Date() };
  for (let left = mails; left > 0; left -= 500) {
    await database
      .insertInto('outbox')
      .values(Array.from({ length: Math.min(left, 500) }, () => row))
      .execute();
  }
  const began = performance.now();
  await outbox.drain();
  const seconds = (performance.now() - began) / 1000;
  await outbox.stop();
  await server.close();
  if (server.taken() !== mails) throw new Error(`${server.taken()} mails arrived, not ${mails}.`);
  return { mails, perSecond: mails / seconds };
}

async function slowMailServer(): Promise<{ port: number; taken(): number; close(): Promise<void> }> {
  let taken = 0;
  const server = createServer(socket => {
    let inMail = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 mail.example\r\n');
    socket.on('data', data => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        if (inMail && line !== '.') continue;
        if (inMail) taken++;
        setTimeout(
          () => socket.write(line === 'DATA' ? '354 go on\r\n' : '250 fine\r\n'),
          inMail ? ANSWERS_AFTER : 0,
        );
        inMail = line === 'DATA';
      }
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    taken: () => taken,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}
