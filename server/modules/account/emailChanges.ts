import {
  countsWithoutOldFrom,
  type EmailChangeDays,
  emailChangeNow,
} from '@towpath/domain/people/emailChange.ts';
import { checkEmail, emailKey } from '@towpath/domain/values/email.ts';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { whenGivenUp } from '../../platform/mail/claims.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { accountByEmail, accountById, isEmailTaken, setEmail } from '../customers/accounts.ts';
import { requireConfirmation } from '../identity/confirmations.ts';
import { consumePasswordLinksOf } from '../identity/passwordLinks.ts';
import { hashOf } from '../identity/token.ts';
import {
  addEmailChange,
  changesToSettle,
  changesUntold,
  changeUnderWay,
  type EmailChangeRow,
  endEmailChange,
  findByLink,
  holdChange,
  noteAnswer,
  noteOldTold,
  noteUnreached,
  type Side,
} from './emailChangeRepository.ts';
import { LETTERS } from './letters.ts';
import type { NoticeKind } from './textNotices.ts';
import { tellPhoneInstead } from './untold.ts';
import { words } from './words.ts';

type Days = { readonly emailChangeDays: EmailChangeDays };
export type EmailChangeDeps = Pick<Deps, 'database' | 'clock'> & Days & { readonly outbox: Outbox };

/** Who is logged in, and the network that they call from. */
export type Caller = { readonly customerId: string; readonly sessionId: string; readonly network: Buffer };

/** What became of a change by an answer; `countsOn` where it waits for the old address. */
export type Became = {
  readonly became: 'changed' | 'waits' | 'stopped' | 'taken';
  readonly countsOn: Date | null;
};

/**
 * Begins a change of email, in place of one that is under way, and writes to both addresses.
 *
 * @throws ApiError CONFIRMATION_NEEDED, VALIDATION_FAILED at `email`
 */
export async function askEmailChange(
  { database, clock, outbox }: Omit<EmailChangeDeps, keyof Days>,
  who: Caller,
  email: string,
  confirmation: string,
): Promise<void> {
  const checked = checkEmail(email);
  if (!checked.ok) throw fieldError('email', checked.message);
  await database.transaction().execute(async trx => {
    const at = clock.now();
    await requireConfirmation(trx, who, confirmation, at);
    const account = await accountById(trx, who.customerId);
    if (!account) throw new ApiError('NOT_SIGNED_IN');
    if (emailKey(account.email) === emailKey(checked.value)) throw fieldError('email', words.sameEmail);
    const before = await holdChange(trx, who.customerId);
    if (before) await endEmailChange(trx, before, 'replaced', at);
    const id = await addEmailChange(trx, who.customerId, account.email, checked.value, at);
    await note(trx, { ...who, kind: 'email change asked', at, facts: {} });
    await outbox.add(trx, who.customerId, LETTERS.confirmNewEmail, at, id);
    await outbox.add(trx, who.customerId, LETTERS.emailIsToChange, at, id);
  });
  outbox.nudge();
}

/** Gives up the change that is under way. Throws NOT_FOUND where there is none. */
export async function cancelEmailChange(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  who: Caller,
): Promise<void> {
  await database.transaction().execute(async trx => {
    const change = await holdChange(trx, who.customerId);
    if (!change) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    await endEmailChange(trx, change, 'stopped', at);
    await note(trx, { ...who, kind: 'email change cancelled', at, facts: {} });
  });
}

/** The change of a person that is under way, and when it counts without the old address; null for none. */
export async function emailChangeOf(
  { database, emailChangeDays }: Pick<Deps, 'database'> & Days,
  customerId: string,
) {
  const change = await changeUnderWay(database, customerId);
  return (
    change && {
      email: change.newEmail,
      isConfirmed: change.confirmedAt !== null,
      isAgreed: change.agreedAt !== null,
      countsOn: countsWithoutOldFrom(change, emailChangeDays),
      isOldUnreached: change.oldToldAt === null && change.unreachedAt !== null,
    }
  );
}

/** To which of both addresses a link was sent. Throws EMAIL_LINK_NOT_VALID for one that no longer works. */
export async function sideOfLink({ database }: Pick<Deps, 'database'>, token: string): Promise<Side> {
  const found = await findByLink(database, hashOf(token));
  if (!found) throw new ApiError('EMAIL_LINK_NOT_VALID');
  return found.side;
}

/**
 * A yes or no by the link that one of both addresses got. A no ends the change.
 *
 * @throws ApiError EMAIL_LINK_NOT_VALID
 */
export async function answerByLink(
  deps: EmailChangeDeps,
  token: string,
  agrees: boolean,
  network: Buffer,
): Promise<Became> {
  const { database, clock, outbox } = deps;
  const became = await againIfTaken(() =>
    database.transaction().execute(async (trx): Promise<Became> => {
      const at = clock.now();
      const found = await findByLink(trx, hashOf(token));
      const change = found && (await holdChange(trx, found.customerId));
      // Ended between the two statements, by another call.
      if (!found || change?.id !== found.id) throw new ApiError('EMAIL_LINK_NOT_VALID');
      if (!agrees) {
        await endEmailChange(trx, change, 'stopped', at);
        const { customerId } = change;
        await note(trx, { kind: 'email change cancelled', at, customerId, network, facts: {} });
        return { became: 'stopped', countsOn: null };
      }
      const answered = await noteAnswer(trx, change, found.side, at);
      return settle(trx, deps, answered, at);
    }),
  );
  outbox.nudge();
  return became;
}

/**
 * Tells the phone where a mail server would not take the mail to the old address. Without a phone a change waits for
 * the old address, or for a person here.
 */
export async function tellOfChangesUntold(
  deps: Pick<Deps, 'database' | 'clock' | 'messageSender'>,
): Promise<void> {
  const { database, clock } = deps;
  for (const { customerId, id, askedAt } of await changesUntold(database)) {
    if (!(await whenGivenUp(database, customerId, LETTERS.emailIsToChange, id, askedAt))) continue;
    await database.transaction().execute(async trx => {
      const change = await holdChange(trx, customerId);
      if (change?.id !== id || change.unreachedAt !== null) return;
      await noteUnreached(trx, change, clock.now());
      await tellPhoneInstead(deps, trx, { customerId, kind: 'emailIsToChange', about: id }, clock.now());
    });
  }
}

/** What belongs to the text message about a change of email: it counts like the mail to the old address. */
export const emailChangeNotice: NoticeKind = {
  async isWanted(database, customerId, about) {
    const change = await changeUnderWay(database, customerId);
    return change?.id === about && change.oldToldAt === null;
  },
  async sent(trx, customerId, about, at) {
    if (about !== null) await noteOldTold(trx, customerId, about, at);
  },
  // Nobody was told: it waits for a person.
  gaveUp: async () => undefined,
};

/** Makes the changes that count since the old address has said nothing, and gives up those that nobody confirmed. */
export async function settleEmailChanges(deps: EmailChangeDeps): Promise<void> {
  const { database, clock, outbox } = deps;
  for (const { customerId, id } of await changesToSettle(database, clock.now(), deps.emailChangeDays)) {
    await againIfTaken(() =>
      database.transaction().execute(async trx => {
        const change = await holdChange(trx, customerId);
        if (change?.id === id) await settle(trx, deps, change, clock.now());
      }),
    );
  }
  outbox.nudge();
}

async function settle(
  trx: DatabaseTransaction,
  { outbox, emailChangeDays }: Pick<EmailChangeDeps, 'outbox'> & Days,
  change: EmailChangeRow,
  at: Date,
): Promise<Became> {
  const now = emailChangeNow(change, at, emailChangeDays);
  if (now === 'waits') {
    return { became: 'waits', countsOn: countsWithoutOldFrom(change, emailChangeDays) };
  }
  const { customerId, id } = change;
  if (now === 'over') {
    await endEmailChange(trx, change, 'over', at);
    return { became: 'stopped', countsOn: null };
  }
  // Only who reads that mailbox comes here, so telling them gives nothing away.
  if (await accountByEmail(trx, change.newEmail)) {
    await endEmailChange(trx, change, 'taken', at);
    return { became: 'taken', countsOn: null };
  }
  await setEmail(trx, customerId, change.newEmail);
  // A link for a new password that lies in the old mailbox must open nothing any more.
  await consumePasswordLinksOf(trx, customerId, at);
  await endEmailChange(trx, change, 'changed', at);
  await note(trx, { kind: 'email changed', at, customerId, facts: {} });
  await outbox.add(trx, customerId, LETTERS.emailChangedNew, at, id);
  await outbox.add(trx, customerId, LETTERS.emailChangedOld, at, id);
  return { became: 'changed', countsOn: null };
}

/** Somebody registered with the address in the same moment: the second try finds their account. */
async function againIfTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (!isEmailTaken(fault)) throw fault;
    return work();
  }
}
