import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { MailSender } from '../../platform/mail/port.ts';
import { smtpSender } from './smtp.ts';

const MAIL = { to: 'danielle@towpath.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

/** What the mail server has open. */
const sockets = new Set<Socket>();
let server: Server | undefined;
let sender: MailSender | undefined;
afterEach(async () => {
  sender?.close();
  await new Promise(resolve => (server ? server.close(resolve) : resolve(undefined)));
});

/** A mail server that takes every mail and knows no encryption; what it is told is listed, up to the mail itself. */
async function plainServer(): Promise<{ readonly port: number; readonly told: string[] }> {
  const told: string[] = [];
  const opened = createServer(socket => {
    sockets.add(socket);
    let inMail = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 mail.example\r\n');
    socket.on('data', data => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        if (inMail && line !== '.') continue;
        inMail = line === 'DATA';
        told.push(line);
        const knows = !line.startsWith('STARTTLS');
        socket.write(line === 'DATA' ? '354 go on\r\n' : knows ? '250 fine\r\n' : '502 not here\r\n');
      }
    });
  });
  server = opened;
  await new Promise<void>(resolve => opened.listen(0, '127.0.0.1', resolve));
  const address = opened.address();
  return { port: typeof address === 'object' && address ? address.port : 0, told };
}

it.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
  'tells a mail server without encryption neither password nor mail where it is needed, whatever the address says: "%s" (HO-174)',
  async query => {
    const { port, told } = await plainServer();
    sender = smtpSender(`smtp://user:hunter2@127.0.0.1:${port}/${query}`, 'a@towpath.example', {
      needsTls: true,
    });
    await expect(sender.send(MAIL)).rejects.toThrow(/STARTTLS/i);
    expect(told.filter(line => !/^(?:EHLO|HELO|STARTTLS|QUIT)/.test(line))).toEqual([]);
    expect(told).toContain('STARTTLS');
  },
);

it('hands mail over without it where it is not needed, as on the same machine (HO-174)', async () => {
  const { port, told } = await plainServer();
  sender = smtpSender(`smtp://127.0.0.1:${port}`, 'a@towpath.example', { needsTls: false });
  await sender.send(MAIL);
  expect(told).toContain('DATA');
});

it('hands many mails over on few connections, side by side, and again after those have gone (IS-014)', async () => {
  const { port, told } = await plainServer();
  sender = smtpSender(`smtp://127.0.0.1:${port}`, 'a@towpath.example', { needsTls: false });
  const count = (line: RegExp) => told.filter(each => line.test(each)).length;
  await Promise.all(Array.from({ length: 50 }, () => sender?.send(MAIL)));
  expect(count(/^DATA/)).toBe(50);
  expect(count(/^EHLO/)).toBe(10);
  for (const socket of sockets) socket.destroy();
  await sender.send(MAIL);
  expect(count(/^DATA/)).toBe(51);
});

it('hands over no mail to an address that nobody can have, so that nobody counts as told by it (IS-265)', async () => {
  const { port, told } = await plainServer();
  sender = smtpSender(`smtp://127.0.0.1:${port}/`, 'a@towpath.example', { needsTls: false });
  await expect(sender.send({ ...MAIL, to: 'somebody@unknown.invalid' })).rejects.toThrow('mailbox');
  expect(told).toEqual([]);
});
