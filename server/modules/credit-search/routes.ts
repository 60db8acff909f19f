import {
  agreeToCreditSearch,
  askSearchPhone,
  confirmCreditSearch,
  confirmSearchPhone,
  searchCredit,
  sendCreditSearchCodeAgain,
  sendSearchPhoneCodeAgain,
} from '@towpath/contracts/api/creditSearch.ts';
import type { FastifyInstance } from 'fastify';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import type { CreditSearches } from './service.ts';

const HOUR = 3600;
/**
 * A program that looks strangers up creates a new visitor each time, so the limit applies to the address as
 * well.
 */
const SEARCHES: readonly Limit[] = [
  { max: 20, seconds: HOUR, by: 'person' },
  { max: 100, seconds: HOUR, by: 'address' },
];
/** Each may send a text, by somebody of whom nothing is known yet; how many one phone is sent is limited besides. */
const PHONES: readonly Limit[] = [
  { max: 10, seconds: HOUR, by: 'person' },
  { max: 60, seconds: HOUR, by: 'address' },
];
const TERMS: readonly Limit[] = [{ max: 60, seconds: HOUR, by: 'person' }];
/**
 * Attempts at each code are counted in the database; this limit slows down guessing at many people’s codes.
 */
const CODES: readonly Limit[] = [
  { max: 60, seconds: HOUR, by: 'person' },
  { max: 300, seconds: HOUR, by: 'address' },
];

export function registerCreditSearchRoutes(app: FastifyInstance, creditSearches: CreditSearches): void {
  route(
    app,
    agreeToCreditSearch,
    ({ who, body, request: { network } }) => creditSearches.agree({ ...who, network }, body.termsVersion),
    {
      limits: TERMS,
    },
  );

  route(
    app,
    askSearchPhone,
    ({ who, body, request }) => creditSearches.askPhone(who.customerId, body.phoneNumber, request),
    { limits: PHONES },
  );

  route(
    app,
    confirmSearchPhone,
    ({ who, body, request }) => creditSearches.confirmPhone(who.customerId, body.otp, request),
    { limits: CODES },
  );

  route(app, sendSearchPhoneCodeAgain, ({ who }) => creditSearches.sendPhoneCodeAgain(who.customerId), {
    limits: PHONES,
  });

  route(app, searchCredit, ({ who, body, request }) => creditSearches.search(who.customerId, body, request), {
    limits: SEARCHES,
  });

  route(
    app,
    confirmCreditSearch,
    ({ who, body, request }) => creditSearches.confirm(who.customerId, body.otp, request),
    {
      limits: CODES,
    },
  );

  route(app, sendCreditSearchCodeAgain, ({ who }) => creditSearches.sendAgain(who.customerId), {
    limits: SEARCHES,
  });
}
