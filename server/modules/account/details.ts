import type { SessionUser } from '@towpath/contracts/api/session.ts';
import { checkTitle } from '@towpath/domain/people/titles.ts';
import { checkPhone as checkPhoneShape } from '@towpath/domain/values/phone.ts';
import { checkName } from '@towpath/domain/values/text.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { PhoneCheck } from '../../partners/phone/port.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { detailsNow, type Names, setPhone, storeNames } from '../customers/accounts.ts';
import { requireConfirmation } from '../identity/confirmations.ts';
import type { Caller } from './emailChanges.ts';
import { LETTERS } from './letters.ts';
import { toldSafeContact } from './safeContact.ts';
import { addTextNotice } from './textNotices.ts';

export type DetailsDeps = Pick<Deps, 'database' | 'clock' | 'messageSender'> & {
  readonly outbox: Outbox;
  readonly checkPhone: PhoneCheck;
  /** Sends the text messages that are safe to send now. */
  readonly sendTexts: () => Promise<void>;
  readonly log: FastifyBaseLogger;
};

/** A name as somebody gave it. */
export type GivenName = {
  readonly title?: string | undefined;
  readonly forename: string;
  readonly middlename?: string | undefined;
  readonly surname: string;
};

const NAME_PARTS = ['title', 'forename', 'middlename', 'surname'] as const;

/** The whole name of a person, empty where they have none. */
export type WholeName = { readonly [Part in keyof GivenName]-?: string };

/**
 * Stores another name. A last name may be left out: some people have one name only. A title and middle names that are left
 * out stay as they are; empty ones are taken away.
 *
 * @param was the name as it was read; left out where nobody says
 * @throws ApiError VALIDATION_FAILED at the fields at fault, or CHANGED_SINCE_READ
 */
export async function changeName(
  { database, clock }: DetailsDeps,
  who: Caller,
  { was, ...given }: GivenName & { readonly was?: WholeName | undefined },
): Promise<SessionUser> {
  const names = checkedNames(given);
  return database.transaction().execute(async trx => {
    const now = await detailsNow(trx, who.customerId);
    const overwrites = (part: keyof WholeName) =>
      was && now && now[part] !== was[part] && given[part] !== undefined && given[part] !== now[part];
    if (NAME_PARTS.some(overwrites)) throw new ApiError('CHANGED_SINCE_READ');
    await note(trx, { ...who, kind: 'details changed', at: clock.now(), facts: { what: 'name' } });
    return storeNames(trx, who.customerId, names);
  });
}

/** Whether two names are the same in every part. */
export function isSameName(one: WholeName, other: WholeName): boolean {
  return NAME_PARTS.every(part => one[part] === other[part]);
}

/** A name as it is kept. Throws VALIDATION_FAILED at the fields at fault. */
export function checkedNames(given: GivenName): Names {
  const forename = checkName(given.forename);
  const surname = orEmpty(given.surname);
  const middlename = orEmpty(given.middlename ?? '');
  const title = checkTitle(given.title ?? '');
  const fields = Object.entries({ title, forename, middlename, surname }).flatMap(([field, checked]) =>
    checked.ok ? [] : [{ field, message: checked.message }],
  );
  if (!forename.ok || !surname.ok || !middlename.ok || !title.ok) {
    throw new ApiError('VALIDATION_FAILED', { message: fields[0]?.message ?? '', fields });
  }
  return {
    firstName: forename.value,
    lastName: surname.value,
    ...(given.title === undefined ? {} : { titleId: title.value }),
    ...(given.middlename === undefined ? {} : { middleName: middlename.value || null }),
  };
}

function orEmpty(name: string) {
  return name.trim() === '' ? ({ ok: true, value: '' } as const) : checkName(name);
}

/**
 * Stores another number to ring, or none. The email is told; the old number too, by a text message at a time that is
 * safe, where those are on and the person does not say that somebody else may see it.
 *
 * @param change `was`: the number as it was read; left out where nobody says
 * @throws ApiError CONFIRMATION_NEEDED, VALIDATION_FAILED at `contactNumber`, or CHANGED_SINCE_READ
 */
export async function changePhone(
  deps: DetailsDeps,
  who: Caller,
  {
    contactNumber,
    tellsOld,
    was,
    confirmation,
  }: {
    readonly contactNumber: string;
    readonly tellsOld: boolean;
    readonly was?: string | null | undefined;
    readonly confirmation: string;
  },
): Promise<void> {
  const { database, clock } = deps;
  const number = numberToRing(deps, contactNumber);
  await database.transaction().execute(async trx => {
    const at = clock.now();
    await requireConfirmation(trx, who, confirmation, at);
    const old = await setPhone(trx, who.customerId, number, at);
    if (old === number) return;
    if (was !== undefined && old !== was) throw new ApiError('CHANGED_SINCE_READ');
    await note(trx, { ...who, kind: 'details changed', at, facts: { what: 'phone' } });
    await tellOfPhone(deps, trx, { customerId: who.customerId, old, tellsOld, at });
  });
  sendWhatTells(deps);
}

/** Tells the email of another number, and the old number, as long as nobody has said that another may see it. */
export async function tellOfPhone(
  { outbox, messageSender }: Pick<DetailsDeps, 'outbox' | 'messageSender'>,
  trx: DatabaseTransaction,
  changed: {
    readonly customerId: string;
    readonly old: string | null;
    readonly tellsOld: boolean;
    readonly at: Date;
  },
): Promise<void> {
  const { customerId, old, tellsOld, at } = changed;
  await outbox.add(trx, customerId, LETTERS.phoneChanged, at);
  if (old === null || !tellsOld || !messageSender) return;
  const times = (await toldSafeContact(trx, customerId))?.times ?? [];
  await addTextNotice(trx, { customerId, kind: 'phoneChanged', phone: old, times }, at);
}

/** Has what tells of a change go out. The change stands whether or not it goes out now: it is tried again. */
export function sendWhatTells({ outbox, sendTexts, log }: DetailsDeps): void {
  outbox.nudge();
  sendTexts().catch(() => log.warn('text messages not looked at'));
}

/** A number that can be rung, or null for an empty one. Throws VALIDATION_FAILED at `contactNumber`. */
export function numberToRing(deps: Pick<DetailsDeps, 'checkPhone'>, given: string): string | null {
  return given.trim() === '' ? null : callable(deps, given);
}

function callable({ checkPhone }: Pick<DetailsDeps, 'checkPhone'>, given: string): string {
  const shape = checkPhoneShape(given);
  if (!shape.ok) throw fieldError('contactNumber', shape.message);
  const { isValid, message } = checkPhone(shape.value);
  if (!isValid) throw fieldError('contactNumber', message);
  return shape.value;
}
