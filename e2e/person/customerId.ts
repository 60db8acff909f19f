import { type BrowserContext, expect } from '@playwright/test';
import { credentials } from './credentials.ts';

/** The id of whoever goes through the journey in a browser, by which the console knows them. */
export async function customerIdOf(context: BrowserContext): Promise<string> {
  const mine = await context.request.get('/api/core/customers/details/mine', {
    headers: await credentials(context),
  });
  expect(mine.ok(), await mine.text()).toBe(true);
  const { userId } = await mine.json();
  return String(userId);
}
