import { expect, type Locator, test } from '../fixtures.ts';
import { DebtFormScreen } from '../pages/DebtFormScreen.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../person/accessible.ts';
import { atBudget, withBudget } from '../person/budgeting.ts';
import { reviewing } from '../person/reviewing.ts';

/** Where something is drawn, in px from the corner of the page. */
async function placeOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.describe('in a window of 1280 by 800', { tag: '@desktop' }, () => {
  test('Danielle ticks what she has under the words that introduce it, and fills in with the ring beside her (WT-123)', async ({
    page,
    context,
    email,
  }) => {
    await atBudget(context, email);
    await page.goto('/journey/budget');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('What do you get, and what do you pay?');
    await expect(page.getByText("What's next?")).toBeVisible();
    const strip = await page
      .locator('[data-if="trial"]')
      .evaluateAll(([one]) => one?.getBoundingClientRect().height ?? 0);
    expect((await placeOf(title)).y - strip).toBeLessThanOrEqual(370);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(title).toHaveText('How much, and how often?');
    await expect(page.getByText("What's next?")).toBeHidden();
    await page.reload();
    await expect(title).toHaveText('How much, and how often?');
    await expect(page.getByText("What's next?")).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    expect((await placeOf(title)).y - strip).toBeLessThanOrEqual(300);
    const row = await placeOf(page.getByText('Your take-home pay', { exact: true }));
    const sum = await placeOf(page.getByLabel('Your take-home pay', { exact: true }));
    const often = await placeOf(page.getByLabel('How often: Your take-home pay'));
    expect(sum.x).toBeGreaterThanOrEqual(row.right);
    expect(often.x).toBeGreaterThanOrEqual(sum.right);
    expect(row.y).toBeLessThan(sum.bottom);
    const ring = await placeOf(page.getByRole('img', { name: /^Money in/u }));
    expect(ring.x).toBeGreaterThan(often.right);
    expect(ring.bottom).toBeLessThanOrEqual(800);
    await expectAccessible(page);
  });

  test('Danielle comes from her advice to one part, and has its sum before her (WT-123)', async ({
    page,
    context,
    email,
  }) => {
    await withBudget(context, email);
    await page.goto('/journey/budget#part-22-from-advice');
    const sum = page.getByLabel('Groceries and cleaning', { exact: true });
    await expect(sum).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Submit Food and housekeeping' })).toBeInViewport();
  });

  test('Danielle looks for a kind of debt: its groups and kinds are as wide as the page, below the tips (WT-089)', async ({
    page,
    context,
    email,
  }) => {
    await reviewing(context, { email });
    const form = new DebtFormScreen(page);
    await form.open();
    await page.getByRole('button', { name: /^Council, tax and benefits/ }).click();
    for (const width of [1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const tips = page.getByRole('complementary').filter({ hasText: 'Can’t find a letter?' });
      const aside = await placeOf(tips);
      const group = await placeOf(page.getByRole('button', { name: /^Council, tax and benefits/ }));
      const kind = await placeOf(form.kind('Universal Credit advance').locator('xpath=ancestor::label'));
      const title = await placeOf(page.getByRole('heading', { level: 1 }));
      expect(group.x - title.x).toBeLessThan(8);
      expect(aside.right - kind.right).toBeLessThan(24);
      expect(aside.right).toBeGreaterThanOrEqual(kind.right);
      expect(aside.bottom).toBeLessThan(
        (await placeOf(form.kind('Credit card').locator('xpath=ancestor::label'))).y,
      );
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
