import { hostname } from 'node:os';
import { escapeHtml } from '@towpath/domain/values/html.ts';
import { smtpSender } from '../../partners/mail/smtp.ts';
import { readConfig } from '../../platform/config/config.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { reasonOf } from '../check/connections.ts';
import { command, Misuse } from '../command.ts';
import { words } from './words.ts';

/** A unit of systemd, or another word for the work; it goes into a mail and a line to be copied. */
const WORK = /^[\w@.:-]{1,100}$/u;

/**
 * `ops alarm WORK`: mails the operator that work of the night failed. It goes straight to the mail server, since it may
 * be the database that is down.
 */
export const alarm = command(
  'mails OPERATOR_EMAIL that some work failed, such as towpath-backup.service',
  { words: ['WORK'], options: {} },
  async (_given, [work = ''], { environment, say }) => {
    if (!WORK.test(work))
      throw new Misuse('WORK has to be the name of a unit, such as towpath-backup.service.');
    const { operatorEmail, smtpUrl, mailFrom, mailNeedsTls } = readConfig(environment);
    if (operatorEmail === undefined) throw new StartFault('OPERATOR_EMAIL is not set: nobody was told.');
    if (smtpUrl === undefined) throw new StartFault('SMTP_URL is not set: nobody was told.');
    const lines = [words.lead(work, hostname()), words.see(work), words.again(work)];
    const sender = smtpSender(smtpUrl, mailFrom, { needsTls: mailNeedsTls });
    try {
      await sender.send({
        to: operatorEmail,
        subject: words.subject(work),
        text: `${lines.join('\n\n')}\n`,
        html: lines.map(line => `<p>${escapeHtml(line)}</p>`).join(''),
      });
    } catch (fault) {
      throw new StartFault(`SMTP_URL: ${new URL(smtpUrl).host} did not take the mail: ${reasonOf(fault)}.`);
    } finally {
      sender.close();
    }
    say(`Told ${operatorEmail}.`);
    return 0;
  },
);
