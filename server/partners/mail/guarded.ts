import type { MailSender } from '../../platform/mail/port.ts';
import { type BreakerLimits, breaker } from '../breaker.ts';
import { PartnerUnavailable } from '../unavailable.ts';
import { FALSE_CERTIFICATE } from './smtp.ts';

/** What nodemailer says where the server itself is away, and not where it does not take one mail. */
const AWAY = new Set([
  ...['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ENOTFOUND'],
  ...['ETLS', 'EAUTH', 'EPROTOCOL', FALSE_CERTIFICATE],
]);

/**
 * Lets a mail server that is away rest for a while: each mail would only wait for it in vain, and it would be asked by all
 * of them as it comes up. The mails stay in the outbox. One that is not taken, such as for its address, says nothing of
 * the server.
 */
export function guardedMailSender(sender: MailSender, limits?: BreakerLimits): MailSender {
  const guard = breaker(isAway, () => new PartnerUnavailable('resting'), limits);
  return { send: mail => guard(() => sender.send(mail)), close: () => sender.close() };
}

function isAway(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  // 421: the server closes, or is overloaded.
  if ('responseCode' in fault && fault.responseCode === 421) return true;
  return 'code' in fault && AWAY.has(String(fault.code));
}
