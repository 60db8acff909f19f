import { SEALED_ADVICE } from './modules/advice/sealed.ts';
import { SEALED_APPLICATIONS } from './modules/applications/sealed.ts';
import { SEALED_BOOKINGS } from './modules/bookings/sealed.ts';
import { SEALED_CASES } from './modules/cases/sealed.ts';
import { SEALED_CHATS } from './modules/chat/sealed.ts';
import { SEALED_ASIDE } from './modules/coming-back/sealed.ts';
import { SEALED_SEARCHES } from './modules/credit-search/sealed.ts';
import { SEALED_ENTITLEMENTS } from './modules/entitlements/sealed.ts';
import { SEALED_HEALTH } from './modules/health/sealed.ts';
import { SEALED_SECOND_FACTORS } from './modules/identity/second-factor/sealed.ts';
import { SEALED_LETTERS } from './modules/letters/sealed.ts';
import { SEALED_KEPT_RECORDS } from './modules/own-data/keptRecords.ts';
import { SEALED_OWN_DATA } from './modules/own-data/sealed.ts';
import { SEALED_PAPERS } from './modules/papers/sealed.ts';
import { SEALED_PARTNER_KEYS } from './modules/partner-leads/sealed.ts';
import { SEALED_PLANS } from './modules/plans/sealed.ts';
import { SEALED_REPAYMENTS } from './modules/repayment/sealed.ts';
import { SEALED_STAFF } from './modules/staff/sealed.ts';
import { SEALED_WORK } from './modules/work/sealed.ts';
import type { Config } from './platform/config/config.ts';
import type { KeyRing } from './platform/config/keyRing.ts';
import type { SealedColumn } from './platform/keys/sealedColumn.ts';

/** Every column with something sealed in it. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  ...SEALED_ADVICE,
  ...SEALED_CHATS,
  ...SEALED_HEALTH,
  ...SEALED_LETTERS,
  ...SEALED_ENTITLEMENTS,
  ...SEALED_ASIDE,
  ...SEALED_SEARCHES,
  ...SEALED_KEPT_RECORDS,
  ...SEALED_OWN_DATA,
  ...SEALED_SECOND_FACTORS,
  ...SEALED_PARTNER_KEYS,
  ...SEALED_STAFF,
  ...SEALED_BOOKINGS,
  ...SEALED_PLANS,
  ...SEALED_CASES,
  ...SEALED_WORK,
  ...SEALED_REPAYMENTS,
  ...SEALED_APPLICATIONS,
  ...SEALED_PAPERS,
];

/** Every key: a start with a wrong one is refused. */
export function keyRings(config: Config): readonly KeyRing[] {
  return [...sealingRings(config), config.jwtSecret];
}

/** The keys that seal, without which something cannot be read. */
export function sealingRings({ healthDataKey, dataSecret }: Config): readonly KeyRing[] {
  return [healthDataKey, dataSecret];
}
