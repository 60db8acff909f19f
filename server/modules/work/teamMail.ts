import type { MailName } from '@towpath/contracts/content/mails.ts';
import { type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import type { MailSender } from '../../platform/mail/port.ts';

export type TeamMailDeps = {
  readonly mailSender: Pick<MailSender, 'send'>;
  readonly letterheadOf: LetterheadOf;
};

/** Mails the team about the work list. Throws where the mail is not taken. */
export async function mailTeam(
  { mailSender, letterheadOf }: TeamMailDeps,
  name: MailName,
  to: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const letterhead = await letterheadOf(null);
  await mailSender.send(writeMail(letterhead, name, { to, path: '/staff', values }));
}
