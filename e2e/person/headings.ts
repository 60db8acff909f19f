import { expect, type Page } from '@playwright/test';

/** Pages whose title is not their heading, and what it is. */
const TITLES: readonly (readonly [address: RegExp, title: string])[] = [
  // The heading is what we promise.
  [/^\/$/u, 'Help with debt – Towpath'],
  // The heading greets, which says nothing in a row of tabs.
  [/^\/dashboard$/u, 'Your dashboard – Towpath'],
  [/^\/login$/u, 'Log in – Towpath'],
  [/^\/journey\/advice$/u, 'Your Advice – Towpath'],
  // The heading is the answer itself, which is nobody else's business.
  [/^\/journey\/full-advice$/u, 'Your Advice – Towpath'],
];

const headingsOf = (page: Page) => page.locator('h1');
const placeOf = (page: Page) => `${new URL(page.url()).pathname}${new URL(page.url()).hash}`;

/** Expects one main heading in the page, in sight of everybody, and none behind it. */
export async function expectOneHeading(page: Page): Promise<void> {
  await expect
    .poll(() => headingsOf(page).evaluateAll(all => all.map(h1 => h1.getBoundingClientRect().height > 15)), {
      message: `which main headings are in sight at ${placeOf(page)}`,
    })
    .toEqual([true]);
}

/** Expects one main heading, and a title of the document that says the same. */
export async function expectToSayWhere(page: Page): Promise<void> {
  await expectOneHeading(page);
  // Heading and title are read together each time: a press may still be loading the next document.
  await expect(async () => {
    const isOther = TITLES.find(([address]) => address.test(new URL(page.url()).pathname));
    const title = isOther
      ? isOther[1]
      : `${await headingsOf(page).textContent({ timeout: 1_000 })} – Towpath`;
    // A heading may be of two lines.
    const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, '');
    expect(withoutSpaces(await page.title()), `the title at ${placeOf(page)}`).toBe(withoutSpaces(title));
  }).toPass({ timeout: 10_000 });
}
