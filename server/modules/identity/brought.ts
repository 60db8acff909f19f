import { type Brought, stays } from '../../platform/database/brought.ts';

/** What a guest made calls with ends; how the account is logged into stays as it is. */
export const identityBrought: readonly Brought[] = [
  ...stays('it ends with the guest', 'guest_credentials'),
  ...stays(
    'only accounts have these',
    'sessions',
    'session_confirmations',
    'refresh_tokens',
    'password_links',
    'registration_repeats',
    'second_factors',
    'recovery_codes',
    'login_challenges',
  ),
];
