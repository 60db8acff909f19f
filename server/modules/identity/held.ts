import { type Held, IS_HASH } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const identityHeld: readonly Held[] = [
  {
    table: 'guest_credentials',
    leftOut: { token_hash: IS_HASH },
    rows: (database, customerId) =>
      database.selectFrom('guest_credentials').selectAll().where('customer_id', '=', customerId).execute(),
  },
  {
    table: 'sessions',
    rows: (database, customerId) =>
      database
        .selectFrom('sessions')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('started_at')
        .execute(),
  },
  {
    table: 'session_confirmations',
    leftOut: { token_hash: IS_HASH },
    rows: (database, customerId) =>
      database
        .selectFrom('session_confirmations')
        .selectAll()
        .where('customer_id', '=', customerId)
        .execute(),
  },
  {
    table: 'refresh_tokens',
    leftOut: { token_hash: IS_HASH, successor_hash: IS_HASH },
    rows: (database, customerId) =>
      database.selectFrom('refresh_tokens').selectAll().where('customer_id', '=', customerId).execute(),
  },
  {
    table: 'password_links',
    leftOut: { token_hash: IS_HASH },
    rows: (database, customerId) =>
      database.selectFrom('password_links').selectAll().where('customer_id', '=', customerId).execute(),
  },
  {
    table: 'registration_repeats',
    leftOut: { key_hash: IS_HASH, body_hash: IS_HASH },
    rows: (database, customerId) =>
      database.selectFrom('registration_repeats').selectAll().where('customer_id', '=', customerId).execute(),
  },
  {
    table: 'second_factors',
    leftOut: { sealed_secret: 'the secret of your app: whoever had it could make your codes' },
    rows: (database, customerId) =>
      database.selectFrom('second_factors').selectAll().where('customer_id', '=', customerId).execute(),
  },
  {
    table: 'recovery_codes',
    leftOut: { code_hash: IS_HASH },
    rows: (database, customerId) =>
      database.selectFrom('recovery_codes').selectAll().where('customer_id', '=', customerId).execute(),
  },
  {
    table: 'login_challenges',
    leftOut: { token_hash: IS_HASH, used_code_hash: IS_HASH, refused_from: IS_HASH },
    rows: (database, customerId) =>
      database.selectFrom('login_challenges').selectAll().where('customer_id', '=', customerId).execute(),
  },
];
