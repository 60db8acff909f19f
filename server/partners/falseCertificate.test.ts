import { createServer as createHttps } from 'node:https';
import { createServer, type Socket, type Server as TcpServer } from 'node:net';
import { createServer as createTls, TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { runOps } from '../ops/run.ts';
import { temporaryFolder } from '../platform/database/temporaryFolder.ts';
import { FALSE_CERTIFICATE } from '../testing/falseCertificate.ts';
import { MADE_UP_SEARCH } from '../testing/madeUpSearch.ts';
import { idealPostcodes } from './address/idealPostcodes.ts';
import { httpCreditFile } from './credit-file/http.ts';
import { guardedMailSender } from './mail/guarded.ts';
import { smtpSender } from './mail/smtp.ts';
import { httpMessageSender } from './message/http.ts';
import { PartnerUnavailable } from './unavailable.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function portOf(server: TcpServer): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it has no port');
  return address.port;
}

/** Somebody in the place of a partner, and how often they were told anything. */
async function impostor() {
  const told: string[] = [];
  const server = createHttps(FALSE_CERTIFICATE, ({ url }, response) => {
    told.push(String(url));
    response.end('{}');
  });
  return { host: `localhost:${await portOf(server)}`, told };
}

/** Somebody in the place of a mail server, by TLS from the first byte or by STARTTLS, and what they were told. */
async function mailImpostor(scheme: 'smtp' | 'smtps') {
  const told: string[] = [];
  const serve = (socket: Socket, greeting: string) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', data => {
      for (const line of String(data).split('\r\n').filter(Boolean)) {
        told.push(line);
        if (!line.startsWith('STARTTLS')) socket.write('250-mail.example\r\n250 STARTTLS\r\n');
        else {
          socket.write('220 go on\r\n');
          socket.removeAllListeners('data');
          serve(new TLSSocket(socket, { isServer: true, ...FALSE_CERTIFICATE }), '');
        }
      }
    });
    if (greeting) socket.write(greeting);
  };
  const greet = (socket: Socket) => serve(socket, '220 mail.example\r\n');
  const server = scheme === 'smtps' ? createTls(FALSE_CERTIFICATE, greet) : createServer(greet);
  server.on('tlsClientError', () => undefined);
  return { url: `${scheme}://user:hunter2@localhost:${await portOf(server)}`, told };
}

const MAIL = { to: 'danielle@towpath.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

describe('a certificate that nobody vouches for (IS-305)', () => {
  it.each(['smtps', 'smtp'] as const)('keeps mail and password from a mail server by %s', async scheme => {
    const { url, told } = await mailImpostor(scheme);
    const sender = guardedMailSender(smtpSender(url, 'a@towpath.example', { needsTls: true }));
    closing.push(() => sender.close?.());
    for (let times = 0; times < 5; times += 1)
      await expect(sender.send(MAIL)).rejects.toMatchObject({ code: 'FALSE_CERTIFICATE' });
    // And counts as a server that is away: the mails wait.
    await expect(sender.send(MAIL)).rejects.toThrow(new PartnerUnavailable('resting'));
    expect(told.filter(line => !/^(?:EHLO|STARTTLS|QUIT)/.test(line))).toEqual([]);
  });

  it('keeps a text message from who is in the place of the service', async () => {
    const { host, told } = await impostor();
    const sending = httpMessageSender({ url: `https://${host}`, key: 'key' }).send({
      to: '07700900123',
      from: 'Lockside',
      text: 'Hello',
    });
    await expect(sending).rejects.toThrow(new PartnerUnavailable('false certificate'));
    expect(told).toEqual([]);
  });

  it('keeps a search from who is in the place of the agency', async () => {
    const { host, told } = await impostor();
    const search = httpCreditFile(`https://${host}`, 'key', 20_000).search(MADE_UP_SEARCH);
    await expect(search).rejects.toThrow(new PartnerUnavailable('false certificate'));
    expect(told).toEqual([]);
  });

  it('keeps a postcode from who is in the place of the address provider', async () => {
    const { host, told } = await impostor();
    const lookup = idealPostcodes({ url: `https://${host}`, key: 'key' }).addressesAt('LS1 4AA');
    await expect(lookup).rejects.toMatchObject({ reason: 'false certificate' });
    expect(told).toEqual([]);
  });

  it('is named by `ops check --connect`, a line for each', async () => {
    const [{ host }, { url }] = [await impostor(), await mailImpostor('smtps')];
    const err: string[] = [];
    const code = await runOps(['check', '--connect'], {
      environment: {
        DATA_DIR: temporaryFolder(),
        SMTP_URL: url,
        MESSAGE_URL: `https://${host}`,
        MESSAGE_KEY: 'key',
      },
      say: () => undefined,
      complain: line => void err.push(...line.split('\n')),
    });
    expect(code).toBe(1);
    expect(err).toEqual([
      `SMTP_URL: ${new URL(url).host} does not take mail: self-signed certificate.`,
      `MESSAGE_URL: ${host} shows a certificate that is not to be trusted: self-signed certificate.`,
    ]);
  });
});
