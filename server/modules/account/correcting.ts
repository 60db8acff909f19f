import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { endConfirmedPhones } from '../credit-search/endPhones.ts';
import { type DetailsNow, detailsNow, setPhone, storeNames } from '../customers/accounts.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import {
  checkedNames,
  type DetailsDeps,
  isSameName,
  numberToRing,
  sendWhatTells,
  tellOfPhone,
  type WholeName,
} from './details.ts';

/** What is written down of a correction, in its transaction and only where something changes. */
type WithAdviser = (trx: DatabaseTransaction, at: Date) => Promise<void>;

export type DetailsCorrecting = ReturnType<typeof detailsCorrecting>;

/** Putting a person’s name and number right together with them, by the checks of their own account; guests’ too. */
export function detailsCorrecting(deps: DetailsDeps) {
  const { database, clock } = deps;

  /** How a person is called and reached. Throws NOT_FOUND for nobody. */
  async function read(customerId: string): Promise<DetailsNow> {
    return found(await detailsNow(database, customerId));
  }

  /**
   * @param was the name that was read
   * @throws ApiError VALIDATION_FAILED at the fields at fault, CHANGED_MEANWHILE or SESSION_CLOSED
   */
  async function name(
    customerId: string,
    { was, ...given }: WholeName & { readonly was: WholeName },
    withAdviser: WithAdviser,
  ): Promise<void> {
    const names = checkedNames(given);
    await database.transaction().execute(async trx => {
      const before = found(await detailsNow(trx, customerId));
      await refuseLockedOf(trx, customerId);
      if (!isSameName(before, was)) throw new ApiError('CHANGED_MEANWHILE');
      await storeNames(trx, customerId, names);
      if (isSameName(before, found(await detailsNow(trx, customerId)))) return;
      await withAdviser(trx, clock.now());
    });
  }

  /**
   * Another number to ring, or none. The person is told of it as of a change of their own; that they once showed by a
   * code which phone is theirs no longer counts.
   *
   * @param was the number that was read
   * @throws ApiError VALIDATION_FAILED at `contactNumber`, CHANGED_MEANWHILE or SESSION_CLOSED
   */
  async function phone(
    customerId: string,
    {
      contactNumber,
      tellsOld,
      was,
    }: {
      readonly contactNumber: string;
      readonly tellsOld: boolean;
      readonly was: string | null;
    },
    withAdviser: WithAdviser,
  ): Promise<void> {
    const number = numberToRing(deps, contactNumber);
    await database.transaction().execute(async trx => {
      const before = found(await detailsNow(trx, customerId));
      await refuseLockedOf(trx, customerId);
      if (before.contactNumber !== was) throw new ApiError('CHANGED_MEANWHILE');
      if (before.contactNumber === number) return;
      const at = clock.now();
      const old = await setPhone(trx, customerId, number, at);
      await endConfirmedPhones(trx, customerId, at);
      if (before.isRegistered) await tellOfPhone(deps, trx, { customerId, old, tellsOld, at });
      await withAdviser(trx, at);
    });
    sendWhatTells(deps);
  }

  return { read, name, phone };
}

function found(details: DetailsNow | null): DetailsNow {
  if (!details) throw new ApiError('NOT_FOUND');
  return details;
}
