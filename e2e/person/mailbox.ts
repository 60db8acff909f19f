import { expect } from '@playwright/test';
import type { ReceivedMail } from '@towpath/sandbox/mailbox/receivedMail.ts';
import { addresses } from '../service/addresses.ts';

/** The mails received for one address, newest first. */
export async function mailsFor(email: string): Promise<readonly ReceivedMail[]> {
  const response = await fetch(`${addresses.mailbox}/mails.json?to=${encodeURIComponent(email)}`);
  return (await response.json()) as ReceivedMail[];
}

/** Waits for a mail with this subject. */
export async function mailFor(email: string, subject: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsFor(email)).find(mail => mail.subject === subject);
        return found?.subject;
      },
      { message: `a mail “${subject}” for ${email}`, timeout: 15_000 },
    )
    .toBe(subject);
  if (!found) throw new Error('polled until found');
  return found;
}
