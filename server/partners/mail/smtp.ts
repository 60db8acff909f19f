import nodemailer from 'nodemailer';
import type { MailSender } from '../../platform/mail/port.ts';

/** Sends by SMTP, for example `smtps://user:password@host:465`. `from` is an address, or `Name <address>`. */
export function smtpSender(smtpUrl: string, from: string): MailSender {
  const transport = nodemailer.createTransport(
    {
      url: smtpUrl,
      // A mail server that hangs must not hold up later mails for long.
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  );
  return {
    async send({ attachments = [], ...mail }) {
      await transport.sendMail({
        ...mail,
        attachments: [...attachments],
        headers: {
          // Asks out-of-office programs not to answer.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        },
      });
    },
    close: () => transport.close(),
  };
}
