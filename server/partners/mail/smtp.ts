import nodemailer from 'nodemailer';
import { MAIL_CONNECTIONS, type MailSender } from '../../platform/mail/port.ts';
import { isFalseCertificate } from '../falseCertificate.ts';

/** The code of the fault where nobody vouches for the mail server that answered. */
export const FALSE_CERTIFICATE = 'FALSE_CERTIFICATE';

/**
 * No machine has such a name (RFC 2606): it stands where the email of an account is not known. A relay might take the mail
 * all the same, and its person would count as told.
 */
const NOBODYS = /\.invalid$/iu;

/**
 * Sends by SMTP, for example `smtps://user:password@host:465`. `from` is an address; a mail
 * brings its own name for it. Where TLS is
 * needed, a server reached by `smtp:` has to offer STARTTLS: otherwise neither password nor mail is handed over, and
 * sending fails.
 */
export function smtpSender(
  smtpUrl: string,
  from: string,
  { needsTls }: { readonly needsTls: boolean },
): MailSender & {
  /** Connects and logs in, and sends nothing. Rejects with the reason why no mail could be handed over. */
  greet(): Promise<void>;
} {
  const transport = nodemailer.createTransport({
    // Making a connection takes longer than the mail.
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    url: needsTls ? requiringTls(smtpUrl) : smtpUrl,
    // A mail server that hangs must not hold up later mails for long.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const address = /<(.*)>/u.exec(from)?.[1] ?? from;
  return {
    async send({ attachments = [], from: name, ...mail }) {
      if (NOBODYS.test(mail.to)) throw new Error('Nobody has a mailbox there.');
      const sent = transport.sendMail({
        ...mail,
        from: name === undefined ? from : { name, address },
        attachments: [...attachments],
        headers: {
          // Asks out-of-office programs not to answer.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        },
      });
      await sent.catch(fault => {
        // The library calls it a fault of the socket, and a log has no message of a mail.
        throw isFalseCertificate(fault) ? Object.assign(fault, { code: FALSE_CERTIFICATE }) : fault;
      });
    },
    async greet() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/** The address with TLS required. It is said there, since what an address says wins over the other options. */
function requiringTls(smtpUrl: string): string {
  const address = new URL(smtpUrl);
  address.searchParams.set('requireTLS', 'true');
  return address.href;
}
