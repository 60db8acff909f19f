import type { Account } from '@towpath/contracts/api/account.ts';
import type { EmailChangeDays } from '@towpath/domain/people/emailChange.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { accountDetails } from '../customers/accounts.ts';
import { secondFactorOf } from '../identity/second-factor/state.ts';
import { runningSessions } from '../identity/sessions.ts';
import { emailChangeOf } from './emailChanges.ts';

/** What the person's account page shows first. Throws NOT_SIGNED_IN where the account is gone meanwhile. */
export async function accountOf(
  {
    database,
    clock,
    emailChangeDays,
  }: Pick<Deps, 'database' | 'clock'> & { readonly emailChangeDays: EmailChangeDays },
  who: { readonly customerId: string; readonly sessionId: string },
): Promise<Account> {
  const [details, sessions, emailChange, secondFactor] = await Promise.all([
    accountDetails(database, who.customerId),
    runningSessions(database, who.customerId, clock.now()),
    emailChangeOf({ database, emailChangeDays }, who.customerId),
    secondFactorOf(database, who.customerId),
  ]);
  if (!details) throw new ApiError('NOT_SIGNED_IN');
  const { passwordSetAt, ...shown } = details;
  return {
    ...shown,
    passwordSetOn: passwordSetAt && isoDate(londonDate(passwordSetAt)),
    secondFactor: secondFactor && {
      since: isoDate(londonDate(secondFactor.since)),
      recoveryCodesLeft: secondFactor.recoveryCodesLeft,
    },
    sessions: sessions.map(({ id, device, lastUsedAt, endsAt }) => ({
      id,
      isHere: id === who.sessionId,
      ...device,
      lastUsedOn: isoDate(londonDate(lastUsedAt)),
      endsOn: isoDate(londonDate(endsAt)),
    })),
    emailChange: emailChange && {
      ...emailChange,
      countsOn: emailChange.countsOn && isoDate(londonDate(emailChange.countsOn)),
    },
  };
}
