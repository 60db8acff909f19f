import { expect, type Locator } from '@playwright/test';

/** No part of a page is further than so many presses away. */
const FURTHEST = 120;

/** Presses Tab until the focus is on a part of the page, as who has no mouse does. */
export async function tabTo(part: Locator): Promise<void> {
  await part.first().waitFor();
  const page = part.page();
  for (let presses = 0; presses < FURTHEST; presses += 1) {
    if (await part.first().evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(part.first(), `within ${FURTHEST} presses of Tab`).toBeFocused();
}

/** Comes to a button or a link by Tab, and presses it by Enter. */
export async function tabAndPress(part: Locator): Promise<void> {
  await tabTo(part);
  await part.page().keyboard.press('Enter');
}
