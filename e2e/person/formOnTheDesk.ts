import { expect, type Page } from '@playwright/test';
import type { ConsolePage } from '../pages/ConsolePage.ts';
import { addresses } from '../service/addresses.ts';

type Desk = { readonly desk: Page; readonly console: ConsolePage };
type Visit = () => Promise<{ readonly page: Page }>;

/** What a story has to expect that shows the made-up offices, which are a site of their own. */
export const OFFICES = /^another site: http:\/\/localhost:\d+\/applications\//;

/** An adviser takes the form of a person from the work list, and opens it in their case. */
export async function takesForm({ desk, console }: Desk, customerId: string): Promise<void> {
  await desk.goto('/staff');
  await console.takeWorkOf(customerId, 'Applications');
  await console.openCase();
  await console.casePart('Application').click();
}

/** They accept it as it stands and send it, typing nothing; gives the number of whoever took it. */
export async function acceptsAndSends({ desk }: Desk, receiver: string): Promise<string> {
  await desk.getByRole('button', { name: 'Accept' }).click();
  await desk.getByRole('button', { name: `Send to ${receiver}` }).click();
  const sent = desk.getByText(/Their number: MADE-UP-\d+/);
  await expect(sent).toBeVisible();
  return (await sent.textContent())?.match(/MADE-UP-\d+/)?.[0] ?? '';
}

/**
 * The made-up office grants it, and the adviser looks for the answer.
 *
 * @param holds what stands in the file that came there
 */
export async function isGranted(
  { desk }: Desk,
  visit: Visit,
  { number, holds }: { readonly number: string; readonly holds: readonly string[] },
): Promise<void> {
  const office = await visit();
  await office.page.goto(`${addresses.authorities}/applications/${number}`);
  await expect(office.page.getByText('This is made up.')).toBeVisible();
  for (const part of holds) await expect(office.page.getByText(part)).toBeVisible();
  await office.page.getByRole('button', { name: 'Grant it' }).click();
  await expect(office.page.getByText(/^Granted on/)).toBeVisible();
  await desk.getByRole('button', { name: 'Look for an answer' }).click();
  await expect(desk.getByText('Granted').first()).toBeVisible();
}
