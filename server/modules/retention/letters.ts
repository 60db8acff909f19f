import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import { endsOn, type RetentionRules, WARNED_BEFORE } from '@towpath/domain/people/retention.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { mailOf } from '../../partners/mail/letter.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MailWriter } from '../../platform/mail/outbox.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { accountById } from '../customers/accounts.ts';
import { lastSeenOf } from '../customers/retained.ts';
import { warningOf } from './warnings.ts';
import { words } from './words.ts';

/** Writes the mail before an account is deleted because nobody comes back to it; none to somebody who has come back. */
export function warningLetter(deps: {
  readonly database: Database;
  readonly rules: RetentionRules;
  readonly publicUrl: string;
  readonly brand: BrandLook;
}): MailWriter {
  const { database, rules, publicUrl, brand } = deps;
  return async (customerId, about) => {
    const warning = about === null ? undefined : await warningOf(database, customerId, about);
    const name = WARNED_BEFORE.find(rule => rule === warning?.rule);
    const account = await accountById(database, customerId);
    const lastSeenAt = await lastSeenOf(database, customerId);
    if (!warning || !name || !account || lastSeenAt === null || lastSeenAt > warning.askedAt) return null;
    const day = endsOn(londonDate(lastSeenAt), londonDate(warning.askedAt), rules[name]);
    const { subject, heading, lines, button, help } = words.warning;
    return mailOf(
      {
        subject,
        heading: heading(account.user.firstName),
        lines: lines(sayDay(isoDate(day))),
        button: { label: button, url: `${publicUrl}/login` },
        help,
      },
      account.email,
      publicUrl,
      brand,
    );
  };
}
