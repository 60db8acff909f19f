import { request } from 'node:http';
import { connect } from 'node:net';
import { smtpSender } from '@towpath/server/partners/mail/smtp.ts';
import type { Mail } from '@towpath/server/platform/mail/port.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from './mailbox.ts';
import type { ReceivedMail } from './receivedMail.ts';

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox(0);
});
afterAll(() => mailbox.close());
beforeEach(async () => {
  await fetch(`${mailbox.webUrl}/mails.json`, { method: 'DELETE' });
});

const MAIL = {
  to: 'Danielle@towpath.example',
  subject: 'Your next step – £5 & “more”',
  text: 'Hello.\n\nCarry on:\nhttps://advice.towpath.example/login?a=1&b=2\n',
  html: '<p>Hello</p><script>alert(1)</script>',
};

async function send(mail: Mail = MAIL): Promise<void> {
  const sender = smtpSender(mailbox.smtpUrl, 'Towpath <hello@towpath.example>', { needsTls: false });
  await sender.send(mail);
  sender.close();
}

const list = async (query = ''): Promise<ReceivedMail[]> =>
  (await fetch(`${mailbox.webUrl}/mails.json${query}`)).json();

describe('the mailbox', () => {
  it('accepts a mail by SMTP and shows all of it', async () => {
    await send();
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        receivedAt: expect.any(String),
        to: ['Danielle@towpath.example'],
        from: 'hello@towpath.example',
        subject: MAIL.subject,
        text: expect.stringContaining(MAIL.text),
        html: expect.stringContaining('<p>Hello</p>'),
        links: ['https://advice.towpath.example/login?a=1&b=2'],
        attachments: [],
      },
    ]);
  });

  it('keeps the files that came with a mail', async () => {
    const content = Buffer.from('%PDF-1.7');
    await send({
      ...MAIL,
      attachments: [{ filename: 'paper.pdf', contentType: 'application/pdf', content }],
    });
    const [mail] = await list();
    expect(mail?.attachments).toEqual([
      { name: 'paper.pdf', kind: 'application/pdf', content: content.toString('base64') },
    ]);
    const file = await fetch(`${mailbox.webUrl}/mails/${mail?.id}/files/0`);
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/pdf', '%PDF-1.7']);
    expect((await fetch(`${mailbox.webUrl}/mails/${mail?.id}/files/1`)).status).toBe(404);
  });

  it('finds the mails of one address, newest first', async () => {
    for (const subject of ['first', 'second']) await send({ ...MAIL, subject });
    await send({ ...MAIL, to: 'other@towpath.example' });
    const found = await list('?to=danielle@towpath.example');
    expect(found.map(({ subject }) => subject)).toEqual(['second', 'first']);
  });

  it('shows the mails as pages in which nothing of a mail can run', async () => {
    await send({ ...MAIL, subject: '<script>alert(2)</script>' });
    const start = await (await fetch(mailbox.webUrl)).text();
    expect(start).toContain('&lt;script&gt;alert(2)');
    const [mail] = await list();
    const page = await fetch(`${mailbox.webUrl}/mails/${mail?.id}`);
    const text = await page.text();
    expect(text).toContain('sandbox=');
    expect(text).toContain('<a href="https://advice.towpath.example/login?a=1&amp;b=2">');
    const framed = await fetch(`${mailbox.webUrl}/mails/${mail?.id}/html`);
    expect(framed.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(framed.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('answers this machine only, whatever name is used for it', async () => {
    const status = await new Promise(resolve => {
      const { port } = new URL(mailbox.webUrl);
      request(
        { host: '127.0.0.1', port, path: '/mails.json', headers: { host: 'rebound.example' } },
        answer => resolve(answer.statusCode),
      ).end();
    });
    expect(status).toBe(403);
  });

  it('survives a client that disconnects', async () => {
    const { port } = new URL(mailbox.smtpUrl);
    await new Promise<void>(resolve => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write('EHLO x\r\nMAIL FROM:<a@b.example>\r\nDATA\r\n');
        socket.destroy();
        resolve();
      });
    });
    await send();
    expect(await list()).toHaveLength(1);
  });

  it('moves to another port when its own is taken', async () => {
    const taken = Number(new URL(mailbox.webUrl).port);
    const second = await startMailbox(taken);
    expect(second.webUrl).not.toBe(mailbox.webUrl);
    expect((await fetch(second.webUrl)).status).toBe(200);
    await second.close();
  });
});
