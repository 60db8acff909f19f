import { type BrowserContext, expect } from '@playwright/test';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';
import { credentials } from './credentials.ts';
import { type EarlierVisit, hadBeenHere } from './earlierVisit.ts';

type Account = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null for somebody who has not chosen a password yet. */
  readonly password?: string | null;
  /** What was answered otherwise than most people do. */
  readonly answers?: EarlierVisit['answers'];
};

/**
 * Turns the person of a browser into a customer who registered on an earlier visit and is still logged in; consents
 * are next.
 */
export async function registered(
  context: BrowserContext,
  { email, firstName, lastName, password = GOOD_PASSWORD, answers }: Account,
): Promise<void> {
  await hadBeenHere(context, { answers });
  const { request } = context;
  const made = await request.post('/api/core/users/customer/register', {
    headers: await credentials(context),
    data: { stepId: 'account', email, firstName, lastName },
  });
  expect(made.status()).toBe(200);
  if (password === null) return;
  const chosen = await request.post('/api/core/users/customer/password', {
    headers: await credentials(context),
    data: { newPassword: password },
  });
  expect(chosen.ok()).toBe(true);
}
